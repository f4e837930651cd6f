import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Styles of pages that need no content: readable at every width, light and dark, in a system font. */
export const bundledStyle =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-items:center}main{box-sizing:border-box;width:100%;max-width:36rem;padding:2rem 1.25rem}h1{margin:0 0 1rem;font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.2}p{margin:0 0 1.5rem}table{width:100%;border-spacing:0;overflow-wrap:anywhere}th,td{padding:.25rem 1rem .25rem 0;text-align:start;vertical-align:top}button{font:inherit;font-weight:700;min-height:3rem;padding:.5rem 1.5rem;border:2px solid;border-radius:.5rem;background:transparent;color:inherit;cursor:pointer}:focus-visible{outline:3px solid;outline-offset:3px}'

/** Source expression of that style element (CSP 3, section 6.6.2.2). */
export const bundledStyleHash = "'sha256-Lgz3GHpUzLvS9WfR+7VM+xG6vW0wqcBUmFGWqLP7aV0='"

interface BundledPage {
  readonly language: string
  readonly title: string
  /** HTML below the title. */
  readonly content: HtmlEscapedString | Promise<HtmlEscapedString>
}

/** A page without content of the site. */
export const bundledPage = ({ language, title, content }: BundledPage): string =>
  String(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(bundledStyle)}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`,
  )

/** The target of a redirect. */
interface Redirect {
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
