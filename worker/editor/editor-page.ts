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

/** The page that the editor's own code fills. */
export function editorPage(): Response {
  const { script, styles } = build.editor
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Editor</title>${styles.map(href => html`<link rel="stylesheet" href="${href}">`)}<link rel="icon" href="/favicons/iu/favicon.svg" type="image/svg+xml"></head><body><main id="editor"></main><noscript>The editor needs JavaScript.</noscript><script type="module" src="${script}"></script></body></html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    },
  })
}
