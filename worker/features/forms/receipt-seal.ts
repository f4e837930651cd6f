import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import { isSignature, signText } from '../../core/base/http/signatures.ts'
import type { Keyring } from '../../keyring.ts'
import type { Submission } from './submission.ts'

/** The parts of a submission that the seal of its receipt covers. */
export type Sealed = Pick<Submission, 'form' | 'reference' | 'created' | 'values'> & {
  readonly fields: readonly Pick<Submission['fields'][number], 'name'>[]
}

const sealedText = ({ form, reference, created, fields, values }: Sealed): string =>
  `receipt ${JSON.stringify([form, reference, created, fields.map(({ name }) => [name, values[name] ?? ''])])}`

/** The HMAC-SHA-256 of a submission in base64url, by which this site recognises its receipt. */
export async function sealOf(sealed: Sealed, { sign }: Pick<Keyring, 'sign'>): Promise<string> {
  return encodeBase64Url(await signText(sealedText(sealed), sign)).replaceAll('=', '')
}

/** Whether a seal belongs to the stored submission. */
export async function isSeal(seal: string, sealed: Sealed, keys: Pick<Keyring, 'verify'>): Promise<boolean> {
  try {
    return await isSignature(decodeBase64Url(seal), sealedText(sealed), keys)
  } catch {
    // It is not base64.
    return false
  }
}
