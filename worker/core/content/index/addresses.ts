import * as v from 'valibot'
import type { Statement } from '../../base/sql/statements.ts'
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

/** An address of a site. */
export interface AddressQuestion {
  /** The path after the rules, in the form of the rows (`rowPathOf`). */
  readonly path: string
  /** The prefix of the default language where addresses leave it out (`/de`); else empty. */
  readonly prefix: string
  /** The path's slug without the language, with the folder of the unit and a slash at its end. */
  readonly slug: string
  readonly folder: string
}

/** Maximum rows of one look-up; longer chains of redirects need another look-up. */
const MOST = 400

// The language of the site that has no prefix may have one in a row: both forms are one path.
const bare = "IIF(?3 <> '' AND SUBSTR(at, 1, LENGTH(?3) + 1) = ?3 || '/', SUBSTR(at, LENGTH(?3) + 1), at)"
const starts = `r.space = ?1 AND r.start IN (
  IIF(at = path, ${bare}, NULL), IIF(at = path, ?3 || ${bare}, NULL), ${bare} || '*', ?3 || ${bare} || '*'
)`
const rest = "TRIM(SUBSTR(path, LENGTH(at) + 1), '/')"
const target = `REPLACE(REPLACE(r.target, ':splat', ${rest}), '//', '/')`
const above = "RTRIM(RTRIM(at, '/'), REPLACE(at, '/', ''))"

/**
 * Reads all that the index knows of an address with one statement. `reach` contains the path with all paths above it, and likewise each path to which
 * a redirect leads from there; `slugs` are those that a story may have at one of them. The statement does not know a site's languages: any first
 * segment may be one.
 */
const sql = `WITH RECURSIVE reach (path, at, slug) AS (
    VALUES (?2, ?2, NULL)
    UNION SELECT path, ${above}, NULL FROM reach WHERE at <> '/'
    UNION SELECT ${target}, ${target}, REPLACE(r.slug, ':splat', ${rest})
      FROM reach CROSS JOIN redirects r ON ${starts} WHERE r.target <> ''
    LIMIT ${MOST}
  ), slugs (slug) AS (
    SELECT ?4
    UNION SELECT ?5 || slug FROM reach WHERE slug <> ''
    UNION SELECT ?5 || SUBSTR(slug, INSTR(slug, '/') + 1) FROM reach WHERE INSTR(slug, '/') > 0
    UNION SELECT ?5 || 'home' FROM reach WHERE slug IS NOT NULL AND INSTR(slug, '/') = 0
  )
  SELECT EXISTS (SELECT 1 FROM addresses WHERE space = ?1) AS isFilled,
    EXISTS (SELECT 1 FROM redirect_state WHERE space = ?1 AND closed > 0) AS hasRedirects,
    (SELECT JSON_GROUP_ARRAY(DISTINCT path) FROM reach) AS paths,
    (SELECT JSON_GROUP_ARRAY(slug) FROM slugs) AS slugs,
    (SELECT JSON_GROUP_ARRAY(JSON_OBJECT('path', a.path, 'language', a.language, 'uuid', a.uuid))
      FROM slugs CROSS JOIN addresses a ON a.space = ?1 AND a.path = slugs.slug) AS stories,
    (SELECT JSON_GROUP_ARRAY(JSON_OBJECT('path', m.path, 'language', m.language, 'places', JSON((
        SELECT JSON_GROUP_OBJECT(a.language, a.path) FROM addresses a WHERE a.space = ?1 AND a.uuid = m.uuid
      )))) FROM slugs CROSS JOIN moves m ON m.space = ?1 AND m.path = slugs.slug) AS moves,
    (SELECT JSON_GROUP_ARRAY(JSON_OBJECT('name', name, 'value', value)) FROM (
        SELECT DISTINCT r.page, r.place, r.id, r.name, r.value FROM reach CROSS JOIN redirects r ON ${starts}
        ORDER BY r.page = 0, r.page, r.place, r.id
      )) AS redirects`

export const findAddress = (space: string, { path, prefix, slug, folder }: AddressQuestion): Statement => ({
  sql,
  values: [space, path, prefix, slug, folder],
})

const story = v.object({ path: v.string(), language: v.string(), uuid: v.string() })
const move = v.object({
  path: v.string(),
  language: v.string(),
  places: v.record(v.string(), v.string()),
})

/** Everything that the index knows of an address, and of the targets of its redirects. */
export const knownFields = {
  /** Whether the index has addresses, and whether it has the redirects of editors. */
  isFilled: v.boolean(),
  hasRedirects: v.boolean(),
  /** The paths and slugs that this answer covers. */
  paths: v.array(v.string()),
  slugs: v.array(v.string()),
  /** The stories at one of the slugs now, and those formerly there with their current places, by language. */
  stories: v.array(story),
  moves: v.array(move),
}

const flag = v.pipe(
  v.number(),
  v.transform(one => one === 1),
)
const list = <const Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(v.string(), v.parseJson(), v.array(item))

/** The row of the answer. */
export const foundAddress = v.object({
  isFilled: flag,
  hasRedirects: flag,
  paths: list(v.string()),
  slugs: list(v.string()),
  stories: list(story),
  moves: list(move),
  redirects: list(v.object({ name: v.string(), value: v.string() })),
})

export type FoundAddress = v.InferOutput<typeof foundAddress>
