import { abortedAfter, within } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { ContentSource } from '../client/content-source.ts'
import { spaceInfo } from '../client/delivery-calls.ts'
import { type ContentState, noContentState } from './content-state.ts'
import { lastChange } from './publications.ts'
import type { VersionStore } from './version-store.ts'

/** The content's state as an isolate knows it, and when the isolate learned it. */
export interface KnownState extends ContentState {
  /** Epoch milliseconds at which this isolate learned of this version. */
  readonly learnedAt: number
  /** When the latest change was known. */
  readonly changedAt: number
}

/** The part of a state that changes when content is published or removed. */
export type ContentMark = Pick<KnownState, 'cv' | 'changedAt'>

/** Whether no content was published or removed between two states, as far as the isolate knew. */
export const isSameContent = (one: ContentMark, other: ContentMark): boolean =>
  one.cv === other.cv && one.changedAt === other.changedAt

export interface VersionWatch {
  /** The state as it is known now. */
  readonly state: KnownState
  /** Since when the store does not answer (epoch milliseconds); undefined while it does. */
  readonly silentSince: number | undefined
  /** Reads the store again, without delaying the request, when the last time is a while ago. */
  check(waitUntil: (promise: Promise<unknown>) => void): void
  /** Resolves once the store has answered or a copy of its state was found, or after a moment: a new isolate must not trust other copies before. */
  known(waitUntil: (promise: Promise<unknown>) => void): Promise<void>
  /** Takes over the state that the store returned for a change. */
  learn(state: ContentState): void
}

interface WatchDependencies {
  readonly store: VersionStore
  readonly now: () => number
  readonly log: Log
  /** Called when the version has changed. */
  readonly onMove: () => void
  /** Reads from the source whether this is still its version. */
  readonly confirm?: () => Promise<unknown>
}

/**
 * While the site has visitors, a version that was not confirmed for this time (ms) is confirmed again; bodies count as fresh for a minute after
 * a confirmation.
 */
const CONFIRM_AFTER = 45_000

const INTERVAL = 2_000
const FIRST_DEADLINE = 300
const READ_DEADLINE = 2_000

/** Watches the content's state for one isolate: a busy isolate reads it every two seconds, and only its first page waits for the read. */
export function createVersionWatch({ store, now, log, onMove, confirm }: WatchDependencies): VersionWatch {
  let state: KnownState = { ...noContentState, learnedAt: 0, changedAt: 0 }
  let readAt = Number.NEGATIVE_INFINITY
  let confirmingAt = Number.NEGATIVE_INFINITY
  let isKnown = false
  let reading: Promise<void> | undefined
  let finding: Promise<void> | undefined
  let silentSince: number | undefined

  function learn(next: ContentState): void {
    isKnown = true
    silentSince = undefined
    // Answers may arrive out of order.
    if (next.cv < state.cv || (next.cv === state.cv && next.changes < state.changes)) return
    const changedAt = lastChange(next.publications).at
    const moved = next.cv > state.cv || changedAt > state.changedAt
    const confirmedAt = Math.max(next.confirmedAt, state.confirmedAt)
    state = { ...next, changedAt, confirmedAt, learnedAt: moved ? now() : state.learnedAt }
    if (moved) onMove()
  }

  async function readStore(): Promise<void> {
    try {
      learn(await within(store.read(), READ_DEADLINE))
    } catch (error) {
      silentSince ??= now()
      log({ event: 'versions-failed', reason: reasonOf(error) })
    }
  }

  /** One read for all requests. Those that wait for the read of another request, which may never end, have a deadline. */
  function readTogether(): Promise<void> {
    readAt = now()
    reading = readStore()
    return reading
  }

  /** Resolves once a copy of the state was found; without one, with the store's answer. */
  async function copied(answer: Promise<void>): Promise<void> {
    const copy = await store.copy?.().catch(() => undefined)
    if (!copy) return answer
    if (!isKnown) learn(copy)
  }

  /** If the source fails, its content is read as without a known version: once a minute. */
  async function readAndConfirm(): Promise<void> {
    await readTogether()
    const isDue = now() - Math.max(state.confirmedAt, confirmingAt) > CONFIRM_AFTER
    if (!confirm || !state.confirmedAt || !isDue) return
    confirmingAt = now()
    await confirm().catch(error => log({ event: 'changes-failed', reason: reasonOf(error) }))
  }

  return {
    get state() {
      return state
    },
    get silentSince() {
      return silentSince
    },
    check(waitUntil) {
      if (now() - readAt >= INTERVAL) waitUntil(readAndConfirm())
    },
    async known(waitUntil) {
      if (isKnown) return
      if (!reading || now() - readAt >= INTERVAL) waitUntil(readTogether())
      // Set by the line above, or by an earlier request.
      const answer = reading!
      finding ??= Promise.race([answer, copied(answer)])
      waitUntil(finding)
      await within(finding, FIRST_DEADLINE, () => undefined)
      // Each isolate waits once: where the store does not answer, pages are made without it.
      isKnown = true
    },
    learn,
  }
}

/** Deadline (ms): calls without a version are answered too, through a redirect to it. */
const DEADLINE = 1_000

/**
 * The content version (`cv`) for the calls of a request. Where the source was not followed yet, the version is requested once, before the
 * calls: otherwise each of them would be redirected, and count twice (content delivery API, cache invalidation).
 */
export function createFirstVersion(source: ContentSource, versions: Pick<VersionWatch, 'state'>) {
  let found = 0

  async function readStore(): Promise<number> {
    const info = abortedAfter(DEADLINE, signal => spaceInfo({ source, signal }))
    found = await info.then(
      ({ version }) => version,
      () => 0,
    )
    return found
  }

  /** A new function for each request, because a request must not wait for a promise of another one. */
  return () => {
    let reading: Promise<number> | undefined
    return (): number | Promise<number> => {
      const known = versions.state.cv || found
      if (known) return known
      reading ??= readStore()
      return reading
    }
  }
}
