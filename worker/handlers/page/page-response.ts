import { contentSecurityPolicy } from '../../http/content-security-policy.ts'
import type { LogLine } from '../../render/renderer.ts'
import type { RedirectRoute } from '../../routing/route.ts'
import { robotsOf } from '../../seo/robots.ts'
import type { AnsweredPage } from './render-page.ts'

/** What an answer says beside its page. */
export interface ResponseOptions {
  readonly build: string
  /** `Set-Cookie` headers. */
  readonly cookies?: readonly string[]
  /** An experiment rewrote the address. */
  readonly isRewritten?: boolean
}

function pageHeaders(
  page: AnsweredPage,
  { build, isRewritten }: ResponseOptions,
  { url }: Request,
): Record<string, string> {
  const { content, render } = page.timing
  const { styleHash, editorOrigin: framedBy } = page
  const draft = framedBy !== undefined
  const robots = robotsOf({
    path: pathOf(url),
    query: queryOf(url),
    draft: draft || page.isInspected,
    isRewritten,
  })
  return {
    'content-type': 'text/html; charset=utf-8',
    // Pages depend on the visitor: no shared cache may keep them. Drafts are kept by nobody.
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

/** Weak comparison of a list of tags (RFC 9110, section 8.8.3.2). */
function matchesTag(header: string | null, etag: string | undefined): boolean {
  if (!header || !etag) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some(tag => opaque(tag) === opaque(etag))
}

/** The answer for a page: 304 where the visitor has it, no body for HEAD. */
export function pageResponse(page: AnsweredPage, request: Request, options: ResponseOptions): Response {
  const response = bareResponse(page, request, options)
  for (const cookie of options.cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

function bareResponse(page: AnsweredPage, request: Request, options: ResponseOptions): Response {
  const headers = pageHeaders(page, options, request)
  const known = page.status === 200 && matchesTag(request.headers.get('if-none-match'), page.etag)
  const status = known ? 304 : page.status
  if (known) return new Response(null, { status, headers })
  if (request.method !== 'HEAD') return new Response(page.body, { status, headers })
  if (page.body instanceof Uint8Array) headers['content-length'] = String(page.body.length)
  // A stream that nobody reads would keep its blocks waiting.
  else page.body.cancel().catch(() => undefined)
  return new Response(null, { status, headers })
}

/** Rules lead from an address that no page has to one that no rule leads away from, so what is kept never closes a circle. */
const isKept = ({ isFixed, status }: RedirectRoute): boolean =>
  isFixed === true && (status === 301 || status === 308)

/** A redirect. Browsers ask again for any that content decides, whatever its status (RFC 9111, section 5.2.2.4). */
export function redirectResponse(redirect: RedirectRoute): Response {
  const { location, status } = redirect
  const headers = {
    location,
    'cache-control': isKept(redirect) ? 'private, max-age=3600' : 'private, no-cache',
  }
  return new Response(null, { status, headers })
}

/** A bundled answer of last resort. */
export function htmlResponse(status: number, html: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...((status === 503 || status === 429) && { 'retry-after': '60' }),
  }
  return new Response(html, { status, headers })
}

/** An answer at an address that is no page. */
export function textResponse(status: number, text: string): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-cache',
  }
  return new Response(text, { status, headers })
}

/** Where the path of an absolute address begins and ends. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return end < 0 ? url.slice(start) : url.slice(start, end)
}

function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

const mostNames = 20

/** The names of a query's parameters, each once; their values are nobody's business. */
function namesIn(query: string): readonly string[] | undefined {
  if (!query) return undefined
  const names = new Set(query.split('&').map(part => part.split('=', 1)[0]!))
  return [...names].slice(0, mostNames)
}

/** Writes the one log line of a request, with what its answer says of itself. */
export function logAnswer(
  request: Request,
  response: Response,
  { country, log }: { country: string; log: (line: LogLine) => void },
): void {
  const { status, headers } = response
  const field = (name: string) => headers.get(name) ?? undefined
  log({
    event: 'request',
    method: request.method,
    path: pathOf(request.url),
    parameters: namesIn(queryOf(request.url)),
    status,
    country,
    cache: field('x-cache'),
    render: field('x-render'),
    timing: field('server-timing'),
    location: field('location'),
  })
}
