import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import * as v from 'valibot'
import type { Keyring } from '../../../keyring.ts'
import { isSignature, signText } from '../../base/http/signatures.ts'
import { keysOf } from '../site/query.ts'

/** The query key that carries a signed link's grant. */
export const linkKey = '_link'

/** The purposes of links. */
const linkPurposes = ['preview', 'view-as', 'testing', 'health', 'searches', 'file', 'fault'] as const

const schema = v.object({
  purpose: v.picklist(linkPurposes),
  /** Path of the one page that it is for, percent-encoded. */
  path: v.string(),
  /** When it expires (epoch milliseconds). */
  expires: v.number(),
  /** Further input of the purpose. */
  claims: v.record(v.string(), v.string()),
})

/** The rights that an operator grants to every holder of the link (requirement drafts/signed-links). */
export type SignedLink = v.InferOutput<typeof schema>

const maxLength = 2048
const encoder = new TextEncoder()

const unpadded = (bytes: ArrayBufferLike) => encodeBase64Url(bytes).replaceAll('=', '')

/** The value of `linkKey` for a link: its content and the HMAC-SHA-256 over that, both base64url without padding. */
export async function signLink(link: SignedLink, secret: string): Promise<string> {
  const content = unpadded(encoder.encode(JSON.stringify(link)).buffer)
  return `${content}.${unpadded(await signText(content, secret))}`
}

async function verified(value: string, keys: Keyring): Promise<unknown> {
  const [content = '', signature = '', ...rest] = value.split('.')
  if (rest.length || value.length > maxLength) return undefined
  const isGenuine = await isSignature(decodeBase64Url(signature), content, keys)
  return isGenuine ? JSON.parse(new TextDecoder().decode(decodeBase64Url(content))) : undefined
}

export interface LinkQuestion {
  readonly purpose: SignedLink['purpose']
  /** The requested path and query. */
  readonly path: string
  readonly query: string
  /** Epoch milliseconds. */
  readonly now: number
  /** If unset, no link is valid. */
  readonly keys: Keyring | undefined
}

/** The link that a request came by, if it is genuine, for this purpose and path, and has not expired. Never throws. */
export async function readSignedLink(question: LinkQuestion): Promise<SignedLink | undefined> {
  const { purpose, path, query, now, keys } = question
  if (!keys || !query.includes(linkKey)) return undefined
  const [value, ...more] = keysOf(query).flatMap(([key, text]) => (key === linkKey ? [text] : []))
  if (!value || more.length) return undefined
  try {
    const link = v.parse(schema, await verified(value, keys))
    return link.purpose === purpose && link.path === path && now < link.expires ? link : undefined
  } catch {
    // A value that is not base64, not JSON or not a link is ignored.
    return undefined
  }
}
