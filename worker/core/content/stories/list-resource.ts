import type { Resource } from '../cache/resource.ts'
import type { StoriesAnswer, StoryCall } from '../client/story-calls.ts'
import type { Parameters } from '../client/storyblok.ts'
import { parseStories, type Story } from '../types/story.ts'
import type { ChangedStory } from '../version/publications.ts'
import { codeOf, languageParameter } from './language-code.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'

function listWithoutGone(body: unknown, isGone: (id: number) => boolean): unknown {
  const { stories } = body as { readonly stories: readonly { readonly id: number }[] }
  return stories.some(({ id }) => isGone(id)) ? { stories: stories.filter(({ id }) => !isGone(id)) } : body
}

const storiesIn = (body: unknown) => (body as { readonly stories: readonly Story[] }).stories

/** The stories that were published again, with those of the list before, and those that it does not have. */
function changesIn(before: unknown, next: unknown) {
  const known = before === undefined ? [] : storiesIn(before)
  const earlier = new Map(known.map(story => [story.id, story]))
  return storiesIn(next).flatMap(story => {
    const old = earlier.get(story.id)
    return old && old.published_at === story.published_at ? [] : [[old, story] as const]
  })
}

export interface ListOptions {
  readonly language: string
  /** The stories are settings: they are read from the global space if the main space has none. */
  readonly isShared?: boolean
  /** Parameters for the links and relations that are resolved in the stories. */
  readonly params: Parameters
  /** The list grows with the space. */
  readonly isLong?: boolean
  readonly load: (call: StoryCall) => Promise<StoriesAnswer>
  /** Whether pages can use this list of stories; default: always. An unusable list counts as malformed. */
  readonly isUsable?: (stories: readonly Story[]) => boolean
  /** Whether a story that was just published belongs to the list. */
  readonly lists: (story: ChangedStory) => boolean
}

/** Thrown for a list without any usable story. */
class UnusableStories extends Error {}

/** Whether a list could not be read because its stories were unusable, and no usable copy was cached. */
export const isForUnusableStories = (error: unknown): boolean =>
  error instanceof UnusableStories || (error instanceof Error && isForUnusableStories(error.cause))

function parseUsable(body: unknown, isUsable: ListOptions['isUsable']): readonly Story[] {
  const stories = parseStories(body)
  if (stories.length && isUsable?.(stories) === false)
    throw new UnusableStories('none of these stories can be used')
  return stories
}

/** A list of stories, by its name among the lists of a unit and a language. */
export function listResource(
  name: string,
  { language, params, load, lists, isUsable, isLong = false }: ListOptions,
  { source, defaultLanguage, unit, newProblems }: StoriesDependencies,
): Resource<readonly Story[]> {
  const asked = { ...languageParameter(language, defaultLanguage), ...params }
  return {
    key: `stories:${unit}:${codeOf(language, defaultLanguage)}:${name}`,
    persist: true,
    source: 'content',
    isLong,
    parse: body => parseUsable(body, isUsable),
    withdraw: listWithoutGone,
    lists,
    guarded: {
      changes: changesIn,
      keep: (next, kept) => ({
        stories: storiesIn(next).flatMap(story => (kept.has(story.id) ? (kept.get(story.id) ?? []) : story)),
      }),
      newProblems,
    },
    async load(signal) {
      const { stories, cv } = await load({ source, signal, params: asked })
      return { body: { stories }, cv }
    },
  }
}
