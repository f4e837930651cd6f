import build from 'virtual:site/build'
import { html } from 'hono/html'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The development server writes the editor's sheet into the page.
  import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Time zones of the editor: in which times are stored, and in which editors read and write them. */
interface Zones {
  readonly content: string
  readonly site: string
}

/** The page that the editor's script renders into. */
export function editorPage(zones: Zones): Response {
  const { script, styles } = build.editor
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Editor</title>${styles.map(href => html`<link rel="stylesheet" href="${href}">`)}<link rel="icon" href="/favicons/iu/favicon.svg" type="image/svg+xml"></head><body><main id="editor" data-content-zone="${zones.content}" data-site-zone="${zones.site}"></main><noscript>The editor needs JavaScript.</noscript><script type="module" src="${script}"></script></body></html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    },
  })
}
