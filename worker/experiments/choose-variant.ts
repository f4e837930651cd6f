import * as v from 'valibot'
import { fromBase64Json, toBase64Json } from '../http/base64-json.ts'
import { keysOf } from '../site/query.ts'
import { experimentHash } from './experiment-hash.ts'

const DAY = 86_400_000
const life = 30 * DAY
const halfLife = 15 * DAY

const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))
const label = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined)

const membership = v.object({
  experimentId: name,
  variantId: name,
  experimentLabel: label,
  variantLabel: label,
  /** When it was last written, epoch milliseconds; other systems do not say. */
  since: v.fallback(v.optional(v.number()), undefined),
})

/** A visitor's part in an experiment, as the cookie and the request header name it. */
export type Membership = v.InferOutput<typeof membership>

// One entry that is malformed does not take the others with it.
const memberships = v.pipe(
  v.array(v.unknown()),
  v.maxLength(50),
  v.transform(entries =>
    entries.flatMap(entry => {
      const result = v.safeParse(membership, entry)
      return result.success ? [result.output] : []
    }),
  ),
)

/** The entries of the experiment cookie or header; none where it is malformed or longer than 4 KB. */
export function parseMemberships(text: string | undefined): readonly Membership[] {
  if (!text) return []
  const result = v.safeParse(memberships, fromBase64Json(text))
  return result.success ? result.output : []
}

/** What a request says of its visitor's experiments. */
export interface ExperimentState {
  /** `variantId` of the query. */
  readonly asked: string | undefined
  /** Set by the rule in front of the worker; empty without its secret. */
  readonly forced: readonly Membership[]
  /** The visitor agreed to A/B tests: may be assigned, remembered and counted. */
  readonly mayAssign: boolean
  /** Of the cookie; empty without consent. */
  readonly stored: readonly Membership[]
  /** Anonymous id; none without consent. */
  readonly visitorId: string | undefined
}

/** The variant that a query asks for. */
export const askedVariant = (query: string): string | undefined =>
  keysOf(query).find(([key]) => key === 'variantId')?.[1]

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

/** Who decided: an address, the rule in front of the worker, an earlier visit, the hash, or nobody. */
export type Reason = 'query' | 'header' | 'cookie' | 'assignment' | 'control'

/** What a visitor sees of an experiment. */
export interface Choice {
  readonly variantId: string
  readonly reason: Reason
  /** Named by an earlier visit or by the header, and no longer there: the visitor sees the control. */
  readonly gone?: string
}

const entryOf = (entries: readonly Membership[], { id }: ExperimentChoices) =>
  entries.find(({ experimentId }) => experimentId === id)

/**
 * The variant for a visitor: `variantId` of the query, then the header, the cookie, and assignment; before consent everybody who is
 * not forced sees the control (decisions, "Experiments"). Undefined when the query asks for a variant that the experiment has not.
 */
export function chooseVariant(experiment: ExperimentChoices, state: ExperimentState): Choice | undefined {
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
  if (before) return known(before, 'cookie')
  if (!isOpen || !visitorId) return { variantId: control, reason: 'control' }
  return { variantId: assignVariant(experiment, visitorId), reason: 'assignment' }
}

/** Only who takes part by the visitor's own id counts: whoever is forced says nothing of chance. */
export const isCounted = ({ reason }: Choice): boolean => reason === 'cookie' || reason === 'assignment'

/** Characters of the cookie's value; the rest of the 4 KB is for its name and attributes. */
const mostCharacters = 3900

/** The newest entries that fit into a cookie. */
function fitting(entries: readonly Membership[]): string {
  const text = toBase64Json(entries)
  return text.length > mostCharacters ? fitting(entries.slice(0, -1)) : text
}

/**
 * The value of the experiment cookie after a choice; undefined where nothing is to be written. Each entry lives for 30 days from when
 * its experiment was last met; the visitor's anonymous id is written along with it.
 */
export function rememberChoice(
  { experimentId, variantId, ...labels }: Membership,
  { stored, now }: { readonly stored: readonly Membership[]; readonly now: number },
): string | undefined {
  const before = stored.find(entry => entry.experimentId === experimentId)
  if (before?.variantId === variantId && now - (before.since ?? 0) <= halfLife) return undefined
  const others = stored.filter(
    entry => entry.experimentId !== experimentId && now - (entry.since ?? now) <= life,
  )
  return fitting([{ experimentId, variantId, ...labels, since: now }, ...others])
}
