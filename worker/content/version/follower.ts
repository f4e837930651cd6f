import * as v from 'valibot'
import { abortedAfter } from '../../http/deadline.ts'
import type { Log } from '../../log/log-line.ts'
import { reasonOf } from '../../log/reason-of.ts'
import type { KeyValues } from '../cache/key-values.ts'
import type { ContentSource } from '../client/content-source.ts'
import { spaceInfo } from '../client/story-calls.ts'
import { callStoryblok } from '../client/storyblok.ts'
import { loadAddresses, movesBetween, readAddresses, writeAddresses } from './addresses.ts'
import { readMoves, writeMoves } from './kept-moves.ts'
import type { VersionStore } from './version-store.ts'
import type { VersionWatch } from './version-watch.ts'

export interface PublishingDependencies {
  readonly source: ContentSource
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

/**
 * Records a redirect for each moved story, until another story takes its address, and those that only the copy in KV knows. Returns whether that succeeded; a failure must
 * not delay the new version.
 */
async function followMoves(
  source: ContentSource,
  { kv, store, log }: PublishingDependencies,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const [before, after, recorded, kept] = await Promise.all([
      readAddresses(kv),
      loadAddresses(source, signal),
      store.moves(),
      readMoves(kv),
    ])
    const { moves, taken } = movesBetween(before ?? {}, after)
    const known = new Set(recorded.map(({ from }) => from))
    const lost = kept.filter(({ from }) => !known.has(from) && !taken.has(from))
    if (moves.length || lost.length || recorded.some(({ from }) => taken.has(from))) {
      await store.addMoves([...lost, ...moves], [...taken])
      await writeMoves(kv, await store.moves())
    }
    if (JSON.stringify(before) !== JSON.stringify(after)) await writeAddresses(kv, after)
    for (const move of moves) log({ event: 'story-moved', ...move })
    return true
  } catch (error) {
    log({ event: 'moves-failed', reason: reasonOf(error) })
    return false
  }
}

/**
 * Asks the source for its content version, and tells all isolates when it is a new one; `removed` are stories that may be
 * removed. Returns whether the state changed. It relies on the source alone, so that messages may come twice, late, or in any order.
 * Throws `SourceError`.
 */
export async function followContent(
  removed: readonly number[],
  dependencies: PublishingDependencies,
): Promise<boolean> {
  const { store, versions, now, log } = dependencies
  const before = await store.read()
  return await abortedAfter(DEADLINE, async signal => {
    const { cv: _, ...unversioned } = dependencies.source
    const { version } = await spaceInfo({ source: unversioned, signal })
    const source = { ...unversioned, cv: () => version }
    const gone = removed.length ? await goneOf(removed, source, signal) : []
    const isFollowed = version > before.movesCv && (await followMoves(source, dependencies, signal))
    const movesCv = isFollowed ? version : undefined
    const after = await store.raise({ cv: version, gone, at: now(), movesCv })
    versions.learn(after)
    const isNew = after.cv > before.cv || gone.length > 0
    if (isNew) log({ event: 'content-version', cv: after.cv, gone: gone.length })
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
