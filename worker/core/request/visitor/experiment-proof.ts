import type { Keyring } from '../../../keyring.ts'
import { readSignedId, signId } from '../../base/http/signatures.ts'
import type { ExperimentState, Membership } from './experiment-state.ts'

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
