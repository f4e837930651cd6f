import { bundledStyleHash } from './bundled-page.ts'

/** The target of a redirect. */
export interface Redirect {
  readonly location: string
  readonly status: 301 | 302 | 307 | 308
  /** Only a rule decided: the same address always redirects there. */
  readonly isFixed?: boolean
}

/**
 * Whether browsers may cache a redirect. Rules redirect from addresses without a page to addresses that no rule changes, so
 * cached redirects never form a circle.
 */
const isKept = ({ isFixed, status }: Redirect): boolean =>
  isFixed === true && (status === 301 || status === 308)

/** A redirect. Browsers revalidate every redirect that content decides, with any status (RFC 9111, section 5.2.2.4). */
export function redirectResponse(redirect: Redirect): Response {
  const { location, status } = redirect
  const headers = {
    location,
    'cache-control': isKept(redirect) ? 'private, max-age=3600' : 'private, no-cache',
  }
  return new Response(null, { status, headers })
}

/** A bundled answer of last resort; for a draft with the editor's origin, which may show it in a frame. */
export function htmlResponse(status: number, html: string, editorOrigin?: string): Response {
  const framedBy = editorOrigin ?? "'none'"
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': editorOrigin ? 'private, no-store' : 'private, no-cache',
    'content-security-policy': `default-src 'none'; style-src ${bundledStyleHash}; form-action 'self'; base-uri 'none'; frame-ancestors ${framedBy}`,
    ...(editorOrigin && { 'x-robots-tag': 'noindex' }),
    ...((status === 503 || status === 429) && { 'retry-after': '60' }),
  }
  return new Response(html, { status, headers })
}

/** An answer at an address that is not a page. */
export function textResponse(status: number, text: string): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-cache',
  }
  return new Response(text, { status, headers })
}

/** The answer to a method that an address other than a page does not support (RFC 9110, section 15.5.6). */
export function otherMethod(allow: string): Response {
  const headers = { allow, 'cache-control': 'no-store' }
  return Response.json({ error: `${allow} only` }, { status: 405, headers })
}
