import build from 'virtual:site/build'
import sheet from 'virtual:site/styles'
import { html, raw } from 'hono/html'
import { message } from '../../blocks/_kit/messages.ts'
import type { Theme } from '../../blocks/_kit/themes/theme.ts'
import type { Alternate } from '../page/facts.ts'
import type { PageMeta, Region } from '../page/model.ts'

/** What the head is made of. */
export interface HeadInput {
  readonly meta: PageMeta
  readonly language: string
  readonly theme: Theme
  readonly origin: string
  readonly path: string
  readonly unit: string
  readonly alternates: readonly Alternate[]
  readonly layout: string
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

/**
 * What the head says of this page rather than of the site. The navigator takes for the page's own whatever stands between
 * the title and the icon.
 */
export function writePageTags(input: HeadInput): string {
  const { meta, language, origin, path } = input
  return String(
    html`<meta name="description" content="${meta.description}"><meta name="robots" content="${meta.robots}"><link rel="canonical" href="${origin}${path}">${alternateLinks(input)}<meta property="og:type" content="website"><meta property="og:title" content="${meta.title}"><meta property="og:description" content="${meta.description}"><meta property="og:url" content="${origin}${path}"><meta property="og:locale" content="${locales[language] ?? language}">`,
  )
}

/** Everything up to the style element. */
export function writeHead(input: HeadInput): string {
  const { meta, language, theme, layout } = input
  const font = build.fonts[theme.font]
  return String(
    html`<!doctype html><html lang="${language}" data-theme="${theme.name}" data-layout="${layout}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${meta.title}</title>${raw(writePageTags(input))}<link rel="icon" href="/favicons/${faviconSet(input.unit)}/favicon.svg" type="image/svg+xml">${font ? html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : ''}${meta.preload ? html`<link rel="preload" href="${meta.preload}" as="image" fetchpriority="high">` : ''}<meta name="theme-color" content="${theme.palette.surface}"><script type="module" src="${build.entry}" data-build="${build.id}" data-styles="${sheet.href}"></script>`,
  )
}

/** Where the body starts. A page's own colour is the surface that all of it lies on. */
export const writeBodyStart = (pageColor: string | undefined): string =>
  `</head><body${pageColor ? ` class="surface-${pageColor}"` : ''}>`

export const writeStoryLink = (path: string): string =>
  String(html`<p class="story-link"><a href="${path}">${path}</a></p>`)

/** The first thing in the header's region; what it says depends on the page's language, like the rest of the region. */
export const writeSkipLink = (language: string): string =>
  String(
    html`<a class="skip-link" href="#main">${message(language, 'skipToContent')}</a><p class="load-failure" role="alert" hidden>${message(language, 'loadFailure')}</p>`,
  )

const regionStarts: Readonly<Record<Region, readonly [before: string, after: string]>> = {
  header: ['<div data-region="header" id="page-start"', '>'],
  main: ['</div><main id="main" tabindex="-1" data-region="main"', '>'],
  footer: ['</main><div data-region="footer" id="page-end"', '>'],
}

/** From the region before to this one's first block. `key` stands for its bytes, where all of them are known. */
export function writeRegionStart(region: Region, key?: string): string {
  const [before, after] = regionStarts[region]
  return key ? `${before} data-key="${key}"${after}` : before + after
}

export const bodyEnd = '</div></body></html>'

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
