import build from 'virtual:site/build'
import sheet from 'virtual:site/styles'
import { html, raw } from 'hono/html'
import { message } from '../../../../blocks/_kit/messages.ts'
import type { Theme } from '../../../../blocks/_kit/themes/theme.ts'
import type { FaviconSet } from '../../../../blocks/_kit/units.ts'
import { earlyScript, sheetWait } from '../../base/http/content-security-policy.ts'
import { writeFaviconLinks } from '../../request/site/favicons.ts'
import type { Region } from '../model.ts'
import { type PageTags, writePageTags } from '../seo/page-tags.ts'

/** The input of the head. */
export interface HeadInput extends PageTags {
  readonly theme: Theme
  readonly favicons: FaviconSet
  readonly layout: string
  /** Version of the consent question; empty where there is none. */
  readonly consentVersion: string
  /** Services that silence allows, between spaces. */
  readonly silentServices: string
  /** Services that are denied whatever visitors have granted, separated by spaces. */
  readonly deniedServices: string
  /** Container of the tag manager; empty for none. */
  readonly tagManager: string
  /** Address of a picture to be loaded ahead. */
  readonly preload?: string
}

/** Data about consent for the page's script, beside the visitor's own decision. */
const writeConsentMarks = ({ consentVersion, silentServices, deniedServices, tagManager }: HeadInput) => [
  consentVersion && html` data-consent="${consentVersion}"`,
  silentServices && html` data-consent-implicit="${silentServices}"`,
  deniedServices && html` data-consent-denied="${deniedServices}"`,
  tagManager && html` data-tags="${tagManager}"`,
]

/** Everything up to the style element. */
export function writeHead(input: HeadInput): string {
  const { meta, language, theme, layout } = input
  return String(
    html`<!doctype html><html lang="${language}" data-theme="${theme.name}" data-layout="${layout}"${writeConsentMarks(input)}${meta.draft ? html` data-draft="${meta.draft.editorOrigin}"${meta.draft.storyId === undefined ? '' : html` data-story="${meta.draft.storyId}"`}` : ''}${meta.isInspected ? raw(' data-inspected') : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title${meta.titleLanguage ? html` lang="${meta.titleLanguage}"` : ''}>${meta.title}</title>${raw(writePageTags(input))}${raw(writeFaviconLinks(input.favicons))}${input.preload ? html`<link rel="preload" href="${input.preload}" as="image" fetchpriority="high">` : ''}<script data-font="${build.fonts[theme.font] ?? ''}">${raw(earlyScript)}</script><meta name="theme-color" content="${theme.palette.surface}"><script type="module" fetchpriority="low" src="${build.entry}" data-build="${build.id}" data-styles="${sheet.href}"></script>`,
  )
}

/** Holds painting until the element with this id has been parsed (HTML, link type `expect`). */
export const writeWaitFor = (elementId: string): string =>
  `<link rel="expect" href="#${elementId}" blocking="render">`

/**
 * The sheet of the site, for the document after it; content before it is painted without it (HTML, link type `stylesheet` in the body).
 * Browsers cache it for all pages, and soft navigation uses it too.
 */
export const furtherStylesLink = `<link rel="stylesheet" href="${sheet.href}" id="further-styles"><script>${sheetWait}</script>`

/** The end of the head, after the styles, and the start of the body. The colour of a page is the surface of its body. */
export const writeBodyStart = (pageColor: string | undefined): string =>
  `</head><body${pageColor ? ` class="surface-${pageColor}"` : ''}>`

export const writeStoryLink = (path: string): string =>
  String(html`<p class="story-link"><a href="${path}">${path}</a></p>`)

/** The words of an error are English on every page. */
export const writeErrorMessage = (message: string): string =>
  String(html`<p class="error-message section-width" lang="en">${message}</p>`)

/** For editors: the reasons why visitors do not see the latest published version. */
export const writeHeldBack = (reasons: readonly string[]): string =>
  String(
    html`<div class="block-problem" role="note"><p>Held back: visitors still see the version before, because this one lost something. Publish again to show it as it is.</p><ul>${reasons.map(reason => html`<li>${reason}</li>`)}</ul></div>`,
  )

/** The first thing in the header's region; its text depends on the page's language, like the rest of the region. */
export const writeSkipLink = (language: string): string =>
  String(
    html`<a class="skip-link visually-hidden" href="#main">${message(language, 'skipToContent')}</a><p class="load-failure" role="alert" hidden>${message(language, 'loadFailure')}</p>`,
  )

const regionStarts: Readonly<Record<Region, readonly [before: string, after: string]>> = {
  header: ['<div data-region="header" id="page-start"', '>'],
  main: ['</div><main id="main" tabindex="-1" data-region="main"', '>'],
  footer: ['</main><div data-region="footer"', '>'],
  aside: ['</div><div data-region="aside"', '>'],
}

/** The markup between the previous region and this one's first block. `key` identifies the region's bytes, where all are known. */
export function writeRegionStart(region: Region, key?: string): string {
  const [before, after] = regionStarts[region]
  return key ? `${before} data-key="${key}"${after}` : before + after
}

export const asideEnd = '</div>'
export const bodyEnd = '</body></html>'
