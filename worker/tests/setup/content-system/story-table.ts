import * as v from 'valibot'
import {
  type LoadedStory,
  type SpaceSeed,
  type StoredStory,
  storedStorySchema,
} from '../../../core/content/space-schema.ts'
import { trimSlug } from '../../../core/request/site/slugs.ts'

/** One version of a space's stories. */
export interface StoryTable {
  readonly stories: readonly LoadedStory[]
  readonly byUuid: ReadonlyMap<string, LoadedStory>
  readonly bySlug: ReadonlyMap<string, LoadedStory>
  /** Keyed by `{language}/{path}`. */
  readonly byTranslatedPath: ReadonlyMap<string, LoadedStory>
  /** Whether slugs are translated, which in Storyblok requires an app. */
  readonly hasTranslatedSlugs: boolean
}

/** Makes a value once for each object. */
export const memoized = <Key extends object, Value>(make: (key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** A story with the defaults of fields that the test left out. */
const loaded = memoized((story: StoredStory): LoadedStory => v.parse(storedStorySchema, story))

function tableFrom(space: SpaceSeed, version: 'draft' | 'published'): StoryTable {
  const stored = space.stories.flatMap(record => record[version] ?? [])
  const stories = stored.map(loaded).filter(story => !story.is_folder)
  return {
    stories,
    byUuid: new Map(stories.map(story => [story.uuid, story])),
    bySlug: new Map(stories.map(story => [trimSlug(story.full_slug), story])),
    byTranslatedPath: new Map(
      stories.flatMap(story =>
        (story.translated_slugs ?? []).map(({ lang, path }) => [`${lang}/${trimSlug(path)}`, story] as const),
      ),
    ),
    hasTranslatedSlugs: space.stories.some(({ draft }) => draft.translated_slugs),
  }
}

const tables = {
  draft: memoized((space: SpaceSeed) => tableFrom(space, 'draft')),
  published: memoized((space: SpaceSeed) => tableFrom(space, 'published')),
}

export const tableOf = (space: SpaceSeed, version: 'draft' | 'published'): StoryTable =>
  tables[version](space)
