import * as v from 'valibot'
import { revisionOf } from '../base/caching/validity.ts'
import { keyOfRequested } from '../content/cache/memory-cache.ts'
import type { Resource } from '../content/cache/resource.ts'
import type { ContentIndex } from '../content/index/content-index.ts'
import type { ChangedStory } from '../content/version/publications.ts'
import { type LibraryDependencies, readLibrary } from './library.ts'
import { type LibraryEntry, libraryEntry } from './library-entry.ts'
import { listedTypes } from './listed-stories.ts'
import type { EntryQuestion, NewsQuestion, Search } from './search.ts'

/** Articles on a page, with the number of all, the page's own number, and the date of the first article to come. */
export interface NewsPage {
  readonly entries: readonly LibraryEntry[]
  readonly total: number
  readonly page: number
  readonly next: number | undefined
}

/** The lists of the pages of a unit's site. Methods reject where a list cannot be told. */
export interface SiteLibrary {
  entries(question: EntryQuestion, storing: Storing): Promise<readonly LibraryEntry[]>
  news(question: NewsQuestion, storing: Storing): Promise<NewsPage>
}

interface Storing {
  /** Whether the list is stored in KV, so that a new instance need not list it: one that editors chose, because clients may invent others. */
  readonly isStored: boolean
}

export interface SiteLibraryDependencies extends LibraryDependencies {
  /** Both undefined where no database is bound, and for drafts. */
  readonly search: Search | undefined
  readonly index: ContentIndex | undefined
  readonly now: () => number
}

/** A site with more stories is never read as a whole for a list; callers wait until its rows are written. */
const mostReadWhole = 1_000

const found = v.object({
  entries: v.array(libraryEntry),
  total: v.optional(v.number(), 0),
  next: v.optional(v.number()),
})

type Found = v.InferOutput<typeof found>

/** A long question has a short name: an entry of the memory has a bound, and so has its key. */
const maxName = 400
function nameOf(question: object): string {
  const text = JSON.stringify(question)
  return text.length > maxName ? revisionOf(text) : text
}

const isListed = ({ type }: ChangedStory) => type === '' || listedTypes.includes(type)

function withoutGone(body: unknown, isGone: (id: number) => boolean): unknown {
  const list = body as Found
  const left = list.entries.filter(({ storyId }) => !isGone(Number(storyId)))
  return left.length < list.entries.length ? { ...list, entries: left } : body
}

type Listed = NonNullable<Awaited<ReturnType<Search['entries']>>> & Partial<Pick<Found, 'total' | 'next'>>

/** A cached list: read again after a publish of a page that lists find, and when an article's publication date has come. */
function listResource(
  name: string,
  { site, isStored }: Pick<LibraryDependencies, 'site'> & Storing,
  list: () => Promise<Listed | undefined>,
): Resource<Found> {
  return {
    key: keyOfRequested(`${name}:${site.revision}`),
    persist: isStored,
    source: 'index',
    parse: body => v.parse(found, body),
    lists: isListed,
    withdraw: withoutGone,
    async load() {
      const listed = await list()
      if (!listed) return undefined
      const { entries, total, next, cv, isCurrent } = listed
      return {
        body: { entries, total, next },
        cv,
        isOfStale: !isCurrent,
        ...(next !== undefined && { validUntil: next }),
      }
    },
  }
}

const passes = (values: readonly string[], value = '') => !values.length || values.includes(value)

/** The pages among all entries that match a question. */
export const entriesAmong = (
  entries: readonly LibraryEntry[],
  query: EntryQuestion,
): readonly LibraryEntry[] =>
  entries
    .filter(
      entry =>
        // Events have no page of their own; `event/list` lists them.
        entry.kind !== 'event' &&
        passes(query.types, entry.storyType) &&
        passes(query.kinds, entry.kind) &&
        passes(query.degreeTypes, entry.degreeType) &&
        passes(query.careIds, entry.careId) &&
        passes(query.uuids, entry.uuid),
    )
    .slice(query.offset, query.offset + query.limit)

/** The articles among all entries that match a question. */
export function newsAmong(
  entries: readonly LibraryEntry[],
  { topic, page, perPage }: NewsQuestion,
  now: number,
): NewsPage {
  const dated = entries.flatMap(entry => {
    const isRequested = entry.kind === 'news' && (!topic || entry.topic === topic)
    return isRequested && entry.publishedAt !== undefined ? [{ entry, at: entry.publishedAt }] : []
  })
  const later = dated.flatMap(({ at }) => (at > now ? at : []))
  const shown = dated.filter(({ at }) => at <= now).sort((one, other) => other.at - one.at)
  const current = pageWithin(page, shown.length, perPage)
  return {
    entries: shown.slice((current - 1) * perPage, current * perPage).map(({ entry }) => entry),
    total: shown.length,
    page: current,
    next: later.length ? Math.min(...later) : undefined,
  }
}

/** A page number beyond the last means the last page; a list without articles has one page. */
const pageWithin = (page: number, total: number, perPage: number) =>
  Math.max(1, Math.min(page, Math.ceil(total / perPage)))

/**
 * The lists of a site, from the rows of its search: each list reads only the entries that it shows. Until these rows are written a small site is read
 * as a whole.
 */
export function createSiteLibrary(dependencies: SiteLibraryDependencies): SiteLibrary {
  const { search, index, reader, site, options, now } = dependencies
  const { waitUntil } = options

  async function listed(
    name: string,
    { isStored }: Storing,
    list: (search: Search) => Promise<Listed | undefined>,
  ) {
    if (!search) return undefined
    const resource = listResource(name, { site, isStored }, () => list(search))
    return (await reader.read(resource, options))?.value
  }

  /** All entries of a site whose rows are not written yet. For a large site, rejects and has the rows written. */
  async function allEntries(language: string): Promise<readonly LibraryEntry[]> {
    if (index && (await index.count()) > mostReadWhole) {
      if (search) waitUntil(search.build(site, language))
      throw new Error('the lists of the site are being written')
    }
    return (await readLibrary(language, dependencies)).entries
  }

  return {
    async entries(question, storing) {
      const name = `entries:${nameOf(question)}`
      const rows = await listed(name, storing, from => from.entries(site, question, waitUntil))
      return rows?.entries ?? entriesAmong(await allEntries(question.language), question)
    },
    async news(question, storing) {
      const name = `news:${nameOf(question)}`
      const rows = await listed(name, storing, from => from.news(site, question, waitUntil))
      if (!rows) return newsAmong(await allEntries(question.language), question, now())
      const { entries, total, next } = rows
      return { entries, total, next, page: pageWithin(question.page, total, question.perPage) }
    },
  }
}
