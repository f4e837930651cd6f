import type { Keyring } from '../../../keyring.ts'

const encoder = new TextEncoder()

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

/** The HMAC-SHA-256 of a text (Web Cryptography). */
export const signText = async (text: string, secret: string): Promise<ArrayBuffer> =>
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
