import * as v from 'valibot'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import { trimSlug } from '../../request/site/slugs.ts'
import type { ContentSource } from '../client/content-source.ts'
import { callStoryblok } from '../client/storyblok.ts'
import { type Addresses, addressesOf } from '../index/addresses.ts'
import type { ContentIndex } from '../index/content-index.ts'
import { unlistedFields } from '../index/listing-rows.ts'
import { contentFields } from '../types/story-types.ts'
import type { ContentState } from '../version/content-state.ts'
import { type ChangedStory, lastChange } from '../version/publications.ts'
import type { VersionStore } from '../version/version-store.ts'
import type { VersionWatch } from '../version/version-watch.ts'

/** The dependencies of the follower of published content. */
export interface PublishingDependencies {
  readonly source: ContentSource
  /** The same source for background work that no request waits for. */
  readonly background: ContentSource
  readonly store: VersionStore
  readonly versions: VersionWatch
  /**
   * The index of current and former addresses; undefined where no database is bound: moves are then
   * not known.
   */
  readonly index: ContentIndex | undefined
  /** Begins to read the redirects of editors. */
  readonly fillRedirects: () => void
  readonly now: () => number
  readonly log: Log
}

/** A version of the source, and the state known before it. */
export interface Question {
  readonly source: ContentSource
  readonly signal: AbortSignal
  readonly before: ContentState
  readonly version: number
  /** Codes of the languages beside the default one. */
  readonly languages: readonly string[]
}

const text = v.fallback(v.nullable(v.string()), null)

const published = v.object({
  stories: v.array(
    v.looseObject({
      id: v.number(),
      uuid: v.string(),
      full_slug: v.string(),
      published_at: text,
      translated_slugs: v.fallback(
        v.nullable(v.array(v.object({ lang: v.string(), path: v.string() }))),
        null,
      ),
      content: v.looseObject({ component: v.string() }),
    }),
  ),
})

type Published = v.InferOutput<typeof published>['stories'][number]

const perPage = 100
/** Maximum pages to request: further changes would not fit into the list of changes. */
const maxPages = 3

/** `published_at_gt` counts in minutes (delivery API, dates in UTC). */
const minuteOf = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

/** Published stories, and their addresses. */
interface PublishedStories {
  readonly stories: readonly Omit<ChangedStory, 'isPlaced'>[]
  readonly addresses: Addresses
  /** The stories as the delivery API sends them, without fields that no list reads. */
  readonly raw: readonly unknown[]
}

/** How many stories are published. */
export async function countStories(source: ContentSource, signal: AbortSignal): Promise<number> {
  const params = { per_page: 1, excluding_fields: contentFields.join(',') }
  return (await callStoryblok(source, 'cdn/stories', params, signal)).total
}

const addressesIn = ({ full_slug: slug, translated_slugs }: Published) =>
  addressesOf({ slug, alternates: translated_slugs ?? [] })

/** The addresses of a published story, by language; `places` is undefined where it is not published. Throws `SourceError`. */
export async function placeOf(
  uuid: string,
  { source, signal }: { readonly source: ContentSource; readonly signal: AbortSignal },
) {
  const params = { by_uuids: uuid, per_page: 1, excluding_fields: contentFields.join(',') }
  const { data, cv } = await callStoryblok(source, 'cdn/stories', params, signal)
  const [story] = v.parse(published, data).stories
  return { places: story && addressesIn(story), cv }
}

/**
 * The stories that were published after `since` (epoch milliseconds); undefined if there are too many. Throws `SourceError`.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-multiple-stories
 */
async function storiesPublishedSince(
  source: ContentSource,
  { since, signal }: { since: number; signal: AbortSignal },
): Promise<PublishedStories | undefined> {
  const found: Published[] = []
  for (let page = 1; page <= maxPages; page++) {
    const params = {
      published_at_gt: minuteOf(since),
      excluding_fields: unlistedFields.join(','),
      sort_by: 'published_at:asc',
      per_page: perPage,
      page,
    }
    const { data, total } = await callStoryblok(source, 'cdn/stories', params, signal)
    if (total > maxPages * perPage) return undefined
    const { stories } = v.parse(published, data)
    found.push(...stories)
    if (stories.length < perPage) break
  }
  return {
    raw: found,
    stories: found.map(story => ({
      id: story.id,
      uuid: story.uuid,
      type: story.content.component,
      slug: trimSlug(story.full_slug),
      publishedAt: story.published_at ?? '',
    })),
    addresses: Object.fromEntries(found.map(story => [story.uuid, addressesIn(story)])),
  }
}

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
