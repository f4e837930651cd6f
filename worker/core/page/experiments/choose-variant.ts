import type { ExperimentState, Membership } from '../../request/visitor/experiment-state.ts'
import { experimentHash } from './experiment-hash.ts'

export interface WeightedVariant {
  readonly id: string
  readonly weight: number
}

/** An experiment as assignment sees it; the control comes first. */
export interface ExperimentChoices {
  readonly id: string
  readonly variants: readonly [WeightedVariant, ...WeightedVariant[]]
}

/** The variant of a visitor: always the same for the same id, in proportion to the weights over many. */
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
export type Reason = 'query' | 'header' | 'cookie' | 'assignment' | 'control'

/** The variant that a visitor sees of an experiment. */
export interface Choice {
  readonly variantId: string
  readonly reason: Reason
  /** Named by an earlier visit or by the header, and no longer there: the visitor sees the control. */
  readonly gone?: string
  /** Remembered without proof that the worker assigned it. */
  readonly isUnproven?: true
}

/** What decides on a visitor's variant. */
export interface Chooser extends ExperimentState {
  /** The anonymous id, which this worker gave the visitor; none without consent. */
  readonly visitorId?: string | undefined
  /** `stored` names the variant of this experiment that the worker assigned to this id. */
  readonly isProven?: boolean
}

const entryOf = (entries: readonly Membership[], { id }: ExperimentChoices) =>
  entries.find(({ experimentId }) => experimentId === id)

/**
 * The variant for a visitor: `variantId` of the query, then the header, the cookie, and assignment; before consent each visitor who is
 * not forced sees the control (requirement experiments/order-of-choice). Undefined when the query asks for an unknown variant.
 */
export function chooseVariant(experiment: ExperimentChoices, state: Chooser): Choice | undefined {
  const has = (variantId: string) => experiment.variants.some(({ id }) => id === variantId)
  const control = experiment.variants[0].id
  const { asked, forced, mayAssign, stored, visitorId } = state
  const isOpen = mayAssign && experiment.variants.length > 1
  if (asked !== undefined) return has(asked) ? { variantId: asked, reason: 'query' } : undefined

  const known = ({ variantId }: Membership, reason: Reason): Choice =>
    has(variantId) ? { variantId, reason } : { variantId: control, reason: 'control', gone: variantId }
  const byHeader = entryOf(forced, experiment)
  if (byHeader) return known(byHeader, 'header')
  const before = mayAssign ? entryOf(stored, experiment) : undefined
  if (before) return { ...known(before, 'cookie'), ...(!state.isProven && { isUnproven: true }) }
  if (!isOpen || !visitorId) return { variantId: control, reason: 'control' }
  return { variantId: assignVariant(experiment, visitorId), reason: 'assignment' }
}

/** Only an assignment by the visitor's own id is counted, because a variant that is forced or claimed is not random. */
export const isCounted = ({ reason, isUnproven }: Choice): boolean =>
  reason === 'assignment' || (reason === 'cookie' && !isUnproven)
