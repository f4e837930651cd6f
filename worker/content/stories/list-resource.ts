import type { Resource } from '../cache/resource.ts'
import type { StoriesAnswer, StoryCall } from '../client/story-calls.ts'
import type { Parameters } from '../client/storyblok.ts'
import { parseStories, type Story } from '../types/story.ts'
import type { ChangedStory } from '../version/publications.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'
import { codeOf, languageParameter } from './story-parameters.ts'

function listWithoutGone(body: unknown, isGone: (id: number) => boolean): unknown {
  const { stories } = body as { readonly stories: readonly { readonly id: number }[] }
  return stories.some(({ id }) => isGone(id)) ? { stories: stories.filter(({ id }) => !isGone(id)) } : body
}

export interface ListOptions {
  readonly language: string
  /** The stories are settings: they are read from the global space where the main space has none. */
  readonly isShared?: boolean
  /** Parameters for the links and relations that are resolved in the stories. */
  readonly params: Parameters
  /** The list grows with the space. */
  readonly isLong?: boolean
  readonly load: (call: StoryCall) => Promise<StoriesAnswer>
  /** Whether a story that was just published belongs to the list. */
  readonly lists: (story: ChangedStory) => boolean
}

/** A list of stories, by its name among the lists of a unit and a language. */
export function listResource(
  name: string,
  { language, params, load, lists, isLong = false }: ListOptions,
  { source, defaultLanguage, unit }: StoriesDependencies,
): Resource<readonly Story[]> {
  const asked = { ...languageParameter(language, defaultLanguage), ...params }
  return {
    key: `stories:${unit}:${codeOf(language, defaultLanguage)}:${name}`,
    persist: true,
    source: 'content',
    isLong,
    parse: parseStories,
    withdraw: listWithoutGone,
    lists,
    async load(signal) {
      const { stories, cv } = await load({ source, signal, params: asked })
      return { body: { stories }, cv }
    },
  }
}
