import * as v from 'valibot'
import { alternates } from '../../site/language-code.ts'
import { formsFolder } from '../../site/page-path.ts'
import { trimSlug } from '../../site/slugs.ts'
import type { Reads } from '../cache/access.ts'
import type { ReadOptions } from '../cache/read.ts'
import type { Resource } from '../cache/resource.ts'
import type { ContentSource } from '../client/content-source.ts'
import { callStoryblok } from '../client/storyblok.ts'

const link = v.object({
  slug: v.string(),
  alternates,
})
const links = v.object({ links: v.record(v.string(), link) })
const slugs = v.object({ slugs: v.array(v.string()) })

const perPage = 1000
const maxPages = 100
/** Milliseconds. */
const DEADLINE = 500

/** The slugs of a space: as they are in the default language, and as `language/path` in others. */
async function loadSlugs(source: ContentSource, prefix: string, signal: AbortSignal) {
  const found: string[] = []
  let version = 0
  for (let page = 1; page <= maxPages; page++) {
    const params = { per_page: perPage, page, paginated: 1 }
    const { data, cv } = await callStoryblok(source, 'cdn/links', params, signal)
    if (page === 1) version = cv
    const entries = Object.values(v.parse(links, data).links)
    for (const { slug, alternates } of entries)
      found.push(
        prefix + trimSlug(slug),
        ...alternates.map(({ lang, path }) => `${lang}/${prefix}${trimSlug(path)}`),
      )
    if (entries.length < perPage) break
  }
  return { slugs: found, cv: version }
}

export interface KnownSlugsDependencies {
  readonly reader: Reads
  readonly source: ContentSource
  readonly formsSource?: ContentSource | undefined
  readonly options: ReadOptions
}

const resource = ({ source, formsSource }: KnownSlugsDependencies): Resource<ReadonlySet<string>> => ({
  key: 'slugs',
  persist: true,
  parse: body => new Set(v.parse(slugs, body).slugs),
  source: 'content',
  lists: ({ isPlaced }) => isPlaced,
  async load(signal) {
    const forms = formsSource ? (await loadSlugs(formsSource, `${formsFolder}/`, signal)).slugs : []
    const { slugs, cv } = await loadSlugs(source, '', signal)
    return { body: { slugs: [...slugs, ...forms] }, cv }
  },
})

/** All slugs of the space as one value; undefined when they cannot be read. */
export async function readKnownSlugs(
  dependencies: KnownSlugsDependencies,
): Promise<ReadonlySet<string> | undefined> {
  try {
    // No request waits long for a new list, because a slug that an old list lacks may still be asked for.
    const { waitUntil, deadline } = dependencies.options
    const options = { waitUntil, deadline: Math.min(deadline, DEADLINE), patience: 0 }
    return (await dependencies.reader.read(resource(dependencies), options))?.value
  } catch {
    // The reader has logged why.
    return undefined
  }
}

/** Whether a slug is among the known ones in this language or in the default one; true where they cannot be read. */
export const mayBeListed = (
  { slug, language }: { readonly slug: string; readonly language: string },
  known: ReadonlySet<string> | undefined,
): boolean => !known || known.has(slug) || known.has(`${language}/${slug}`)
