import * as v from 'valibot'
import { abortedAfter } from '../../http/deadline.ts'
import type { Log } from '../../log/log-line.ts'
import { reasonOf } from '../../log/reason-of.ts'
import type { KeyValues } from '../cache/key-values.ts'
import type { ContentSource } from '../client/content-source.ts'
import { spaceInfo } from '../client/story-calls.ts'
import { callStoryblok } from '../client/storyblok.ts'
import { type Addresses, readAddresses } from './addresses.ts'
import { type ChangesOfSource, countStories, storiesPublishedSince } from './changed-stories.ts'
import type { ContentState } from './content-state.ts'
import { lastChange, unseenOf } from './publications.ts'
import { crawlAddresses, recordMoves } from './record-moves.ts'
import type { VersionStore } from './version-store.ts'
import type { VersionWatch } from './version-watch.ts'

export interface PublishingDependencies {
  readonly source: ContentSource
  /** The same source for what nobody waits for. */
  readonly background: ContentSource
  readonly store: VersionStore
  readonly versions: VersionWatch
  readonly kv: KeyValues
  readonly now: () => number
  readonly log: Log
}

const found = v.object({ stories: v.array(v.object({ id: v.number() })) })

const DEADLINE = 8_000
/** The delivery API returns at most so many stories at once. */
const perPage = 100

/** The stories that the source no longer delivers. It is asked, because a message about a removal may be old or repeated. */
async function goneOf(ids: readonly number[], source: ContentSource, signal: AbortSignal): Promise<number[]> {
  const there = new Set<number>()
  for (let start = 0; start < ids.length; start += perPage) {
    const params = { by_ids: ids.slice(start, start + perPage).join(','), per_page: perPage }
    const { data } = await callStoryblok(source, 'cdn/stories', params, signal)
    for (const { id } of v.parse(found, data).stories) there.add(id)
  }
  return ids.filter(id => !there.has(id))
}

/** Stories that were published shortly before the last question are asked for again: the source may list them late, and clocks differ. */
const OVERLAP = 120_000
/** The list of all addresses is read at least once in this time where something was published. */
const CRAWL_AFTER = 24 * 3600_000

interface Question {
  readonly source: ContentSource
  readonly signal: AbortSignal
  readonly before: ContentState
  readonly version: number
}

const isRecent = ({ publications }: ContentState, now: number) => now - lastChange(publications).at < OVERLAP

/** What was published since the last report; undefined where it cannot be known. */
async function changesSince(
  { source, signal, before, version }: Question,
  known: Addresses | undefined,
  { now, log }: PublishingDependencies,
): Promise<ChangesOfSource | undefined> {
  if (version <= before.cv && !isRecent(before, now())) return { stories: [], addresses: {} }
  if (!before.confirmedAt || !known) return undefined
  try {
    const since = before.confirmedAt - OVERLAP
    return await storiesPublishedSince(source, { since, known, signal })
  } catch (error) {
    log({ event: 'changes-failed', reason: reasonOf(error) })
    return undefined
  }
}

/** A story whose address alone has changed, as it is known after the list of addresses was read. */
const movedStory = (version: number) => (uuid: string) => ({
  id: 0,
  uuid,
  type: '',
  slug: '',
  publishedAt: `moved ${version}`,
  isPlaced: true,
})

/**
 * Brings the recorded addresses up to date. Where the published stories explain the number of all stories, only their addresses are compared; else
 * all are listed. A failure is logged, and the next run tries again.
 */
async function followMoves(
  { source, signal, version }: Question,
  {
    known,
    changes,
  }: { readonly known: Addresses | undefined; readonly changes: ChangesOfSource | undefined },
  dependencies: PublishingDependencies,
): Promise<void> {
  const { kv, store, versions, now, log } = dependencies
  try {
    const after = known && changes && { ...known, ...changes.addresses }
    const isWhole = after && Object.keys(after).length === (await countStories(source, signal))
    const change = isWhole
      ? { before: known, after }
      : await crawlAddresses({ ...dependencies.background, cv: () => version }, kv, signal)
    const { moves, placed } = await recordMoves(change, dependencies)
    const reported = new Set(Object.keys(changes?.addresses ?? {}))
    const others = placed.filter(uuid => !reported.has(uuid))
    const changed = moves.length || others.length ? { changed: placed.map(movedStory(version)) } : {}
    const news = { cv: version, gone: [], at: now(), movesCv: version, isCrawled: !isWhole, ...changed }
    versions.learn(await store.raise(news))
    for (const move of moves) log({ event: 'story-moved', ...move })
  } catch (error) {
    log({ event: 'moves-failed', reason: reasonOf(error) })
  }
}

/**
 * Asks the source for its content version and what was published since it was asked last, and tells all isolates when there is something new; `removed`
 * are stories that may be removed. Returns whether there was. It relies on the source alone, so that messages may come twice, late, or in any
 * order. The version rises before any list of the whole space is read. Throws `SourceError`.
 */
export async function followContent(
  removed: readonly number[],
  dependencies: PublishingDependencies,
): Promise<boolean> {
  const { kv, store, versions, now, log } = dependencies
  const before = await store.read()
  return await abortedAfter(DEADLINE, async signal => {
    const askedAt = now()
    const { cv: _, ...unversioned } = dependencies.source
    const { version } = await spaceInfo({ source: unversioned, signal })
    const source = { ...unversioned, cv: () => version }
    const question = { source, signal, before, version }
    const isLater = version > before.cv
    const hasNews = isLater || version > before.movesCv || isRecent(before, askedAt)
    const known = hasNews ? await readAddresses(kv) : undefined
    const gone = removed.length ? await goneOf(removed, source, signal) : []
    const changes = await changesSince(question, known, dependencies)
    // What was reported before, and is listed again, explains nothing: a folder may have been renamed since.
    const unseen = unseenOf(before.publications, changes?.stories ?? [])
    const isExplained = unseen.length > 0 || gone.length > 0
    const changed = isLater && !isExplained ? 'unknown' : (changes?.stories ?? [])
    const after = await store.raise({ cv: version, gone, changed, at: now(), askedAt })
    versions.learn(after)
    const isNew =
      after.cv > before.cv ||
      gone.length > 0 ||
      lastChange(after.publications).at > lastChange(before.publications).at
    if (isNew) log({ event: 'content-version', cv: after.cv, gone: gone.length })
    const isPlaced = Object.keys(changes?.addresses ?? {}).length > 0
    if (version > before.movesCv || gone.length || isPlaced) {
      const isDue = now() - before.crawledAt > CRAWL_AFTER
      const isComplete = isExplained && !gone.length && !isDue && before.movesCv >= before.cv
      await followMoves(question, { known, changes: isComplete ? changes : undefined }, dependencies)
    }
    return isNew
  })
}

/**
 * `followContent` for many messages: one run at a time, and one more for all that came meanwhile. Each caller waits for the run that
 * includes its message.
 */
export function createFollower(dependencies: PublishingDependencies) {
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

  return (removed: readonly number[]): Promise<boolean> => {
    for (const id of removed) waiting.add(id)
    if (!running) return begin()
    next ??= running.then(begin)
    return next
  }
}
