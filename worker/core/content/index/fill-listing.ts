import { abortedAfter } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { ContentSource } from '../client/content-source.ts'
import { spaceInfo } from '../client/story-calls.ts'
import type { VersionStore } from '../version/version-store.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import type { ContentIndex } from './content-index.ts'
import type { ListedStory } from './listing.ts'
import { type ListingSource, listingPart, perCall, storiesToList } from './listing-part.ts'

export interface FillDependencies {
  /** The source for background work that no visitor waits for. */
  readonly background: ContentSource
  readonly index: ContentIndex | undefined
  readonly store: VersionStore
  readonly versions: VersionWatch
  readonly now: () => number
  readonly log: Log
}

/** Maximum milliseconds of one run: the next minute's run continues. */
const RUN = 25_000

/** A story that is not published any more has a row without content until its address is gone. */
const goneStory = (uuid: string): ListedStory => ({
  uuid,
  id: 0,
  slug: '',
  changed: '',
  addresses: 0,
  characters: 0,
  story: undefined,
})

/** Reads the stories of some uuids and writes their rows. */
async function fillSome(uuids: readonly string[], index: ContentIndex, from: ListingSource) {
  const found = await storiesToList(uuids, from)
  const part = await listingPart(found, from)
  const known = new Set(part.stories.map(({ uuid }) => uuid))
  const gone = uuids.filter(uuid => !known.has(uuid)).map(goneStory)
  await index.listing.note({ ...part, stories: [...part.stories, ...gone] })
}

/** Fills rows in their order until none is due, or the run's time is over. Returns whether none is due. */
async function fillAll(
  first: readonly string[],
  { index, now }: { readonly index: ContentIndex; readonly now: () => number },
  from: ListingSource,
): Promise<boolean> {
  const until = now() + RUN
  let uuids = first
  while (uuids.length && now() < until) {
    await fillSome(uuids, index, from)
    uuids = (await index.listing.due(uuids.at(-1)!, perCall)) ?? []
  }
  return uuids.length === 0
}

/**
 * Reads the rows of the lists that are missing or older than the requested version, in chunks: a run that is cut off loses only its current chunk.
 * Old rows are shown until they are replaced. When no row is due any more, all isolates are told. A failure is logged, and the next run continues.
 */
export async function fillListing({ background, index, store, versions, now, log }: FillDependencies) {
  try {
    const first = await index?.listing.due('', perCall)
    if (!index || !first || (first.length === 0 && (await index.count()) === 0)) return
    await abortedAfter(RUN + 5_000, async signal => {
      const { version, language_codes: languages } = await spaceInfo({ source: background, signal })
      if (!(await fillAll(first, { index, now }, { source: background, signal, version, languages }))) return
      await index.listing.close()
      const change = {
        ...{ id: 0, uuid: '', type: 'listing', slug: '', isPlaced: false },
        publishedAt: `listing ${now()}`,
      }
      versions.learn(await store.raise({ cv: version, gone: [], at: now(), changed: [change] }))
    })
  } catch (error) {
    log({ event: 'index-failed', reason: reasonOf(error) })
  }
}
