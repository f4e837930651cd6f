import { abortedAfter } from '../../base/http/deadline.ts'
import type { ContentSource } from '../client/content-source.ts'
import { spaceInfo } from '../client/story-calls.ts'
import type { VersionWatch } from './version-watch.ts'

/** Deadline (ms): calls without a version are answered too, through a redirect to it. */
const DEADLINE = 1_000

/**
 * The content version (`cv`) for the calls of a request. Where the source was not followed yet, the version is requested once, before the
 * calls: otherwise each of them would be redirected, and count twice (content delivery API, cache invalidation).
 */
export function createFirstVersion(source: ContentSource, versions: Pick<VersionWatch, 'state'>) {
  let found = 0

  async function ask(): Promise<number> {
    const info = abortedAfter(DEADLINE, signal => spaceInfo({ source, signal }))
    found = await info.then(
      ({ version }) => version,
      () => 0,
    )
    return found
  }

  /** A new function for each request, because a request must not wait for a promise of another one. */
  return () => {
    let asking: Promise<number> | undefined
    return (): number | Promise<number> => {
      const known = versions.state.cv || found
      if (known) return known
      asking ??= ask()
      return asking
    }
  }
}
