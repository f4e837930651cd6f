import * as v from 'valibot'
import type { Log } from '../../base/log/events.ts'
import { compileRedirects } from '../../request/routing/compile-redirects.ts'
import { logRejected } from '../../request/routing/log-redirects.ts'
import { redirectEntry, redirectSourceOf, redirectsDatasource } from '../../request/routing/redirect-entry.ts'
import { rowPathOf } from '../../request/routing/redirect-row.ts'
import { redirectTable } from '../../request/routing/redirect-table.ts'
import { storyPath } from '../../request/site/links.ts'
import { hasLanguage, languageOf, type StorySlug, storySlugOf } from '../../request/site/page-path.ts'
import type { Site } from '../../request/site/site.ts'
import type { Reads } from '../cache/access.ts'
import { keyOfRequested } from '../cache/memory-cache.ts'
import type { Read, ReadOptions, Resource } from '../cache/resource.ts'
import type { ContentSource } from '../client/content-source.ts'
import { knownFields } from '../index/addresses.ts'
import type { ContentIndex } from '../index/content-index.ts'
import { datasourceType } from '../version/publications.ts'
import { codeOf } from './story-parameters.ts'

export interface AddressDependencies {
  readonly index: ContentIndex | undefined
  readonly reader: Reads
  readonly source: ContentSource
  readonly options: ReadOptions
  readonly site: Site
  readonly now: () => number
  readonly log: Log
}

const body = v.pipe(
  v.object({ ...knownFields, redirects: v.array(v.tuple([v.string(), redirectEntry])) }),
  v.transform(found => ({ ...found, table: redirectTable(found.redirects) })),
)

/** Everything that the index knows of a path, and of the targets of its redirects. */
export type KnownAddress = v.InferOutput<typeof body>

/** Milliseconds for the index. */
const DEADLINE = 500
/** Milliseconds after which an index that is not filled yet is read again. */
export const UNFILLED = 10_000

interface AddressQuery {
  readonly path: string
  readonly slug: string
}

/**
 * Whether an answer is stored in KV, so that a new instance shows the page without reading the index: only where the index is filled and a story
 * stands, because clients may invent addresses. As a body of the content's version it is judged like the story's own copy: a redirect that is
 * published, or a story that is placed, makes it outdated (`lists`).
 */
const isOfPage =
  (slug: string) =>
  (found: unknown): boolean => {
    const { isFilled, hasRedirects, stories } = v.parse(body, found)
    return isFilled && hasRedirects && stories.some(({ path }) => path === slug)
  }

function addressResource(
  { path, slug }: AddressQuery,
  index: ContentIndex,
  { source, site, now, log }: AddressDependencies,
): Resource<KnownAddress> {
  const prefix = site.localeStrategy === 'no_prefix' ? '' : `/${site.defaultLanguage}`
  const query = { path: rowPathOf(path), prefix, slug, folder: site.folder && `${site.folder}/` }
  // Of the spellings of an address only one is stored.
  const isCanonical = [slug, `${languageOf(path, site)}/${slug}`].some(own => path === storyPath(own, site))
  return {
    // Compiled for the unit, the languages and the origin of this site.
    key: keyOfRequested(`address:${site.revision}:${isCanonical ? '' : slug}:${path}`),
    persist: isCanonical,
    isStored: isOfPage(slug),
    source: 'index',
    parse: found => v.parse(body, found),
    lists: ({ isPlaced, type }) => isPlaced || type === datasourceType(redirectsDatasource),
    async load() {
      const cv = (await source.cv?.()) ?? 0
      const found = await index.find(query)
      const sources = found.redirects.flatMap(setting => redirectSourceOf(setting) ?? [])
      const { redirects, rejected } = compileRedirects(sources, site)
      logRejected(rejected, log)
      const isFilled = found.isFilled && found.hasRedirects
      return { body: { ...found, redirects }, cv, ...(!isFilled && { validUntil: now() + UNFILLED }) }
    },
  }
}

/** Everything that one request reads from the index. */
export interface KnownAddresses {
  /** The index's entry for a path of this site, after the rules. Undefined where the index does not answer. */
  readonly at: (path: string) => Promise<Read<KnownAddress> | undefined>
  /** The same of a slug. */
  readonly ofSlug: (slug: string) => Promise<Read<KnownAddress> | undefined>
}

/**
 * Reads the address of a request from the index with one statement: the story at it now, stories formerly at it, and its redirects with all their
 * targets. Addresses that the answer covers are not read again.
 */
export function createKnownAddresses(dependencies: AddressDependencies): KnownAddresses {
  const { index, reader, options, site } = dependencies
  const begun: (AddressQuery & { readonly reading: Promise<Read<KnownAddress> | undefined> })[] = []

  async function read(query: AddressQuery) {
    if (!index) return undefined
    const { waitUntil, deadline, copiesOnly } = options
    const own = { waitUntil, deadline: Math.min(deadline, DEADLINE), ...(copiesOnly && { copiesOnly }) }
    // The reader has logged the failure. The caller then uses the first entries of the list for redirects, and answers 503 for an unknown address.
    return reader.read(addressResource(query, index, dependencies), own).catch(() => undefined)
  }

  function begin(query: AddressQuery) {
    const reading = read(query)
    begun.push({ ...query, reading })
    return reading
  }

  async function told(tells: (known: KnownAddress) => boolean) {
    for (const { reading } of begun) {
      const found = await reading
      if (found && tells(found.value)) return found
    }
    return undefined
  }

  return {
    async at(path) {
      // A path that no story can have may still be redirected.
      const { slug } = storySlugOf(path, site) ?? { slug: '' }
      const own = begun.find(one => one.path === path)
      if (own) return own.reading
      const isTold = ({ paths, slugs }: KnownAddress) =>
        paths.includes(rowPathOf(path)) && slugs.includes(slug)
      return (begun.length ? await told(isTold) : undefined) ?? begin({ path, slug })
    },
    async ofSlug(slug) {
      const own = begun.find(one => one.slug === slug)
      const found = own ? await own.reading : await told(({ slugs }) => slugs.includes(slug))
      return found ?? (own ? undefined : begin({ path: storyPath(slug, site), slug }))
    },
  }
}

interface LanguageDependencies {
  readonly addresses: Pick<KnownAddresses, 'ofSlug'>
  readonly site: Site
}

/**
 * The language in which a story is shown at a path. Where addresses have no languages, a translated slug determines the language, so that a shared
 * link opens in it without the cookie of the person who shares it. Each slug of the visitor's language or the default one is shown in the visitor's
 * language.
 */
export async function languageAt(
  path: string,
  { slug, language }: StorySlug,
  { addresses, site }: LanguageDependencies,
): Promise<string> {
  if (site.localeStrategy !== 'no_prefix' || hasLanguage(path, site)) return language
  const known = (await addresses.ofSlug(slug))?.value
  const codes = known?.stories.filter(story => story.path === slug).map(story => story.language) ?? []
  const standsIn = (own: string) => codes.includes(codeOf(own, site.defaultLanguage))
  if (standsIn(language) || standsIn(site.defaultLanguage)) return language
  return site.languages.find(standsIn) ?? language
}
