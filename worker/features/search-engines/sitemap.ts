import { escapeXml } from '../../core/base/escape-xml.ts'
import type { Alternate } from '../../core/page/model.ts'

/** A story in a sitemap: all its languages, the default one first. */
export interface SitemapStory {
  readonly alternates: readonly Alternate[]
  /** ISO 8601. */
  readonly changed: string | undefined
}

/** A language of a story: one entry of the sitemap. */
interface Address extends SitemapStory {
  readonly href: string
}

/** More addresses than this are split into several files (sitemaps.org protocol). */
const maxAddresses = 50_000

const absolute = (origin: string, href: string) => escapeXml(new URL(href, origin).href)

function alternateLinks({ alternates }: Address, origin: string): string {
  if (alternates.length < 2) return ''
  const link = ({ language, href }: Alternate) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(origin, href)}"/>`
  const [standard] = alternates
  return [...alternates, { language: 'x-default', href: standard!.href }].map(link).join('')
}

const entryOf = (address: Address, origin: string): string =>
  `<url><loc>${absolute(origin, address.href)}</loc>${
    address.changed ? `<lastmod>${address.changed}</lastmod>` : ''
  }${alternateLinks(address, origin)}</url>\n`

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function* writeAddresses(addresses: readonly Address[], origin: string): Generator<string> {
  yield `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const address of addresses) yield entryOf(address, origin)
  yield '</urlset>\n'
}

/** A file of a sitemap that has several, and when something in it changed (ISO 8601), empty where that is not known. */
interface SitemapFile {
  readonly number: number
  readonly changed: string
}

/** An index of files in pieces of XML. */
export function* writeSitemapIndex(files: readonly SitemapFile[], origin: string): Generator<string> {
  yield `${declaration}<sitemapindex xmlns="${namespace}">\n`
  for (const { number, changed } of files)
    yield `<sitemap><loc>${origin}/sitemap-${number}.xml</loc>${changed && `<lastmod>${changed}</lastmod>`}</sitemap>\n`
  yield '</sitemapindex>\n'
}

const filesOf = (count: number): readonly SitemapFile[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, changed: '' }))

export interface SitemapQuestion {
  readonly stories: readonly SitemapStory[]
  readonly origin: string
  /** The requested one of several files; without it the sitemap itself. */
  readonly file?: number
  readonly max?: number
}

/**
 * A sitemap in pieces of XML: every address with all languages of its story (Google, "localised versions"), or an index of
 * `/sitemap-1.xml`, `/sitemap-2.xml` and so on where there are too many for one file. Undefined for a file that does not exist.
 */
export function writeSitemap({
  stories,
  origin,
  file,
  max = maxAddresses,
}: SitemapQuestion): Generator<string> | undefined {
  const addresses = stories.flatMap(story => story.alternates.map(({ href }) => ({ ...story, href })))
  const files = Math.ceil(addresses.length / max)
  if (file === undefined)
    return files > 1 ? writeSitemapIndex(filesOf(files), origin) : writeAddresses(addresses, origin)
  if (files < 2 || file > files) return undefined
  return writeAddresses(addresses.slice((file - 1) * max, file * max), origin)
}
