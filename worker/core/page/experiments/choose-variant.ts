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
export type Reason = 'query' | 'header' | 'cookie' | 'assignment' | 'control'

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

/** Whether a visit is counted. Only an assignment by the visitor's own id is: a forced or claimed variant is not random. */
export const isCounted = ({ reason, isUnproven }: Choice): boolean =>
  reason === 'assignment' || (reason === 'cookie' && !isUnproven)
