import { revisionOf } from '../../caching/revision.ts'
import type { ContentSource } from '../../content/client/content-source.ts'
import type { SearchSettings } from '../../content/stories/search-settings.ts'
import type { Tombstone } from '../../content/version/content-state.ts'
import { abortedAfter, within } from '../../http/deadline.ts'
import type { Log } from '../../log/log-line.ts'
import { reasonOf } from '../../log/reason-of.ts'
import type { Site } from '../../site/site.ts'
import { hrefOf } from '../answer-fields.ts'
import { foldSettings, pinnedFor, termsOf } from './expand-terms.ts'
import { findResults, type Results } from './find-results.ts'
import type { FindQuestion } from './find-statement.ts'
import { createSearchStore, type SetState } from './search-store.ts'
import { type ContentMoment, isBehind, updateSet } from './update-set.ts'
import { askedWords } from './words.ts'

/** The content as it is known, with the stories that are gone. */
export interface KnownContent extends ContentMoment {
  readonly tombstones: Readonly<Record<string, Tombstone>>
}

export interface SearchIndexDependencies {
  readonly database: D1Database
  /** Names the content. */
  readonly space: string
  /** Published content. */
  readonly source: ContentSource
  readonly content: () => KnownContent
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly log: Log
}

export type SearchQuestion = Pick<FindQuestion, 'types' | 'kind' | 'page' | 'perPage' | 'limit'> & {
  readonly words: string
  readonly language: string
  readonly settings: SearchSettings
}

/** Milliseconds for which one instance works on a set alone; a large space is read in less. */
const CLAIM = 120_000
/** Milliseconds between two looks at a set that another instance builds, and how many of them a search waits. */
const LOOK = 100
const LOOKS = 12

/** Milliseconds for which a search waits for what was just published. */
const PATIENCE = 400

/** Tombstones of these many stories are looked at; older ones are dropped from the sets by then. */
const maxGone = 200

/** The set of a site in a language is named by what decides its entries. A name is one word of letters and digits. */
const setName = (space: string, { unit, defaultLanguage, links }: Site, language: string): string =>
  `s${revisionOf([space, unit, defaultLanguage, links.revision, language].join(' ')).replace('.', 'x')}`

/** The search of a space over its index. Methods reject where the database or the source fails. */
export function createSearchIndex({
  database,
  space,
  source,
  content,
  now,
  wait,
  log,
}: SearchIndexDependencies) {
  const store = createSearchStore(database, space)

  /** Brings a set up to date, unless another instance does. */
  async function update(site: Site, language: string): Promise<void> {
    const set = setName(space, site, language)
    if (!(await store.claim(set, now(), now() + CLAIM))) return
    try {
      // Another instance may have brought it up to date before the claim.
      const state = await store.read(set)
      const { cv, changedAt, publications } = content()
      const moment = { cv, changedAt, publications }
      if (state?.completeAt && !isBehind(state, moment)) {
        await store.release(set)
        return
      }
      await abortedAfter(CLAIM, signal =>
        updateSet(state, moment, { store, set, from: { source, site, language, signal }, now: now() }),
      )
    } catch (error) {
      await store.release(set).catch(() => undefined)
      throw error
    }
  }

  /** Waits for a set that is not complete yet: it is built now, here or elsewhere. */
  async function completed(site: Site, language: string): Promise<SetState> {
    await update(site, language)
    for (let look = 0; look < LOOKS; look++) {
      const state = await store.read(setName(space, site, language))
      if (state?.completeAt) return state
      await wait(LOOK)
    }
    throw new Error('the index of the search is being built')
  }

  const reported = (updating: Promise<unknown>): Promise<unknown> =>
    updating.catch((error: unknown) => log({ event: 'search-index-failed', reason: reasonOf(error) }))

  return {
    /** What a visitor's words find. A set that is behind is brought up to date; an answer that would be late does without. */
    async find(
      site: Site,
      { words, language, settings, ...asked }: SearchQuestion,
      waitUntil: (promise: Promise<unknown>) => void,
    ): Promise<Results> {
      const set = setName(space, site, language)
      const found = await store.read(set)
      const updating = found?.completeAt ? undefined : completed(site, language)
      // The building goes on where the search does not wait for its end.
      if (updating) waitUntil(reported(updating))
      const state = updating ? await updating : found!
      if (isBehind(state, content())) {
        const following = reported(update(site, language))
        waitUntil(following)
        await within(following, PATIENCE, () => undefined)
      }
      const pathOf = (page: SearchSettings['pinned'][number]['page']) => hrefOf(page, site)
      const question = {
        ...asked,
        set,
        pinned: pinnedFor(words, settings, { language, pathOf }),
        gone: Object.keys(content().tombstones).slice(-maxGone),
        now: now(),
      }
      const terms = termsOf(askedWords(words, language), foldSettings(settings, language))
      return findResults(terms, question, { store, language })
    },
    /** Builds or updates the sets of a site in these languages that are behind; resolves to how many. */
    async keep(site: Site, languages: readonly string[], most: number): Promise<number> {
      let count = 0
      for (const language of languages) {
        if (count >= most) break
        const state = await store.read(setName(space, site, language))
        if (state?.completeAt && !isBehind(state, content())) continue
        await update(site, language)
        count++
      }
      return count
    },
  }
}

export type SearchIndex = ReturnType<typeof createSearchIndex>
