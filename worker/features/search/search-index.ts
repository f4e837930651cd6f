import { beginRun, runRounds } from '../../core/base/sql/expiry.ts'
import type { SearchSettings } from '../../core/content/stories/unit-settings.ts'
import type { Tombstone } from '../../core/content/version/content-state.ts'
import { hrefOf } from '../../core/platform/answer-fields.ts'
import type {
  EntryQuestion,
  Listed,
  ListedNews,
  NewsQuestion,
  Results,
  SearchQuestion,
} from '../../core/platform/search.ts'
import type { Site } from '../../core/request/site/site.ts'
import { foldSettings, pinnedFor, termsOf } from './expand-terms.ts'
import { findResults } from './find-results.ts'
import { createSetKeeper, type SetKeeperDependencies } from './keep-set.ts'
import { createSearchStore, type SetState } from './search-store.ts'
import { createUnansweredSearches } from './unanswered/unanswered-searches.ts'
import { type ContentMoment, isBehind } from './update-set.ts'
import { wordsOfQuery } from './words.ts'

/** The content as it is known, with the stories that are gone. */
export interface KnownContent extends ContentMoment {
  readonly tombstones: Readonly<Record<string, Tombstone>>
}

export interface SearchIndexDependencies extends Omit<SetKeeperDependencies, 'store'> {
  readonly database: D1Database
  readonly content: () => KnownContent
}

/** Maximum milliseconds of a run that deletes rows that are no longer needed, sets in chunks. */
const TIDYING = 15_000

/** Tombstones of these many stories are looked at; older ones are dropped from the sets by then. */
const maxGone = 200

type WaitUntil = (promise: Promise<unknown>) => void

/** The indexed pages of a space's sites, for search and lists. Methods reject where the database or the source fails. */
export function createSearchIndex({ database, ...dependencies }: SearchIndexDependencies) {
  const { space, content, now } = dependencies
  const store = createSearchStore(database, space)
  const keeper = createSetKeeper({ ...dependencies, store })
  const unanswered = createUnansweredSearches(database, space)
  const gone = () => Object.keys(content().tombstones).slice(-maxGone)

  /** Whether a set contains the content that is known now; `state` is its state before it followed the content. */
  async function isUpToDate(site: Site, language: string, state: SetState): Promise<boolean> {
    const known = content()
    const next = isBehind(state, known) ? await keeper.stateOf(site, language) : state
    return next !== undefined && !isBehind(next, known)
  }

  /** Queries a set, brought up to date; undefined while it was never complete. */
  async function query<T extends object>(
    site: Site,
    { language, waitUntil }: { readonly language: string; readonly waitUntil: WaitUntil },
    question: (set: string) => Promise<T>,
  ): Promise<(T & Pick<Listed, 'cv' | 'isCurrent'>) | undefined> {
    const state = await keeper.stateOf(site, language)
    if (!state) return undefined
    await keeper.follow(site, { language, state }, waitUntil)
    const { cv } = content()
    const isCurrent = await isUpToDate(site, language, state)
    const answer = await question(keeper.nameOf(site, language))
    return { ...answer, cv, isCurrent }
  }

  return {
    /**
     * Finds pages for a visitor's words. Updates the rows first, if they are older than the known content; where that takes too long, it answers from
     * the old rows, and no cache stores the answer. No cache stores an answer without results either, because each such search is counted.
     */
    async find(
      site: Site,
      { words, isWhole = false, client, language, settings, ...rest }: SearchQuestion,
      waitUntil: WaitUntil,
    ): Promise<Results> {
      const before = await keeper.stateOf(site, language)
      const state = before ?? (await keeper.build(site, language, waitUntil))
      await keeper.follow(site, { language, state }, waitUntil)
      const isCurrent = await isUpToDate(site, language, state)
      const pathOf = (page: SearchSettings['pinned'][number]['page']) => hrefOf(page, site)
      const question = {
        ...rest,
        set: keeper.nameOf(site, language),
        pinned: pinnedFor(words, settings, { language, pathOf }),
        gone: gone(),
        now: now(),
      }
      const folded = foldSettings(settings, language)
      const terms = termsOf(wordsOfQuery(words, language), folded)
      const results = await findResults(terms, question, { store, settings: folded, isWhole })
      if (isWhole && !results.kinds.length) {
        const noting = unanswered.note({ unit: site.unit, language, words, client, now: now() })
        waitUntil(keeper.reported(noting))
      }
      return isCurrent && results.kinds.length ? results : { ...results, until: 0 }
    },
    /** Some pages of a site; undefined while its set was never complete. */
    entries(site: Site, question: EntryQuestion, waitUntil: WaitUntil): Promise<Listed | undefined> {
      const { language, limit, offset, ...filters } = question
      return query(site, { language, waitUntil }, async set => ({
        entries: await store.entries(set, { filters, part: { limit, offset }, gone: gone() }),
      }))
    },
    /** Some articles of a site; undefined while its set was never complete. A page behind the last is the last. */
    news(site: Site, question: NewsQuestion, waitUntil: WaitUntil): Promise<ListedNews | undefined> {
      const { language, topic, page, perPage } = question
      const filter = { topic, now: now(), gone: gone() }
      return query(site, { language, waitUntil }, async set => {
        const partAt = (offset: number) => store.news(set, filter, { limit: perPage, offset })
        const found = await partAt((page - 1) * perPage)
        if (found.entries.length || !found.total) return found
        return partAt((Math.ceil(found.total / perPage) - 1) * perPage)
      })
    },
    /** Builds the set of a site in a language, unless another instance does; a failure is logged. */
    build: (site: Site, language: string): Promise<void> => keeper.reported(keeper.update(site, language)),
    /** Builds or updates the sets of a site in these languages that are behind; resolves to how many. */
    async keep(site: Site, languages: readonly string[], most: number): Promise<number> {
      let count = 0
      for (const language of languages) {
        if (count >= most) break
        const state = await keeper.stateOf(site, language)
        if (state && !isBehind(state, content())) continue
        await keeper.update(site, language)
        count++
      }
      return count
    },
    /** The searches of a site that had no results. */
    unansweredOf: (site: Site) => unanswered.list(site.unit),
    /**
     * Keeps the sets of these sites, and deletes rows that are no longer needed: sets that no deployment uses, in chunks, and searches that nobody
     * repeats.
     */
    async tidy(sites: readonly Site[]): Promise<void> {
      const names = sites.flatMap(site => site.languages.map(language => keeper.nameOf(site, language)))
      const run = beginRun(now, TIDYING)
      const drop = async () => {
        await store.keep(names, now())
        await runRounds(run, () => store.dropUnused(run.began))
      }
      await Promise.all([drop(), unanswered.forget(run)])
    },
  }
}

export type SearchIndex = ReturnType<typeof createSearchIndex>
