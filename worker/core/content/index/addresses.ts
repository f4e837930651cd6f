import * as v from 'valibot'
import { alternates } from '../../request/site/language-code.ts'
import { trimSlug } from '../../request/site/slugs.ts'
import type { ContentSource } from '../client/content-source.ts'
import { callStoryblok } from '../client/storyblok.ts'

/** Addresses of published stories: uuid -> language (`default` or a code) -> path without the language. */
export type Addresses = Readonly<Record<string, Readonly<Record<string, string>>>>

const link = v.object({
  uuid: v.string(),
  slug: v.string(),
  is_folder: v.fallback(v.boolean(), false),
  published: v.fallback(v.boolean(), true),
  alternates,
})
const links = v.object({ links: v.record(v.string(), link) })

const perPage = 1000
const maxPages = 100

/** The paths of a story by language; `slug` is the path in the default language. */
export const addressesOf = ({
  slug,
  alternates,
}: Pick<v.InferOutput<typeof link>, 'slug' | 'alternates'>) => ({
  default: trimSlug(slug),
  ...Object.fromEntries(alternates.map(({ lang, path }) => [lang, trimSlug(path)])),
})

/** The addresses of all published stories. Throws `SourceError`. */
export async function loadAddresses(source: ContentSource, signal: AbortSignal): Promise<Addresses> {
  const found: Record<string, Readonly<Record<string, string>>> = {}
  for (let page = 1; page <= maxPages; page++) {
    const params = { per_page: perPage, page, paginated: 1 }
    const { data } = await callStoryblok(source, 'cdn/links', params, signal)
    const entries = Object.values(v.parse(links, data).links)
    for (const entry of entries)
      if (!entry.is_folder && entry.published) found[entry.uuid] = addressesOf(entry)
    if (entries.length < perPage) break
  }
  return found
}

/** The slug of a path in a language, as requests name it: the default language has no prefix. */
export const slugIn = (language: string, path: string): string =>
  language === 'default' ? path : `${language}/${path}`
