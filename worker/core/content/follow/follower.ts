import * as v from 'valibot'
import { abortedAfter } from '../../base/http/deadline.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { ContentSource } from '../client/content-source.ts'
import { spaceInfo } from '../client/delivery-calls.ts'
import { callStoryblok } from '../client/storyblok.ts'
import { listingPart } from '../index/listing-rows.ts'
import { type ChangedStory, lastChange, unseenOf } from '../version/publications.ts'
import { isHeard } from '../version/version-store.ts'
import { type Changes, changesSince, type PublishingDependencies, type Question } from './changes.ts'
import { followMoves } from './follow-moves.ts'

interface Noted {
  /** Undefined if unknown: the rows of all stories are then read again. */
  readonly changes: Changes | undefined
  readonly gone: readonly number[]
}

/**
 * Writes the rows of published stories and deletes those of removed ones before the new version is announced, so that later reads of the lists are
 * right. Returns the uuids of the removed stories that the index had. A failure is logged; the rows are read again with the next list of all
 * addresses.
 */
async function storeListing(
  { source, signal, version, languages }: Question,
  { changes, gone }: Noted,
  { index, log }: Pick<PublishingDependencies, 'index' | 'log'>,
): Promise<readonly string[]> {
  if (!index) return []
  let forgotten: readonly string[] = []
  try {
    if (gone.length) forgotten = await index.listing.forget(gone)
    if (changes)
      await index.listing.note(await listingPart(changes.raw, { source, signal, version, languages }))
    else await index.listing.open(version)
  } catch (error) {
    log({ event: 'index-failed', reason: reasonOf(error) })
  }
  return forgotten
}

const found = v.object({ stories: v.array(v.object({ id: v.number() })) })

const DEADLINE = 8_000
/** The delivery API returns at most so many stories at once. */
const perPage = 100

/** The stories that the source no longer delivers. Calls the source, because a webhook message about a removal may be old or repeated. */
async function goneOf(ids: readonly number[], source: ContentSource, signal: AbortSignal): Promise<number[]> {
  const there = new Set<number>()
  for (let start = 0; start < ids.length; start += perPage) {
    const params = { by_ids: ids.slice(start, start + perPage).join(','), per_page: perPage }
    const { data } = await callStoryblok(source, 'cdn/stories', params, signal)
    for (const { id } of v.parse(found, data).stories) there.add(id)
  }
  return ids.filter(id => !there.has(id))
}

/** Rows of stories that were reported before are written. */
const onlyUnseen = (changes: Changes, unseen: readonly ChangedStory[]): Changes => {
  const uuids = new Set(unseen.map(({ uuid }) => uuid))
  return { ...changes, raw: changes.raw.filter(story => uuids.has((story as { uuid: string }).uuid)) }
}

/**
 * Marks the redirects of editors for reading where they may have changed: their entries raise the version of a space, but appear in no list of
 * published stories. Where webhooks arrive, a change of redirects has a message of its own.
 */
async function renewRedirects(
  isExplained: boolean,
  { index, store, now, log, fillRedirects }: PublishingDependencies,
): Promise<void> {
  try {
    if (!index || (isExplained && isHeard(await store.heardAt(), now()))) return
    await index.redirects.open()
    fillRedirects()
  } catch (error) {
    log({ event: 'index-failed', reason: reasonOf(error) })
  }
}

/** Maximum milliseconds between two readings of the list of all addresses, if something was published. */
const CRAWL_AFTER = 24 * 3600_000

/**
 * Requests the content version of the source and the stories published since the last request, and tells all isolates about news; `removed` are
 * stories that may be removed. Returns whether there was any. It relies on the source alone, so that webhook messages may come twice, late, or in any
 * order. The version rises before any list of the whole space is read. Throws `SourceError`.
 */
async function followContent(
  removed: readonly number[],
  dependencies: PublishingDependencies,
): Promise<boolean> {
  const { store, versions, now, log } = dependencies
  const before = await store.read()
  return await abortedAfter(DEADLINE, async signal => {
    const requestedAt = now()
    const { version, language_codes: languages } = await spaceInfo({ source: dependencies.source, signal })
    const source = { ...dependencies.source, cv: () => version }
    const question = { source, signal, before, version, languages }
    const isLater = version > before.cv
    const gone = removed.length ? await goneOf(removed, source, signal) : []
    const changes = await changesSince(question, dependencies)
    // A change that was reported before and is listed again does not explain a new version: a folder may have been renamed since.
    const unseen = unseenOf(before.publications, changes?.stories ?? [])
    const isExplained = unseen.length > 0 || gone.length > 0
    const forgotten = await storeListing(
      question,
      { changes: changes && onlyUnseen(changes, unseen), gone },
      dependencies,
    )
    const changed = isLater && !isExplained ? 'unknown' : (changes?.stories ?? [])
    const after = await store.raise({ cv: version, gone, changed, at: now(), requestedAt })
    versions.learn(after)
    const isNew =
      after.cv > before.cv ||
      gone.length > 0 ||
      lastChange(after.publications).at > lastChange(before.publications).at
    if (isNew) log({ event: 'content-version', cv: after.cv, gone: gone.length })
    if (isLater) await renewRedirects(isExplained, dependencies)
    const isPlaced = changes?.stories.some(story => story.isPlaced)
    if (version > before.movesCv || gone.length || isPlaced) {
      const isDue = now() - before.crawledAt > CRAWL_AFTER
      const isComplete = isExplained && !isDue && before.movesCv >= before.cv
      await followMoves(question, { changes: isComplete ? changes : undefined, forgotten }, dependencies)
    }
    return isNew
  })
}

export interface Follower {
  /** `followContent` for a message; resolves with the run that includes it. */
  readonly follow: (removed: readonly number[]) => Promise<boolean>
  /** Resolves when the run that was begun last, or waits, has ended, also where it failed. */
  readonly followed: () => Promise<unknown>
}

/** `followContent` for many messages: one run at a time, and one more for all that came meanwhile. */
export function createFollower(dependencies: PublishingDependencies): Follower {
  let waiting = new Set<number>()
  let running: Promise<unknown> | undefined
  let next: Promise<boolean> | undefined

  function begin(): Promise<boolean> {
    const removed = [...waiting]
    waiting = new Set()
    next = undefined
    const run = followContent(removed, dependencies)
    const settled = run.then(
      () => undefined,
      () => undefined,
    )
    running = settled
    return run.finally(() => {
      if (running === settled) running = undefined
    })
  }

  return {
    follow(removed) {
      for (const id of removed) waiting.add(id)
      if (!running) return begin()
      next ??= running.then(begin)
      return next
    },
    followed: async () => {
      // The caller of `follow` got the same promise, and handles its failure; here only its end counts.
      await next?.catch(() => undefined)
      await running
    },
  }
}
