import type { ContentSource } from '../client/content-source.ts'
import { storiesPage } from '../client/story-calls.ts'
import type { ListedEvent, ListingPart } from './listing.ts'
import { isEvent, listedEvent, listedStory, readStories, unlistedFields } from './listing-rows.ts'

/** The source as it is at a version. */
export interface ListingSource {
  readonly source: ContentSource
  readonly signal: AbortSignal
  readonly version: number
  /** Codes of the languages beside the default one. */
  readonly languages: readonly string[]
}

/** The delivery API returns at most so many stories at once. */
export const perCall = 100

/** The published stories with these uuids, in one language, without fields that no list reads. Throws `SourceError`. */
export const storiesToList = async (
  uuids: readonly string[],
  { source, signal, version }: ListingSource,
  language: { readonly language?: string } = {},
) => {
  const asked = { by_uuids: uuids.join(','), per_page: perCall, excluding_fields: unlistedFields.join(',') }
  const call = { source: { ...source, cv: () => version }, signal }
  return readStories((await storiesPage(call, { ...asked, ...language })).stories)
}

/** The rows of stories, given as the delivery API sends them in the default language. Events are read in each other language. Throws `SourceError`. */
export async function listingPart(raw: readonly unknown[], from: ListingSource): Promise<ListingPart> {
  const stories = readStories(raw)
  const own = stories.filter(isEvent)
  const events: ListedEvent[] = own.flatMap(event => listedEvent(event, 'default'))
  for (const language of own.length ? from.languages : [])
    for (let start = 0; start < own.length; start += perCall) {
      const uuids = own.slice(start, start + perCall).map(({ uuid }) => uuid)
      const found = await storiesToList(uuids, from, { language })
      events.push(...found.flatMap(event => listedEvent(event, language)))
    }
  return { version: from.version, stories: stories.map(listedStory), events }
}
