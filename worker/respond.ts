import type { AnsweredPage } from './answer-page.ts'
import { contentSecurityPolicy, securityHeaders } from './headers.ts'
import type { LogLine } from './render/renderer.ts'
import type { Route } from './routing/route.ts'
import type { Visitor } from './visitor/visitor.ts'

export interface RespondOptions {
  readonly log: (line: LogLine) => void
  readonly build: string
  readonly visitor: Visitor
}

function pageHeaders(page: AnsweredPage, build: string, secure: boolean): Record<string, string> {
  const { content, render } = page.timing
  return {
    'content-type': 'text/html; charset=utf-8',
    // Pages depend on the visitor: no shared cache may keep them.
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy({ styleHash: page.styleHash }),
    'server-timing': `content;dur=${content}, render;dur=${render}`,
    'x-build': build,
    'x-cache': page.freshness,
    'x-render': `${page.ready}/${page.total}`,
    ...(page.etag && { etag: page.etag }),
    ...securityHeaders({ secure }),
  }
}

/** Weak comparison of a list of tags (RFC 9110, section 8.8.3.2). */
function matchesTag(header: string | null, etag: string | undefined): boolean {
  if (!header || !etag) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some(tag => opaque(tag) === opaque(etag))
}

/** The answer for a page: 304 where the visitor has it, no body for HEAD. Writes the request's one log line. */
export function pageResponse(
  page: AnsweredPage,
  request: Request,
  { log, build, visitor }: RespondOptions,
): Response {
  const { pathname, protocol } = new URL(request.url)
  const headers = pageHeaders(page, build, protocol === 'https:')
  const known = page.status === 200 && matchesTag(request.headers.get('if-none-match'), page.etag)
  const status = known ? 304 : page.status
  log({
    event: 'request',
    path: pathname,
    status,
    country: visitor.country,
    cache: page.freshness,
    render: `${page.ready}/${page.total}`,
    contentMs: page.timing.content,
    renderMs: page.timing.render,
  })
  if (known) return new Response(null, { status, headers })
  if (request.method !== 'HEAD') return new Response(page.body, { status, headers })
  const length = page.body instanceof Uint8Array ? { 'content-length': String(page.body.length) } : {}
  // A stream that nobody reads would keep its blocks waiting.
  if (!(page.body instanceof Uint8Array)) page.body.cancel().catch(() => undefined)
  return new Response(null, { status, headers: { ...headers, ...length } })
}

/** One redirect on this host; never kept by shared caches, because the rules may change. */
export function redirectResponse({ location, status }: Extract<Route, { kind: 'redirect' }>): Response {
  const headers = {
    location,
    'cache-control': status === 302 ? 'private, no-cache' : 'private, max-age=300',
    ...securityHeaders({ secure: false }),
  }
  return new Response(null, { status, headers })
}

/** A bundled answer of last resort. */
export function htmlResponse(status: number, html: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...(status === 503 && { 'retry-after': '60' }),
    ...securityHeaders({ secure: false }),
  }
  return new Response(html, { status, headers })
}
