import { lasting } from '../../base/caching/validity.ts'
import type { UnitDefaults } from '../../content/stories/unit-settings.ts'
import { list } from '../../platform/page-query.ts'
import { changesByOffer, type LedgerReader } from '../../platform/price-ledger/ledger-reader.ts'
import { noHistory, type PriceHistory } from '../../platform/price-ledger/price-history.ts'
import { isInAudience } from '../../platform/price-ledger/prices-in-force.ts'
import type { Settled } from './datum.ts'
import type { Fresh } from './freshness-of-parts.ts'
import type { Asker } from './page-data.ts'

type History = Fresh & Settled<PriceHistory | undefined>

interface HistoryDependencies {
  readonly defaults: UnitDefaults
  readonly asker: Promise<Asker>
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
  asker,
  groups,
  readLedger,
}: HistoryDependencies): Promise<History> {
  if (!defaults.features.provesStrikePrices) return notAsked
  const { space = '', country = '', language = '', countryGroups = '', ...own } = await asker
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
