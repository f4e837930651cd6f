import { decodeBase64, encodeBase64 } from 'hono/utils/encode'

/** Padded standard base64 (RFC 4648, section 4). */
const form = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const maxLength = 4096

/** JSON as padded base64 of its UTF-8 bytes, as cookies and headers of this site carry it. */
export const toBase64Json = (value: unknown): string =>
  encodeBase64(new TextEncoder().encode(JSON.stringify(value)).buffer)

/** Parses such a text; undefined for a text that is longer than 4 KB, or not valid base64, UTF-8 or JSON. Never throws. */
export function fromBase64Json(base64: string): unknown {
  if (!base64 || base64.length > maxLength || !form.test(base64)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(decodeBase64(base64))
    return JSON.parse(text) as unknown
  } catch {
    // A malformed value counts as absent.
    return undefined
  }
}
