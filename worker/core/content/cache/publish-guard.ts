import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { Story } from '../types/story.ts'
import type { HeldBack } from '../version/content-state.ts'
import type { VersionStore } from '../version/version-store.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import type { Resource } from './resource.ts'

export interface PublishGuardDependencies {
  readonly now: () => number
  readonly versions: VersionWatch
  readonly store: Pick<VersionStore, 'holdBack' | 'release'>
  readonly log: Log
}

type Guarded = Pick<Resource<unknown>, 'guarded' | 'key'>

const publicationOf = ({ full_slug, published_at, first_published_at }: Story) => ({
  slug: full_slug,
  publishedAt: published_at ?? first_published_at ?? '',
})

/** A first publication is judged for a day: an older one was shown, and a rule that came after it takes no page away. */
const FIRST_DAY = 24 * 3600_000
/** The moments of a first publication are one, or nearly. */
const ONE_MOMENT = 5_000

const momentOf = (text: string | null | undefined) => Date.parse(text ?? '')

/** Whether a story was published once only, so that visitors lose nothing where they do not get it. */
const isFirst = ({ published_at, first_published_at }: Story): boolean =>
  momentOf(published_at) - momentOf(first_published_at) < ONE_MOMENT

/**
 * Refuses a newly published story with problems that the one before did not have, so that an editor's mistake removes no block, and a first one that
 * lacks what the law asks. An editor confirms the story by publishing again. The version store tells all isolates; when it fails, each decides alone.
 */
export function createPublishGuard({ versions, store, log, now }: PublishGuardDependencies) {
  async function tell(change: Promise<Parameters<VersionWatch['learn']>[0]>): Promise<void> {
    try {
      versions.learn(await change)
    } catch (error) {
      log({ event: 'versions-failed', reason: reasonOf(error) })
    }
  }

  /** Whether a new story is held back. Reports each held-back publishing once. */
  async function refuses(
    { guarded, key }: Required<Guarded>,
    before: Story | undefined,
    next: Story,
  ): Promise<boolean> {
    const { id } = next
    const published = publicationOf(next)
    const isReleased = () => versions.state.released[id] === published.publishedAt
    if (isReleased()) return false
    const known: HeldBack | undefined = versions.state.heldBack[id]
    const isAgain = known !== undefined && known.publishedAt !== published.publishedAt
    if (!before && !isAgain) {
      if (!isFirst(next)) return false
      if (known) return true
      if (now() - momentOf(published.publishedAt) > FIRST_DAY) return false
    }
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
    /** The body that visitors see: the next one, with the stories that are held back as they were before; undefined where none of it is left. */
    async hold({ guarded, key }: Guarded, before: unknown, next: unknown): Promise<unknown> {
      if (!guarded) return next
      const kept = new Map<number, Story | undefined>()
      for (const [old, story] of guarded.changes(before, next))
        if (await refuses({ guarded, key }, old, story)) kept.set(story.id, old)
      return kept.size ? guarded.keep(next, kept) : next
    },
  }
}
