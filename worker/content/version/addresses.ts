import * as v from 'valibot'
import { alternates } from '../../site/language-code.ts'
import { trimSlug } from '../../site/slugs.ts'
import type { KeyValues } from '../cache/key-values.ts'
import type { ContentSource } from '../client/content-source.ts'
import { callStoryblok } from '../client/storyblok.ts'
import type { Move } from './content-state.ts'

/** Where published stories are: uuid -> language (`default` or a code) -> path without the language. */
export type Addresses = Readonly<Record<string, Readonly<Record<string, string>>>>

const link = v.object({
  uuid: v.string(),
  slug: v.string(),
  is_folder: v.fallback(v.boolean(), false),
  published: v.fallback(v.boolean(), true),
  alternates,
})
const links = v.object({ links: v.record(v.string(), link) })
const kept = v.record(v.string(), v.record(v.string(), v.string()))

const perPage = 1000
const maxPages = 100
const keptFor = 365 * 24 * 3600

/** The key of the stored addresses, which are compared with those after the next publishing. */
export const addressesKey = 'addresses'

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

/** The stored addresses; undefined where there are none. */
export async function readAddresses(kv: Pick<KeyValues, 'get'>): Promise<Addresses | undefined> {
  try {
    const result = v.safeParse(kept, JSON.parse((await kv.get(addressesKey)) ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

export const writeAddresses = (kv: Pick<KeyValues, 'put'>, addresses: Addresses): Promise<void> =>
  kv.put(addressesKey, JSON.stringify(addresses), { expirationTtl: keptFor })

const slugIn = (language: string, path: string) => (language === 'default' ? path : `${language}/${path}`)

/** A story is also found in other languages at its path in the default language, with their prefix. */
const aliasIn = (language: string, { default: path }: Readonly<Record<string, string>>): string[] =>
  path === undefined ? [] : [slugIn(language, path)]

const slugsOf = (addresses: Addresses): Set<string> =>
  new Set(
    Object.values(addresses).flatMap(own =>
      Object.entries(own).map(([language, path]) => slugIn(language, path)),
    ),
  )

const aliasesOf = (addresses: Addresses): string[] =>
  Object.values(addresses).flatMap(own => Object.keys(own).flatMap(language => aliasIn(language, own)))

/**
 * The moves between two states (an address may pass from one story to another), and every address that leads to a story now. An alias
 * counts only where no story has or had that address. Pure.
 */
export function movesBetween(
  before: Addresses,
  after: Addresses,
): { readonly moves: readonly Move[]; readonly taken: ReadonlySet<string> } {
  const taken = new Set([...slugsOf(after), ...aliasesOf(after)])
  const stood = slugsOf(before)
  const moves = Object.entries(after).flatMap(([uuid, now]) =>
    Object.entries(now).flatMap(([language, path]) => {
      const to = slugIn(language, path)
      const was = before[uuid]
      const own = was?.[language]
      if (!was || own === undefined) return []
      const aliases = aliasIn(language, was).filter(alias => !stood.has(alias) && !taken.has(alias))
      return [slugIn(language, own), ...aliases].filter(from => from !== to).map(from => ({ from, to }))
    }),
  )
  return { moves, taken }
}

/** The stories whose address differs between two states, as uuids: new, moved and gone ones. */
export const placedBetween = (before: Addresses, after: Addresses): readonly string[] => {
  const textOf = (own: Addresses[string] | undefined) => own && JSON.stringify(Object.entries(own).sort())
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    uuid => before[uuid] !== after[uuid] && textOf(before[uuid]) !== textOf(after[uuid]),
  )
}
