import { html } from 'hono/html'
import { usualUnit } from '../../../../blocks/_kit/sent-event.ts'
import { usualPurchaseStep } from '../../../../blocks/_kit/units.ts'
import type { Alternate, PageMeta } from '../model.ts'
import type { ShareImage } from '../share-image.ts'

interface Address {
  /** Path of the page as it is shown. */
  readonly path: string
  readonly language: string
  /** The languages it exists in, the default one first. */
  readonly alternates: readonly Alternate[]
}

const isTranslated = ({ language, alternates }: Address) =>
  alternates.some(alternate => alternate.language === language)

/** Languages with addresses of their own. Where a cookie chooses the language at one address, only the default one. */
export const addressedLanguages = (alternates: readonly Alternate[]): readonly Alternate[] =>
  new Set(alternates.map(({ href }) => href)).size === alternates.length ? alternates : alternates.slice(0, 1)

/**
 * The one address of a page. A page without a translation shows the default language's texts, so its canonical address is theirs; the same
 * applies where languages have no addresses of their own.
 */
export function canonicalPath(page: Address): string {
  const { alternates, path, language } = page
  const isOwn = addressedLanguages(alternates).some(alternate => alternate.language === language)
  return isOwn ? path : (alternates[0]?.href ?? path)
}

/** The languages that a page declares to search engines; none on a page that was not translated, or without others. */
export function namedLanguages(page: Address): readonly Alternate[] {
  const languages = addressedLanguages(page.alternates)
  return languages.length > 1 && isTranslated(page) ? languages : []
}

/** The input of the tags of a page. */
export interface PageTags {
  readonly meta: PageMeta
  readonly language: string
  readonly origin: string
  /** Path of the page as it is shown. */
  readonly path: string
  /** The languages it exists in, the default one first; empty for an error page. */
  readonly alternates: readonly Alternate[]
  readonly unit: string
  /** The index of a purchase among the steps of the unit's checkout. */
  readonly purchaseStep: number
}

/** Languages that the site writes as in another country than the one with the most speakers. */
const locales: Readonly<Record<string, string>> = { en: 'en_GB', pt: 'pt_PT' }

/** Open Graph names a language with a country: `nl_NL`. */
function localeOf(language: string): string {
  const { region } = new Intl.Locale(language).maximize()
  return locales[language] ?? (region ? `${language}_${region}` : language)
}

/** Addresses are written as browsers and crawlers send them: absolute, percent-encoded. */
const absolute = ({ origin }: PageTags, path: string) =>
  URL.canParse(path, origin) ? new URL(path, origin).href : origin + path

const canonicalOf = (page: PageTags) => absolute(page, canonicalPath(page))

function languageLinks(page: PageTags) {
  const languages = namedLanguages(page)
  const [standard] = languages
  return [...languages, ...(standard ? [{ ...standard, language: 'x-default' }] : [])].map(
    ({ language, href }) =>
      html`<link rel="alternate" hreflang="${language}" href="${absolute(page, href)}">`,
  )
}

function addressTags(page: PageTags) {
  if (!page.alternates.length) return ''
  const canonical = canonicalOf(page)
  return html`<link rel="canonical" href="${canonical}">${languageLinks(page)}<meta property="og:url" content="${canonical}">`
}

const localeTags = ({ language, alternates }: PageTags) =>
  html`<meta property="og:locale" content="${localeOf(language)}">${alternates
    .filter(alternate => alternate.language !== language)
    .map(alternate => html`<meta property="og:locale:alternate" content="${localeOf(alternate.language)}">`)}`

const imageTags = (page: PageTags, { address, type, width, height, alt }: ShareImage) =>
  html`<meta property="og:image" content="${absolute(page, address)}"><meta property="og:image:type" content="${type}"><meta property="og:image:width" content="${String(width)}"><meta property="og:image:height" content="${String(height)}">${alt ? html`<meta property="og:image:alt" content="${alt}">` : ''}`

/**
 * Facts of the page for events (requirement tracking/page-facts): the type of its story, and its unit where that is not the default
 * one.
 */
function eventTag({ meta, alternates, unit, purchaseStep }: PageTags) {
  const template = alternates.length ? meta.template : 'error'
  return html`<meta name="page-template" content="${template}"${unit === usualUnit ? '' : html` data-unit="${unit}"`}${purchaseStep === usualPurchaseStep ? '' : html` data-purchase-step="${purchaseStep}"`}>`
}

/**
 * The tags of a page beside its title: for search results and shared links, its address, its languages, its picture
 * (Open Graph protocol; Google, "localised versions").
 */
export function writePageTags(page: PageTags): string {
  const { shareTitle, siteName, description, robots, shareImage } = page.meta
  return String(
    html`<meta name="description" content="${description}"><meta name="robots" content="${robots}">${addressTags(page)}<meta property="og:type" content="website"><meta property="og:site_name" content="${siteName}"><meta property="og:title" content="${shareTitle}"><meta property="og:description" content="${description}">${localeTags(page)}${shareImage ? imageTags(page, shareImage) : ''}<meta name="twitter:card" content="${shareImage ? 'summary_large_image' : 'summary'}">${eventTag(page)}`,
  )
}
