import * as v from 'valibot'
import { webhookSignature } from '../../../../blocks/_kit/storyblok.ts'
import type { Keyring } from '../../../keyring.ts'
import { readBytes } from '../../base/http/read-body.ts'
import { equalInConstantTime, signText, toHex } from '../../base/http/signatures.ts'

/**
 * The last part of the address for unsigned messages, derived from the secret of links, so that it need not be stored.
 */
export const webhookToken = async (secret: string): Promise<string> =>
  toHex(await signText('webhook address', secret)).slice(0, 40)

/** Whether this is the token of a secret that verifies; false if there is no secret. */
export async function isWebhookToken(token: string, keys: Keyring | undefined): Promise<boolean> {
  const right = await Promise.all((keys?.verify ?? []).map(webhookToken))
  return right.some(own => equalInConstantTime(token, own))
}

const message = v.object({
  action: v.string(),
  space_id: v.number(),
  story_id: v.fallback(v.optional(v.number()), undefined),
  /** Named by a message about the entries of a datasource. */
  datasource_slug: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
})

export type WebhookMessage = v.InferOutput<typeof message>

/** A message names a story or two; a longer body is refused. */
const MOST_BYTES = 64 * 1024

/** The result of reading a webhook request: a message, or why it is refused. */
export type Webhook =
  | { readonly ok: true; readonly message: WebhookMessage }
  | { readonly ok: false; readonly status: 400 | 401 | 413; readonly reason: string }

const refused = (status: 400 | 401 | 413, reason: string): Webhook => ({ ok: false, status, reason })

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^(?:[\da-f]{2})+$/i.test(hex)) return undefined
  return Uint8Array.from(hex.match(/../g)!, pair => Number.parseInt(pair, 16))
}

const { header, algorithm } = webhookSignature

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign', 'verify'])

/** Whether a signature is that of the raw body; compared in constant time. */
async function isSigned(body: Uint8Array<ArrayBuffer>, signature: string, secret: string): Promise<boolean> {
  const claimed = bytesOfHex(signature)
  return claimed !== undefined && crypto.subtle.verify(algorithm.name, await keyOf(secret), claimed, body)
}

/** The headers of a message that is signed as the content system does it; for the embedded editor. */
export async function signWebhook(message: string, secret: string): Promise<Record<string, string>> {
  const signature = await crypto.subtle.sign(
    algorithm.name,
    await keyOf(secret),
    new TextEncoder().encode(message),
  )
  return { [header]: toHex(signature) }
}

function parseMessage(body: Uint8Array): WebhookMessage | undefined {
  try {
    const result = v.safeParse(
      message,
      JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body)),
    )
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Reads a message of the content system, signed with the shared secret. */
export async function readWebhook(request: Request, secret: string | undefined): Promise<Webhook> {
  const body = await readBytes(request.body, MOST_BYTES)
  if (!body) return refused(413, `more than ${MOST_BYTES} bytes`)
  const signature = request.headers.get(header) ?? ''
  if (!secret || !(await isSigned(body, signature, secret))) return refused(401, 'not signed with the secret')
  const parsed = parseMessage(body)
  return parsed ? { ok: true, message: parsed } : refused(400, 'not a message of the content system')
}

const removing: ReadonlySet<string> = new Set(['unpublished', 'deleted'])

/** The stories that may be removed after a message. */
export const removedBy = ({ action, story_id }: WebhookMessage): readonly number[] =>
  removing.has(action) && story_id !== undefined ? [story_id] : []
