import { pathIn, queryIn } from '../../http/address-parts.ts'
import { contentSecurityPolicy } from '../../http/content-security-policy.ts'
import { matchesTag } from '../../http/matches-tag.ts'
import { robotsOf } from '../../seo/robots.ts'
import type { RenderedPage } from './render-page.ts'

/** The facts of an answer beside its page. */
export interface ResponseOptions {
  readonly build: string
  /** `Set-Cookie` headers. */
  readonly cookies?: readonly string[]
  /** An experiment rewrote the address. */
  readonly isRewritten?: boolean
}

function pageHeaders(
  page: RenderedPage,
  { build, isRewritten }: ResponseOptions,
  { url }: Request,
): Record<string, string> {
  const { content, render } = page.timing
  const { styleHash, editorOrigin: framedBy } = page
  const draft = framedBy !== undefined
  const robots = robotsOf({
    path: pathIn(url),
    query: queryIn(url),
    draft: draft || page.isInspected,
    isRewritten,
  })
  return {
    'content-type': 'text/html; charset=utf-8',
    // Pages depend on the visitor: no shared cache may store them. No cache may store drafts.
    'cache-control': draft || page.isInspected ? 'private, no-store' : 'private, no-cache',
    'content-security-policy': contentSecurityPolicy({ styleHash, framedBy }),
    'server-timing': `content;dur=${content}, render;dur=${render}`,
    'x-build': build,
    'x-cache': page.freshness,
    'x-render': `${page.ready}/${page.total}`,
    ...(page.etag && { etag: page.etag }),
    ...(page.status === 503 && { 'retry-after': '60' }),
    ...(robots && { 'x-robots-tag': robots }),
  }
}

/** The answer for a page: 304 where the visitor has it, no body for HEAD. */
export function pageResponse(page: RenderedPage, request: Request, options: ResponseOptions): Response {
  const response = bareResponse(page, request, options)
  for (const cookie of options.cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

function bareResponse(page: RenderedPage, request: Request, options: ResponseOptions): Response {
  const headers = pageHeaders(page, options, request)
  const known = page.status === 200 && matchesTag(request.headers.get('if-none-match'), page.etag)
  const status = known ? 304 : page.status
  if (known) return new Response(null, { status, headers })
  if (request.method !== 'HEAD') return new Response(page.body, { status, headers })
  if (page.body instanceof Uint8Array) headers['content-length'] = String(page.body.length)
  // A stream without a reader would keep its blocks waiting.
  else page.body.cancel().catch(() => undefined)
  return new Response(null, { status, headers })
}
