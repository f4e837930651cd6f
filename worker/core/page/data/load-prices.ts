import type { Currency } from '../../../../blocks/_kit/facts.ts'
import { expired, lasting } from '../../base/caching/validity.ts'
import type { UnitDefaults } from '../../content/stories/unit-settings.ts'
import type { PlatformAnswer } from '../../platform/call.ts'
import { call as rateCall } from '../../platform/calls/currency-exchange-rate.ts'
import { call as currencyCall } from '../../platform/calls/currency-user.ts'
import { countryGroupsIn, groupsOfCountry } from '../../platform/country-groups.ts'
import { moneyFormatOf } from '../../platform/money-formats.ts'
import { list } from '../../platform/page-query.ts'
import type { CallPlatform } from '../../platform/platform.ts'
import { changesByOffer, type LedgerReader } from '../../platform/price-ledger/ledger-store.ts'
import { noHistory, type PriceHistory } from '../../platform/price-ledger/price-history.ts'
import { isInAudience } from '../../platform/price-ledger/prices-in-force.ts'
import type { Fresh, Settled } from './datum.ts'
import type { LoadDependencies } from './load-dependencies.ts'
import type { CallParameters, LoadFacts } from './page-data.ts'

/**
 * The groups of the visitor's country; if they cannot be read, offers, contacts and points are those of the country
 * itself.
 */
export async function loadCountryGroups(
  { site, country }: Pick<LoadFacts, 'site' | 'country'>,
  { stories }: Pick<LoadDependencies, 'stories'>,
): Promise<Fresh & Settled<readonly string[]>> {
  try {
    const { value, validity } = await stories.ofType('country-groups-prioritization', site.defaultLanguage)
    const uuids = groupsOfCountry(country, countryGroupsIn(value))
    return { value: uuids, revision: uuids.join(), fallback: false, validity }
  } catch {
    // The reader has logged why.
    return { value: [], revision: '', fallback: true, validity: expired }
  }
}

type History = Fresh & Settled<PriceHistory | undefined>

interface HistoryDependencies {
  readonly defaults: UnitDefaults
  readonly callParameters: Promise<CallParameters>
  readonly groups: Promise<Settled<unknown>>
  readonly readLedger: LedgerReader
}

const notAsked: History = { value: undefined, revision: '', fallback: false, validity: lasting }

/**
 * The prices that a visitor was offered, in units that require a proof of struck prices (requirement prices/proven-strike-price). If
 * the database does not answer, the history proves nothing.
 */
export async function loadPriceHistory({
  defaults,
  callParameters,
  groups,
  readLedger,
}: HistoryDependencies): Promise<History> {
  if (!defaults.features.provesStrikePrices) return notAsked
  const { space = '', country = '', language = '', countryGroups = '', ...own } = await callParameters
  const [{ content, validity }, { fallback }] = await Promise.all([readLedger(space), groups])
  // Without the groups of the country, lower prices for one of them would be missed.
  if (!content || fallback) return { value: noHistory, revision: 'none', fallback, validity }
  const { state, changes, revision } = content
  const visitor = { ...own, country, language, unit: space, countryGroups: list(countryGroups) }
  const audiences = new Map(
    [...new Set(changes.map(({ audience }) => audience))].map(
      audience => [audience, isInAudience(audience, visitor)] as const,
    ),
  )
  const concerning = [...changesByOffer(changes)].map(
    ([offer, all]) => [offer, all.filter(({ audience }) => audiences.get(audience))] as const,
  )
  const value = { coveredSince: state.coveredSince, changes: new Map(concerning) }
  return { value, revision, fallback: false, validity }
}

/**
 * The currency of the visitor's country, or of the one that the unit is priced in: what the call for it says, else the bare rate in the format of the country. Undefined when both fail; prices
 * are shown unconverted then (requirement prices/failed-call).
 */
export async function callCurrency(
  callPlatform: CallPlatform,
  callParameters: Readonly<Record<string, string>>,
  pricedIn?: string,
): Promise<PlatformAnswer<Currency | undefined>> {
  const country = pricedIn ?? callParameters.country ?? ''
  const query = { ...callParameters, country }
  const currency = await callPlatform('currency-user', currencyCall, query)
  if (currency.value) return currency
  const { value, ...answer } = await callPlatform('currency-exchange-rate', rateCall, query)
  if (!value) return currency
  const { rate, rateTime } = value
  const format = moneyFormatOf(country)
  return {
    ...answer,
    // Two currencies may have the same rate.
    revision: `${format.currency} ${answer.revision}`,
    value: { format, baseCurrency: 'EUR', exchangeRate: rate, ...(rateTime && { rateTime }) },
  }
}
