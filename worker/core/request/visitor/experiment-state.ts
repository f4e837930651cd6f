import * as v from 'valibot'
import type { Keyring } from '../../../keyring.ts'
import { fromBase64Json } from '../../base/http/cookies.ts'
import { readSignedId, signId } from '../../base/http/signatures.ts'
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
  readonly requested: string | undefined
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
export const requestedVariant = (query: string): string | undefined =>
  keysOf(query).find(([key]) => key === 'variantId')?.[1]

/** Without keys, visitors get no ids and no assignment is proven. */
type Keys = Keyring | undefined

/** The value of the cookie for an anonymous id. */
export const signVisitor = (id: string, keys: Keys): Promise<string> =>
  signId(id, { purpose: 'visitor', keys })

/** The anonymous id that this worker issued to the visitor; undefined without one, and for an invented one. */
export const readVisitorId = async (
  { signedVisitor }: Pick<ExperimentState, 'signedVisitor'>,
  keys: Keys,
): Promise<string | undefined> =>
  signedVisitor && keys ? readSignedId(signedVisitor, { purpose: 'visitor', keys }) : undefined

type Assigned = Pick<Membership, 'experimentId' | 'variantId'>

/** The signed text for a visitor's variant. Ids contain dots, which separate a signature, but no tilde. */
const textOf = ({ experimentId, variantId }: Assigned, visitorId: string) =>
  [visitorId, experimentId, variantId].join(' ').replaceAll('.', '~')

/** Signs that the worker assigned a variant to a visitor. */
export async function proofOf(assigned: Assigned, visitorId: string, keys: Keys): Promise<string> {
  const text = textOf(assigned, visitorId)
  const signed = await signId(text, { purpose: 'variant', keys })
  return signed.slice(text.length + 1)
}

/** Whether this worker assigned the variant to this visitor. */
export async function isProven(membership: Membership, visitorId: string, keys: Keys): Promise<boolean> {
  if (!keys || !membership.proof) return false
  const text = textOf(membership, visitorId)
  return (await readSignedId(`${text}.${membership.proof}`, { purpose: 'variant', keys })) === text
}
