import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import type { Keyring } from '../../../keyring.ts'
import { isSignature, signText } from './hmac.ts'

/** The purpose is part of the signed text: a signature for one purpose is invalid for every other. */
export type IdPurpose = 'draft' | 'resume' | 'opt-in' | 'opt-out' | 'visitor' | 'variant'

const signed = (purpose: IdPurpose, id: string) => `${purpose} ${id}`

interface Signing {
  readonly purpose: IdPurpose
  /** Without keys the id is used unsigned: it cannot be guessed. */
  readonly keys: Keyring | undefined
}

/** A random id with its HMAC-SHA-256 in base64url: short enough for a cookie and for a link in a mail. */
export async function signId(id: string, { purpose, keys }: Signing): Promise<string> {
  if (!keys) return id
  const signature = await signText(signed(purpose, id), keys.sign)
  return `${id}.${encodeBase64Url(signature).replaceAll('=', '')}`
}

/** The id in a value that `signId` made for this purpose; undefined for any other value. */
export async function readSignedId(value: string, { purpose, keys }: Signing): Promise<string | undefined> {
  const [id = '', signature = ''] = value.split('.')
  if (!keys) return id || undefined
  try {
    return (await isSignature(decodeBase64Url(signature), signed(purpose, id), keys)) ? id : undefined
  } catch {
    // The signature is not base64.
    return undefined
  }
}
