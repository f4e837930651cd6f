/**
 * The secrets of signatures: `sign` makes new ones, and signatures by any of `verify` are accepted (requirement
 * operations/rotation).
 */
export interface Keyring {
  readonly sign: string
  readonly verify: readonly string[]
}

/** A secret and the one before it, which counts only beside its successor. */
const keyringOf = (secret: string | undefined, previous: string | undefined): Keyring | undefined =>
  secret === undefined
    ? undefined
    : { sign: secret, verify: previous === undefined ? [secret] : [secret, previous] }

type Name = 'LINK_SECRET' | 'FORMS_DELIVERY_SECRET' | 'EVENTS_FORWARD_SECRET'
type Secrets = { readonly [key in Name | `${Name}_PREVIOUS`]?: string | undefined }

/** Secrets of signatures become keyrings, and are variables no more: no reader of them can forget the one before. */
export function withKeyrings<Variables extends Secrets>({
  LINK_SECRET,
  LINK_SECRET_PREVIOUS,
  FORMS_DELIVERY_SECRET,
  FORMS_DELIVERY_SECRET_PREVIOUS,
  EVENTS_FORWARD_SECRET,
  EVENTS_FORWARD_SECRET_PREVIOUS,
  ...others
}: Variables) {
  return {
    ...others,
    /** Sign links, ids in cookies and mails, and the address of messages without signature. */
    linkKeys: keyringOf(LINK_SECRET, LINK_SECRET_PREVIOUS),
    /** Sign deliveries, which carry a signature of each. */
    deliveryKeys: keyringOf(FORMS_DELIVERY_SECRET, FORMS_DELIVERY_SECRET_PREVIOUS),
    /** The same for forwarded events. */
    eventKeys: keyringOf(EVENTS_FORWARD_SECRET, EVENTS_FORWARD_SECRET_PREVIOUS),
  }
}
