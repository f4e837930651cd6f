import type { Feature } from '../../core/answer/feature.ts'
import { networkOf } from '../../core/answer/site-dependencies.ts'
import { deleteByAge } from '../../core/base/sql/expiry.ts'
import { ledgerDatabase, replacedPrices } from '../../core/platform/price-ledger/ledger-store.ts'
import { refreshRates } from './refresh-rates.ts'
import { storePriceLedgers } from './store-price-ledgers.ts'

const expiries = { DB: [replacedPrices] }

/** Stores the sources of prices: the ledger of prices that were in force, and the exchange rates of the central bank. */
export const prices: Feature = {
  expiries: () => expiries,
  eachMinute: ({ bindings, dependencies }) =>
    deleteByAge([{ database: bindings.DB, expiries: expiries.DB }], dependencies),
  afterContent: services =>
    storePriceLedgers(ledgerDatabase(services.bindings.DB, services.environment), {
      services,
      dependencies: services.dependencies,
    }),
  eachSixHours({ content: { kv }, environment, dependencies }) {
    const { now, log } = dependencies
    return refreshRates({ kv, fetch: networkOf(dependencies), url: environment.RATES_URL, now, log })
  },
}
