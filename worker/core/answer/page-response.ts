import { contentSecurityPolicy } from '../base/http/content-security-policy.ts'
import { acceptsBrotli } from '../base/http/request-headers.ts'
import type { SentPage, WholeBody } from '../page/render/send.ts'
import { robotsOf } from '../page/seo/robots.ts'
import type { Visitor } from '../request/visitor/visitor.ts'
import type { RenderedPage } from './render-page.ts'
import type { RequestContext } from './request-context.ts'
import { isKnown, type SentHead, sendBytes, sendStored, storedHead } from './send-bytes.ts'

/** Answers a request; only its method, its `If-None-Match` and its `Accept-Encoding` are read. */
export type Reply = (http: Request) => Response

/** The facts of an answer beside its page. */
export interface ResponseOptions {
  readonly build: string
  /** Value of `x-robots-tag`. */
  readonly robots?: string | undefined
  /** `Set-Cookie` headers. */
  readonly cookies?: readonly string[]
  /** The visitor consented to the tag manager, which runs in the page. */
  readonly hasTags?: boolean
  /** The page answers a posted form. */
  readonly isPosted?: boolean
}

type AnsweringContext = Pick<RequestContext, 'services' | 'site' | 'preview'>

/** The facts of an answer that depend on its visitor. */
export const visitorOptions = (visitor: Visitor, context: AnsweringContext): ResponseOptions =>
  answerOptions(visitor, robotsOf(visitor), context)

/** The same, where it is known whether the answer may be listed. */
export const answerOptions = (
  visitor: Pick<Visitor, 'grants'>,
  robots: string | undefined,
  { services, site, preview }: AnsweringContext,
): ResponseOptions => ({
  build: services.build,
  robots,
  hasTags: !preview && site.tagManager !== '' && visitor.grants('analytics'),
})

/**
 * The entity tag with the grants that the policy depends on: for a page that browsers have (304), they keep using its old policy (RFC 9110, section
 * 15.4.5).
 */
export const tagOf = ({ etag }: RenderedPage, { hasTags }: ResponseOptions) =>
  hasTags ? etag?.replace(/"$/, '-tags"') : etag

/**
 * The headers of a page. Pages depend on the visitor: no shared cache may store them. No cache may store drafts and a visitor's form. The answer to a
 * posted form is the exception: if a browser does not store it, it can show it again only by posting the form once more.
 */
export function pageHeaders(page: RenderedPage, options: ResponseOptions): Headers {
  const { build, robots, cookies = [], hasTags, isPosted } = options
  const { content, render } = page.timing
  const { styleHash, editorOrigin: framedBy } = page
  const etag = tagOf(page, options)
  const isPrivate = framedBy !== undefined || page.isPersonal
  const isStored = !isPrivate || (isPosted && framedBy === undefined)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isStored ? 'private, no-cache' : 'private, no-store',
    'content-security-policy': contentSecurityPolicy({ styleHash, framedBy, hasTags }),
    'server-timing': `content;dur=${content}, render;dur=${render}`,
    vary: 'accept-encoding',
    'x-build': build,
    'x-cache': page.freshness,
    'x-render': `${page.ready}/${page.total}`,
  })
  if (etag) headers.set('etag', etag)
  if (page.status === 503) headers.set('retry-after', '60')
  const hidden = isPrivate || page.hasFilters ? 'noindex' : robots
  if (hidden) headers.set('x-robots-tag', hidden)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

function sendWhole(body: WholeBody, etag: string | undefined, head: SentHead, http: Request): Response {
  if (isKnown(http, etag)) return new Response(null, { status: 304, headers: head.headers })
  return sendBytes(body.write(), head, http)
}

function sendStream(body: Extract<SentPage['body'], { kind: 'stream' }>, head: SentHead, http: Request) {
  if (http.method !== 'HEAD') return new Response(body.stream, head)
  // A stream that nobody reads would block its blocks.
  body.stream.cancel().catch(() => undefined) // The client requested no body, so a failure to cancel has no effect on the answer.
  return new Response(null, head)
}

/** The answer for a page: 304 if the client has it, no body for HEAD, compressed bytes where the page store has them. */
export function pageReply(page: RenderedPage, options: ResponseOptions): Reply {
  const { body, stored, status } = page
  const etag = tagOf(page, options)
  const head = { status, headers: pageHeaders(page, options) }
  return http => {
    if (body.kind === 'stream') return sendStream(body, head, http)
    if (!stored?.brotli || !acceptsBrotli(http)) return sendWhole(body, etag, head, http)
    const { brotli, length } = stored
    return sendStored({ brotli, length, ...storedHead(head, etag) }, http)
  }
}
