import { fnv1a } from '../../../../blocks/_kit/fnv1a.ts'
import { toBase64Json } from '../../base/http/cookies.ts'
import type { ExperimentState, Membership } from '../../request/visitor/experiment-state.ts'

/**
 * Maps an id to [0, 1) in steps of 1/10,000: the same for the same seed and id, and independent from seed to seed. This is version
 * 2 of GrowthBook's hash (docs.growthbook.io, "Build your own SDK"), so that other systems can compute the same assignment.
 */
export const experimentHash = (seed: string, id: string): number =>
  (fnv1a(String(fnv1a(seed + id))) % 10_000) / 10_000

export interface WeightedVariant {
  readonly id: string
  readonly weight: number
}

/** An experiment as assignment sees it; the control comes first. */
export interface ExperimentChoices {
  readonly id: string
  readonly variants: readonly [WeightedVariant, ...WeightedVariant[]]
}

/** The variant of a visitor: always the same for the same id; over many ids in proportion to the weights. */
export function assignVariant({ id, variants }: ExperimentChoices, visitorId: string): string {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  let rest = experimentHash(id, visitorId) * total
  for (const variant of variants) {
    if (rest < variant.weight) return variant.id
    rest -= variant.weight
  }
  return variants[0].id
}

/** The origin of the choice: the query, the header of a rule in front of the worker, an earlier visit, the hash, or none of them. */
type Reason = 'query' | 'header' | 'cookie' | 'assignment' | 'control'

/** The visitor's variant in an experiment. */
export interface Choice {
  readonly variantId: string
  readonly reason: Reason
  /** A variant that an earlier visit or the header names and that no longer exists: the visitor sees the control. */
  readonly gone?: string
  /** Remembered without proof that the worker assigned it. */
  readonly isUnproven?: true
}

/** The facts that choose a visitor's variant. */
export interface Chooser extends ExperimentState {
  /** The anonymous id that this worker issued to the visitor; none without consent. */
  readonly visitorId?: string | undefined
  /** `stored` names the variant of this experiment that the worker assigned to this id. */
  readonly isProven?: boolean
}

const entryOf = (entries: readonly Membership[], { id }: ExperimentChoices) =>
  entries.find(({ experimentId }) => experimentId === id)

/**
 * The variant for a visitor: `variantId` of the query, then the header, the cookie, and assignment; before consent each visitor who is
 * not forced sees the control (requirement experiments/order-of-choice). Undefined when the query requests an unknown variant.
 */
export function chooseVariant(experiment: ExperimentChoices, state: Chooser): Choice | undefined {
  const has = (variantId: string) => experiment.variants.some(({ id }) => id === variantId)
  const control = experiment.variants[0].id
  const { requested, forced, mayAssign, stored, visitorId } = state
  const isOpen = mayAssign && experiment.variants.length > 1
  if (requested !== undefined) return has(requested) ? { variantId: requested, reason: 'query' } : undefined

  const known = ({ variantId }: Membership, reason: Reason): Choice =>
    has(variantId) ? { variantId, reason } : { variantId: control, reason: 'control', gone: variantId }
  const byHeader = entryOf(forced, experiment)
  if (byHeader) return known(byHeader, 'header')
  const before = mayAssign ? entryOf(stored, experiment) : undefined
  if (before) return { ...known(before, 'cookie'), ...(!state.isProven && { isUnproven: true }) }
  if (!isOpen || !visitorId) return { variantId: control, reason: 'control' }
  return { variantId: assignVariant(experiment, visitorId), reason: 'assignment' }
}

/** Whether a visit is counted. Only an assignment by the visitor's own id is: a forced or claimed variant is not random. */
export const isCounted = ({ reason, isUnproven }: Choice): boolean =>
  reason === 'assignment' || (reason === 'cookie' && !isUnproven)

const DAY = 86_400_000
const life = 30 * DAY
const halfLife = 15 * DAY

/** Characters of the cookie's value; the rest of the 4 KB is for its name and attributes. */
const maxCharacters = 3900

/** The newest entries that fit into a cookie. */
function fitting(entries: readonly Membership[]): string {
  const text = toBase64Json(entries)
  return text.length > maxCharacters ? fitting(entries.slice(0, -1)) : text
}

/**
 * The value of the experiment cookie after a choice; undefined where nothing is to be written. Each entry lives for 30 days from the
 * last visit of its experiment; the visitor's anonymous id is written along with it.
 */
export function rememberChoice(
  { experimentId, variantId, ...labels }: Membership,
  { stored, now }: { readonly stored: readonly Membership[]; readonly now: number },
): string | undefined {
  const before = stored.find(entry => entry.experimentId === experimentId)
  const isKept = before?.variantId === variantId && before.proof === labels.proof
  if (isKept && now - (before.since ?? 0) <= halfLife) return undefined
  const others = stored.filter(
    entry => entry.experimentId !== experimentId && now - (entry.since ?? now) <= life,
  )
  return fitting([{ experimentId, variantId, ...labels, since: now }, ...others])
}
