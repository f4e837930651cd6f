import type { Keyring } from '../../worker/keyring.ts'
import { linkSecret } from '../link/link-secret.ts'
import { originOf } from '../serve/served-origin.ts'
import type { Place } from './words.ts'

/** Placeholder for the origin of the deployed site, whose secrets are only in the environment. */
const elsewhere = 'https://the-deployed-site.invalid'

/** The secrets that sign receipts, and the one before. Throws where there is none. */
export function receiptKeys({ remote, state }: Place): Pick<Keyring, 'verify'> {
  const secret = linkSecret(remote ? elsewhere : (originOf(state) ?? 'http://localhost'))
  const { LINK_SECRET_PREVIOUS: previous } = process.env
  return { verify: previous ? [secret, previous] : [secret] }
}
