import { acceptsBrotli, matchesTag } from '../base/http/request-headers.ts'
import { fromBrotli, type StoredPage } from '../page/render/page-store.ts'
import type { AnswerFacts } from '../request/guard-answer.ts'

/** A single chunk: the runtime copies an array of bytes several times, but a stream once. */
const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/** The page of a blob of brotli, decompressed when it is read. */
const decompressed = (brotli: Blob): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      controller.enqueue(fromBrotli(await brotli.bytes()))
      controller.close()
    },
  })

/** Whether the client already has the page. */
export const isKnown = (http: Request, etag: string | undefined) =>
  matchesTag(http.headers.get('if-none-match'), etag)

/** Status and headers of an answer. */
export interface SentHead {
  readonly status: number
  readonly headers: Headers
}

/** The heads of the answers with a page that is stored. */
export function storedHead(plain: SentHead, etag: string | undefined): StoredHead {
  const headers = new Headers(plain.headers)
  headers.set('content-encoding', 'br')
  return { plain, compressed: { ...plain, headers, encodeBody: 'manual' }, etag }
}

/** The reply to a request whose answer is cached, and its facts for the log. */
export interface CachedReply {
  readonly send: (http: Request) => Response
  readonly facts: AnswerFacts
}

/** The heads of the answers with a stored page: as it is, and compressed. */
export interface StoredHead {
  readonly plain: SentHead
  readonly compressed: SentHead & { readonly encodeBody: 'manual' }
  /** Undefined for a page that is always sent. */
  readonly etag: string | undefined
}

interface StoredReply extends StoredHead, Pick<StoredPage, 'length'> {
  readonly brotli: Blob
}

/** The answer to HEAD: the length that GET would send (RFC 9110, section 9.3.2). */
function lengthOnly(length: number, { status, headers }: SentHead): Response {
  const own = new Headers(headers)
  own.set('content-length', String(length))
  return new Response(null, { status, headers: own })
}

/** Bytes as they are; to HEAD their length. */
export const sendBytes = (bytes: Uint8Array, head: SentHead, http: Request): Response =>
  http.method === 'HEAD' ? lengthOnly(bytes.length, head) : new Response(streamOf(bytes), head)

/** The answer with a stored page; a client that does not take brotli gets it as it was. */
export function sendStored(reply: StoredReply, http: Request): Response {
  const { brotli, length, plain, compressed, etag } = reply
  if (isKnown(http, etag)) return new Response(null, { status: 304, headers: plain.headers })
  const takes = acceptsBrotli(http)
  if (http.method === 'HEAD') return takes ? lengthOnly(brotli.size, compressed) : lengthOnly(length, plain)
  return takes ? new Response(brotli.stream(), compressed) : new Response(decompressed(brotli), plain)
}
