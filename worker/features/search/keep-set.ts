import { revisionOf } from '../../core/base/caching/validity.ts'
import { abortedAfter, within } from '../../core/base/http/deadline.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { createBreaker } from '../../core/content/client/circuit-breaker.ts'
import type { ContentSource } from '../../core/content/client/content-source.ts'
import { isOutage } from '../../core/content/client/storyblok.ts'
import type { Site } from '../../core/request/site/site.ts'
import type { SearchStore, SetState } from './search-store.ts'
import { type ContentMoment, isBehind, updateSet } from './update-set.ts'

export interface SetKeeperDependencies {
  readonly store: SearchStore
  /** Names the content. */
  readonly space: string
  /** Published content. */
  readonly source: ContentSource
  readonly content: () => ContentMoment
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly log: Log
}

/** Milliseconds for which one instance claims a set; reading a large space takes less. */
const CLAIM = 120_000
/** Milliseconds between two looks at a set that another instance builds, and how many of them a search waits. */
const LOOK = 100
const LOOKS = 12

/** Milliseconds that a search waits for newly published content. */
const PATIENCE = 400

/** Keeps the sets of sites up to date: one instance at a time works on a set. Methods reject where the database or the source fails. */
export function createSetKeeper({ store, space, source, content, now, wait, log }: SetKeeperDependencies) {
  const breaker = createBreaker({ name: 'search', now, isOutage })

  /**
   * The name of a site's set in a language, made from the settings that decide its entries. Its first letter is the version of the rows' form, so
   * that an earlier version of the worker keeps its own set. A name is one word of letters and digits.
   */
  const nameOf = ({ unit, defaultLanguage, links }: Site, language: string): string =>
    `p${revisionOf([space, unit, defaultLanguage, links.revision, language].join(' ')).replace('.', 'x')}`

  /** Brings a set up to date, unless another instance does. */
  async function update(site: Site, language: string): Promise<void> {
    const set = nameOf(site, language)
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
      await breaker.run(() =>
        abortedAfter(CLAIM, signal =>
          updateSet(state, moment, {
            store,
            set,
            from: { source, site, language, signal, now: now() },
            now: now(),
          }),
        ),
      )
    } catch (error) {
      // A claim that cannot be released runs out by itself; the first error is the one to report.
      await store.release(set).catch(() => undefined)
      throw error
    }
  }

  const reported = (updating: Promise<unknown>): Promise<void> =>
    updating.then(
      () => undefined,
      (error: unknown) => log({ event: 'search-index-failed', reason: reasonOf(error) }),
    )

  /** Waits for a set that is not complete yet: it is built now, here or elsewhere. */
  async function completed(site: Site, language: string): Promise<SetState> {
    await update(site, language)
    for (let look = 0; look < LOOKS; look++) {
      const state = await store.read(nameOf(site, language))
      if (state?.completeAt) return state
      await wait(LOOK)
    }
    throw new Error('the index of the search is being built')
  }

  return {
    nameOf,
    update,
    /** Logs where an update fails. */
    reported,
    /** The state of a set; undefined while it was never complete. */
    async stateOf(site: Site, language: string): Promise<SetState | undefined> {
      const state = await store.read(nameOf(site, language))
      return state?.completeAt ? state : undefined
    },
    /** Builds a set that is not complete; the building continues even if no caller waits for its end. */
    build(site: Site, language: string, waitUntil: (promise: Promise<unknown>) => void): Promise<SetState> {
      const building = completed(site, language)
      waitUntil(reported(building))
      return building
    },
    /** Updates a set that is behind; a search that would be late does not wait for it. */
    async follow(
      site: Site,
      { language, state }: { readonly language: string; readonly state: SetState },
      waitUntil: (promise: Promise<unknown>) => void,
    ): Promise<void> {
      if (!isBehind(state, content())) return
      const following = reported(update(site, language))
      waitUntil(following)
      await within(following, PATIENCE, () => undefined)
    },
  }
}
