import build from 'virtual:site/build'
import { html, raw } from 'hono/html'
import { message } from '../../blocks/_kit/messages.ts'
import type { Theme } from '../../blocks/_kit/themes/theme.ts'
import type { Alternate } from '../page/facts.ts'
import type { PageMeta } from '../page/model.ts'

/** What the head is made of. */
export interface HeadInput {
  readonly meta: PageMeta
  readonly language: string
  readonly theme: Theme
  readonly origin: string
  readonly path: string
  readonly unit: string
  readonly alternates: readonly Alternate[]
}

const locales: Readonly<Record<string, string>> = {
  de: 'de_DE',
  en: 'en_GB',
  fr: 'fr_FR',
  it: 'it_IT',
  es: 'es_ES',
  pt: 'pt_PT',
}

function alternateLinks({ alternates, origin }: HeadInput) {
  if (alternates.length < 2) return ''
  const links = alternates.map(
    ({ language, href }) => html`<link rel="alternate" hreflang="${language}" href="${origin}${href}">`,
  )
  const standard = alternates[0]!
  return html`${links}<link rel="alternate" hreflang="x-default" href="${origin}${standard.href}">`
}

/** Everything up to the style element. */
export function writeHead(input: HeadInput): string {
  const { meta, language, theme, origin, path } = input
  const font = build.fonts[theme.font]
  return String(
    html`<!doctype html><html lang="${language}" data-theme="${theme.name}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${meta.title}</title><meta name="description" content="${meta.description}"><meta name="robots" content="${meta.robots}"><link rel="canonical" href="${origin}${path}">${alternateLinks(input)}<link rel="icon" href="/favicons/${faviconSet(input.unit)}/favicon.svg" type="image/svg+xml">${font ? html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : ''}${meta.preload ? html`<link rel="preload" href="${meta.preload}" as="image" fetchpriority="high">` : ''}<meta name="theme-color" content="${theme.palette.surface}"><meta property="og:type" content="website"><meta property="og:title" content="${meta.title}"><meta property="og:description" content="${meta.description}"><meta property="og:url" content="${origin}${path}"><meta property="og:locale" content="${locales[language] ?? language}"><script type="module" src="${build.entry}" data-build="${build.id}"></script>`,
  )
}

/** From the end of the head to the first block. A page's own colour is the surface that all of it lies on. */
export const writeBodyStart = (language: string, pageColor: string | undefined): string =>
  String(
    html`</head><body${pageColor ? html` class="surface-${pageColor}"` : ''}><a class="skip-link" href="#main">${message(language, 'skipToContent')}</a><div data-region="header" class="contents" id="page-start">`,
  )

export const writeStoryLink = (path: string): string =>
  String(html`<p class="story-link"><a href="${path}">${path}</a></p>`)

export const mainStart = '</div><main id="main" tabindex="-1" data-region="main">'
export const mainEnd = '</main><div data-region="footer" class="contents" id="page-end">'
export const bodyEnd = String(raw('</div></body></html>'))

const shared: Readonly<Record<string, string>> = {
  iu: 'iu',
  fs: 'iu',
  dach: 'iu',
  ds: 'iu',
  libf: 'libf',
  ufred: 'libf',
}

/** Which set of icons a unit uses (blocks specification, section 7). */
export const faviconSet = (unit: string): string => shared[unit] ?? unit
