import { reasonOf } from '../../base/log/reason-of.ts'
import type { Addresses } from '../index/addresses.ts'
import type { ContentState } from '../version/content-state.ts'
import { type ChangedStory, lastChange } from '../version/publications.ts'
import { type PublishedStories, storiesPublishedSince } from './changed-stories.ts'
import type { PublishingDependencies, Question } from './publishing.ts'

/**
 * Stories published up to this long before the last question are requested again (ms): the source may list them late, and clocks differ.
 */
const OVERLAP = 120_000
const isRecent = ({ publications }: ContentState, now: number) => now - lastChange(publications).at < OVERLAP

/** The stories that a publish changed, and their addresses. */
export interface Changes {
  readonly stories: readonly ChangedStory[]
  readonly addresses: Addresses
  /** The same stories as the delivery API sends them, without fields that no list reads. */
  readonly raw: readonly unknown[]
}

const noChanges: Changes = { stories: [], addresses: {}, raw: [] }

/** The stories with their addresses from the index; a story that the index does not know counts as new or moved. */
async function withPlaces(
  { stories, addresses, raw }: PublishedStories,
  { index, log }: PublishingDependencies,
): Promise<Changes> {
  const isKnown = index?.placedAmong(addresses).then(
    placed => (uuid: string) => !placed.includes(uuid),
    (error: unknown) => void log({ event: 'index-failed', reason: reasonOf(error) }),
  )
  const known = await isKnown
  return { stories: stories.map(story => ({ ...story, isPlaced: !known?.(story.uuid) })), addresses, raw }
}

/** The stories published since the last report; undefined if they cannot be determined. */
export async function changesSince(
  { source, signal, before, version }: Question,
  dependencies: PublishingDependencies,
): Promise<Changes | undefined> {
  const { now, log } = dependencies
  if (version <= before.cv && !isRecent(before, now())) return noChanges
  if (!before.confirmedAt) return undefined
  try {
    const since = before.confirmedAt - OVERLAP
    const published = await storiesPublishedSince(source, { since, signal })
    return published && (await withPlaces(published, dependencies))
  } catch (error) {
    log({ event: 'changes-failed', reason: reasonOf(error) })
    return undefined
  }
}
