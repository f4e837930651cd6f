import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import { hostCookie, writeCookie } from '../../http/cookies.ts'

const encoder = new TextEncoder()

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

/** Signatures of drafts are no signatures of anything else. */
const signed = (id: string) => encoder.encode(`draft ${id}`)

export interface DraftCookie {
  /** Id of the draft, random. */
  readonly id: string
  /** Without one the id stands for itself: it cannot be guessed. */
  readonly secret: string | undefined
}

/** The `Set-Cookie` header that holds the place in a form for this browser session (strictly necessary; requirement forms/draft). */
export async function writeDraftCookie({ id, secret }: DraftCookie, isSecure: boolean): Promise<string> {
  const signature = secret && (await crypto.subtle.sign('HMAC', await keyOf(secret), signed(id)))
  const value = signature ? `${id}.${encodeBase64Url(signature).replaceAll('=', '')}` : id
  const options = { secure: isSecure, expires: 'session', sameSite: 'Lax' } as const
  return `${writeCookie(hostCookie('draft', isSecure), value, options)}; HttpOnly`
}

/** The id of a draft in the value of its cookie; undefined where the signature is not ours. */
export async function readDraftId(value: string, secret: string | undefined): Promise<string | undefined> {
  const [id = '', signature = ''] = value.split('.')
  if (!secret) return id || undefined
  try {
    const isOurs = await crypto.subtle.verify(
      'HMAC',
      await keyOf(secret),
      decodeBase64Url(signature),
      signed(id),
    )
    return isOurs ? id : undefined
  } catch {
    // The signature is not base64.
    return undefined
  }
}
