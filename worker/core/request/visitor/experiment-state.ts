import * as v from 'valibot'
import { fromBase64Json } from '../../base/http/cookies.ts'
import { fittingEntries } from '../site/fitting-entries.ts'
import { keysOf } from '../site/query.ts'

/** An id of an experiment or of a variant; commas separate ids in lists. */
export const experimentName = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))
const label = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined)

const membership = v.object({
  experimentId: experimentName,
  variantId: experimentName,
  experimentLabel: label,
  variantLabel: label,
  /** When it was last written, epoch milliseconds; other systems do not write it. */
  since: v.fallback(v.optional(v.number()), undefined),
  /** The worker's signature over the assignment. Without it the variant is shown, but not counted. */
  proof: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/))), undefined),
})

/** A visitor's assignment in an experiment, as in the cookie and the request header. */
export type Membership = v.InferOutput<typeof membership>

const memberships = v.pipe(v.array(v.unknown()), v.maxLength(50), fittingEntries(membership))

/** The entries of the experiment cookie or header; none where it is malformed or longer than 4 KB. */
export function parseMemberships(text: string | undefined): readonly Membership[] {
  if (!text) return []
  const result = v.safeParse(memberships, fromBase64Json(text))
  return result.success ? result.output : []
}

/** The experiment data that a request contains about its visitor. */
export interface ExperimentState {
  /** `variantId` of the query. */
  readonly asked: string | undefined
  /** Set by the rule in front of the worker; empty without its secret. */
  readonly forced: readonly Membership[]
  /** The visitor consented to A/B tests: the worker may assign a variant, store it and count the visit. */
  readonly mayAssign: boolean
  /** The memberships in the cookie; empty without consent. */
  readonly stored: readonly Membership[]
  /** The anonymous id with its signature, as the cookie has it; none without consent. */
  readonly signedVisitor: string | undefined
}

/** The variant that a query requests. */
export const askedVariant = (query: string): string | undefined =>
  keysOf(query).find(([key]) => key === 'variantId')?.[1]
