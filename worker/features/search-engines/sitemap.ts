import { escapeXml } from '../../core/base/escape-xml.ts'
import type { SitemapWeight, UuidRange } from '../../core/content/index/content-index.ts'
import { isIndexable, listedUntil } from '../../core/content/types/indexable.ts'
import { originalSlug, type Story } from '../../core/content/types/story.ts'
import type { Alternate } from '../../core/page/model.ts'
import { addressedLanguages } from '../../core/page/seo/page-tags.ts'
import { alternatesOf } from '../../core/page/story-facts.ts'
import { hasPage } from '../../core/request/routing/has-page.ts'
import { isInUnit } from '../../core/request/site/page-path.ts'
import type { Site } from '../../core/request/site/site.ts'

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

/** A part of a sitemap: the stories whose uuids are in a range. Its number identifies the range, so that it stays the same while others change. */
export interface SitemapPart {
  readonly number: number
  /** When one of its stories was published last, ISO 8601; empty where that is not known. */
  readonly changed: string
}

/** Limits of a part: well below those of the protocol (50,000 addresses, 50 MB), because it is written anew when one of its stories changes. */
interface PartLimits {
  readonly addresses: number
  readonly characters: number
}

const standard: PartLimits = { addresses: 10_000, characters: 2_000_000 }

const BUCKETS = 256
/** Parts are halves of halves, down to uuids that begin with the same two digits. */
const DEEPEST = 8

/** The buckets of a part: part 1 is all, parts 2 and 3 its halves, 4 to 7 its quarters, and so on. */
function bucketsOf(number: number): { readonly first: number; readonly end: number } {
  const depth = Math.floor(Math.log2(number))
  const size = BUCKETS / 2 ** depth
  const first = (number - 2 ** depth) * size
  return { first, end: first + size }
}

const digitsOf = (bucket: number) => bucket.toString(16).padStart(2, '0')

/** The range of uuids of a part. */
export function rangeOf(number: number): UuidRange {
  const { first, end } = bucketsOf(number)
  return { from: first === 0 ? '' : digitsOf(first), to: end === BUCKETS ? '~' : digitsOf(end) }
}

/** Whether a uuid is in a part. */
export function isInPart(uuid: string, number: number): boolean {
  const { from, to } = rangeOf(number)
  return from <= uuid && uuid < to
}

/** The parts of a sitemap, each as large as its limits allow; always at least one. */
export function partsOf(
  weights: readonly SitemapWeight[],
  limits: PartLimits = standard,
): readonly SitemapPart[] {
  function split(number: number): readonly SitemapPart[] {
    const own = weights.filter(({ bucket }) => isInPart(bucket, number))
    const addresses = own.reduce((sum, one) => sum + one.addresses, 0)
    const characters = own.reduce((sum, one) => sum + one.characters, 0)
    const fits = addresses <= limits.addresses && characters <= limits.characters
    if (!fits && number < 2 ** DEEPEST) return [...split(2 * number), ...split(2 * number + 1)]
    if (number > 1 && !own.length) return []
    const changed = own.reduce((last, one) => (one.changed > last ? one.changed : last), '')
    return [{ number, changed }]
  }
  return split(1)
}

const isOver = (story: Story, now: number) => (listedUntil(story) ?? now + 1) <= now

/** The stories that a unit's sitemap lists: no past events, and no stories whose address redirects. */
export const listedStories = (stories: readonly Story[], site: Site, now: number): SitemapStory[] =>
  stories
    .filter(story => isInUnit(story.full_slug, site) && isIndexable(story, site) && !isOver(story, now))
    .filter(story => hasPage(originalSlug(story), site))
    .map(story => ({
      alternates: addressedLanguages(alternatesOf(story, site)),
      changed: story.published_at ?? undefined,
    }))

/** When the first of the events among these stories is over; undefined without one to come. */
export function firstEndOf(stories: readonly Story[], now: number): number | undefined {
  const ends = stories.flatMap(story => listedUntil(story) ?? []).filter(end => end > now)
  return ends.length ? Math.min(...ends) : undefined
}
