import { expect, it } from 'vitest'
import { priorPrice } from '../../worker/core/platform/price-ledger/price-history.ts'
import { demoPriceChanges } from './price-ledger.ts'

const now = Date.UTC(2026, 10, 23, 12)

it('the demonstration proves the prices that its offer strikes', () => {
  const changes = demoPriceChanges(now)
  const coveredSince = Math.min(...changes.map(({ at }) => at))
  const reduced = changes.filter(({ isReduced, audience }) => isReduced && audience !== '')
  expect(reduced.map(({ cents }) => cents)).toEqual([16_900, 11_400])
  const proven = reduced.map(({ offer, cents }) =>
    priorPrice(
      changes.filter(change => change.offer === offer),
      { cents: cents!, coveredSince },
    ),
  )
  expect(proven).toEqual([18_900, 13_400])
})
