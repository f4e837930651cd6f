import { createBoundedMap } from '../../base/caching/bounded-map.ts'
import type { VersionWatch } from '../version/version-watch.ts'

/** Milliseconds until a resource whose answer was rejected is requested again. */
const PAUSE = 5_000
const MOST = 5_000

interface Rejection {
  readonly error: unknown
  readonly at: number
}

/**
 * Remembers resources for which a source returned an unusable answer (malformed, too long, refused). Such a source is not down, so no
 * circuit breaker opens, and without a pause each request would call it again. A publish ends the pause.
 */
export function createRejectedAnswers({ now, versions }: { now: () => number; versions: VersionWatch }) {
  const rejections = createBoundedMap<string, Rejection>(MOST)
  return {
    add(key: string, error: unknown): void {
      rejections.set(key, { error, at: now() })
    },
    /** The rejection of a resource that must not be requested again yet. */
    find(key: string): Rejection | undefined {
      const rejection = rejections.get(key)
      if (!rejection || now() - rejection.at >= PAUSE || rejection.at <= versions.state.learnedAt)
        return undefined
      return rejection
    },
  }
}
