import { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url } from 'hono/utils/encode'
import type { Keyring } from '../../../keyring.ts'

/** Bytes in hexadecimal, two lower-case digits each. Not every runtime that this code runs in has `Uint8Array.prototype.toHex`. */
export const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

const encoder = new TextEncoder()

/** Workers have this function; the types of other runtimes lack it. */
interface WorkersSubtleCrypto {
  timingSafeEqual(a: ArrayBufferView, b: ArrayBufferView): boolean
}

/** Whether two texts are equal, in a time that does not depend on where they differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [first, second] = [encoder.encode(a), encoder.encode(b)]
  // The cast is for the project that checks scripts of Node.
  const subtle = crypto.subtle as unknown as WorkersSubtleCrypto
  return first.byteLength === second.byteLength && subtle.timingSafeEqual(first, second)
}

function keyOf(secret: string | Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const bytes = typeof secret === 'string' ? encoder.encode(secret) : secret
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

/** The HMAC-SHA-256 of a text (Web Cryptography). */
export const signText = async (text: string, secret: Parameters<typeof keyOf>[0]): Promise<ArrayBuffer> =>
  crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text))

/** Whether a signature is that of the text with one of the secrets that verify. */
export async function isSignature(
  signature: BufferSource,
  text: string,
  { verify }: Pick<Keyring, 'verify'>,
): Promise<boolean> {
  for (const secret of verify)
    if (await crypto.subtle.verify('HMAC', await keyOf(secret), signature, encoder.encode(text))) return true
  return false
}

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

/** The parts of a message that its signature covers. */
interface WebhookMessage {
  readonly id: string
  /** Seconds since the epoch. */
  readonly timestamp: number
  readonly body: string
}

const prefix = 'whsec_'

/** The bytes of a secret, which is base64 with or without `whsec_` before it. */
const bytesOf = (secret: string): Uint8Array<ArrayBuffer> =>
  decodeBase64(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret)

/**
 * The headers of a message after Standard Webhooks 1.0.0: `v1,` and the base64 HMAC-SHA-256 over id, timestamp and body. During a change of
 * secrets the header contains a signature by each, separated by a space, so that receivers may have either secret.
 */
export async function signWebhook(
  { id, timestamp, body }: WebhookMessage,
  { verify }: Pick<Keyring, 'verify'>,
): Promise<Readonly<Record<string, string>>> {
  const sign = async (secret: string) =>
    `v1,${encodeBase64(await signText(`${id}.${timestamp}.${body}`, bytesOf(secret)))}`
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': (await Promise.all(verify.map(sign))).join(' '),
  }
}
