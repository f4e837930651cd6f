import type { Log } from '../../base/log/log-line.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { Story } from '../types/story.ts'
import type { HeldBack } from '../version/content-state.ts'
import type { VersionStore } from '../version/version-store.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import type { Resource } from './resource.ts'

export interface PublishGuardDependencies {
  readonly versions: VersionWatch
  readonly store: Pick<VersionStore, 'holdBack' | 'release'>
  readonly log: Log
}

type Guarded = Pick<Resource<unknown>, 'guarded' | 'key'>

const publicationOf = ({ full_slug, published_at, first_published_at }: Story) => ({
  slug: full_slug,
  publishedAt: published_at ?? first_published_at ?? '',
})

/**
 * Refuses a newly published story with problems that the one before did not have, so that an editor's mistake removes no block.
 * An editor confirms the story by publishing again. The version store tells all isolates; when it fails, each decides alone.
 */
export function createPublishGuard({ versions, store, log }: PublishGuardDependencies) {
  async function tell(change: Promise<Parameters<VersionWatch['learn']>[0]>): Promise<void> {
    try {
      versions.learn(await change)
    } catch (error) {
      log({ event: 'versions-failed', reason: reasonOf(error) })
    }
  }

  /** Whether a new story is held back. Reports each held-back publishing once. */
  async function refuses({ guarded, key }: Required<Guarded>, before: Story, next: Story): Promise<boolean> {
    const { id } = next
    const published = publicationOf(next)
    const isReleased = () => versions.state.released[id] === published.publishedAt
    if (isReleased()) return false
    const known: HeldBack | undefined = versions.state.heldBack[id]
    const isAgain = known !== undefined && known.publishedAt !== published.publishedAt
    const reasons = isAgain ? [] : await guarded.newProblems(before, next)
    if (!reasons.length) {
      if (isAgain) await tell(store.release(id, published.publishedAt))
      return false
    }
    if (known) return true
    await tell(store.holdBack(id, { ...published, reasons }))
    if (isReleased()) return false
    log({ event: 'publish-held-back', key, id, reasons })
    return true
  }

  return {
    /** The body that visitors see: the next one, with the stories that are held back as they were before. */
    async hold({ guarded, key }: Guarded, before: unknown, next: unknown): Promise<unknown> {
      if (!guarded) return next
      const kept = new Map<number, Story>()
      for (const [old, story] of guarded.changes(before, next))
        if (await refuses({ guarded, key }, old, story)) kept.set(story.id, old)
      return kept.size ? guarded.keep(next, kept) : next
    },
  }
}
