import { decodeBase64, encodeBase64 } from 'hono/utils/encode'
import type { Keyring } from '../../../keyring.ts'

/** The parts of a message that its signature covers. */
export interface WebhookMessage {
  readonly id: string
  /** Seconds since the epoch. */
  readonly timestamp: number
  readonly body: string
}

const prefix = 'whsec_'

/** The bytes of a secret, which is base64 with or without `whsec_` before it. */
const keyOf = (secret: string): Uint8Array<ArrayBuffer> =>
  decodeBase64(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret)

/**
 * The headers of a message after Standard Webhooks 1.0.0: `v1,` and the base64 HMAC-SHA-256 over id, timestamp and body. During a change of
 * secrets the header contains a signature by each, separated by a space, so that receivers may have either secret.
 */
export async function signWebhook(
  { id, timestamp, body }: WebhookMessage,
  { verify }: Pick<Keyring, 'verify'>,
): Promise<Readonly<Record<string, string>>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const sign = async (secret: string) => {
    const key = await crypto.subtle.importKey('raw', keyOf(secret), algorithm, false, ['sign'])
    return `v1,${encodeBase64(await crypto.subtle.sign('HMAC', key, content))}`
  }
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': (await Promise.all(verify.map(sign))).join(' '),
  }
}
