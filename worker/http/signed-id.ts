import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import { hmacKey } from './hmac-key.ts'

const encoder = new TextEncoder()

/** The purpose is part of the signed text: a signature for one purpose is invalid for every other. */
export type IdPurpose = 'draft' | 'resume' | 'opt-in' | 'opt-out'

const signed = (purpose: IdPurpose, id: string) => encoder.encode(`${purpose} ${id}`)

interface Signing {
  readonly purpose: IdPurpose
  /** Without one the id stands for itself: it cannot be guessed. */
  readonly secret: string | undefined
}

/** A random id with its HMAC-SHA-256 in base64url: short enough for a cookie and for a link in a mail. */
export async function signId(id: string, { purpose, secret }: Signing): Promise<string> {
  if (!secret) return id
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(secret), signed(purpose, id))
  return `${id}.${encodeBase64Url(signature).replaceAll('=', '')}`
}

/** The id in a value that `signId` made for this purpose; undefined for any other value. */
export async function readSignedId(value: string, { purpose, secret }: Signing): Promise<string | undefined> {
  const [id = '', signature = ''] = value.split('.')
  if (!secret) return id || undefined
  try {
    const bytes = decodeBase64Url(signature)
    const isOurs = await crypto.subtle.verify('HMAC', await hmacKey(secret), bytes, signed(purpose, id))
    return isOurs ? id : undefined
  } catch {
    // The signature is not base64.
    return undefined
  }
}
