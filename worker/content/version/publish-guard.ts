import type { Log } from '../../log/log-line.ts'
import { reasonOf } from '../../log/reason-of.ts'
import type { Resource } from '../cache/resource.ts'
import type { HeldBack } from './content-state.ts'
import type { VersionStore } from './version-store.ts'
import type { VersionWatch } from './version-watch.ts'

export interface PublishGuardDependencies {
  readonly versions: VersionWatch
  readonly store: Pick<VersionStore, 'holdBack' | 'release'>
  readonly log: Log
}

/**
 * Refuses a newly published body with problems that the one before did not have, so that an editor's mistake removes no block.
 * An editor confirms the body by publishing again. The version store tells all isolates; when it fails, each decides alone.
 */
export function createPublishGuard({ versions, store, log }: PublishGuardDependencies) {
  async function tell(change: Promise<Parameters<VersionWatch['learn']>[0]>): Promise<void> {
    try {
      versions.learn(await change)
    } catch (error) {
      log({ event: 'versions-failed', reason: reasonOf(error) })
    }
  }

  return {
    /** Whether the new body is held back, so that visitors still see the body before. Reports each held-back publishing once. */
    async refuses(
      { publicationOf, newProblems, key }: Pick<Resource<unknown>, 'publicationOf' | 'newProblems' | 'key'>,
      before: unknown,
      next: unknown,
    ): Promise<boolean> {
      if (!publicationOf || !newProblems) return false
      const { id, ...published } = publicationOf(next)
      const isReleased = () => versions.state.released[id] === published.publishedAt
      if (isReleased()) return false
      const known: HeldBack | undefined = versions.state.heldBack[id]
      const isAgain = known !== undefined && known.publishedAt !== published.publishedAt
      const reasons = isAgain ? [] : newProblems(before, next)
      if (!reasons.length) {
        if (isAgain) await tell(store.release(id, published.publishedAt))
        return false
      }
      if (known) return true
      await tell(store.holdBack(id, { ...published, reasons }))
      if (isReleased()) return false
      log({ event: 'publish-held-back', key, id, reasons })
      return true
    },
  }
}
