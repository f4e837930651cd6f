import type { LoadedStory } from '../../core/content/space-schema.ts'
import { type JsonObject, valuesOf } from '../../core/content/tree.ts'
import { deliveredSlug } from './story-slugs.ts'

/** Words of a search, lower case. */
export const searchWords = (term: string): string[] => term.toLowerCase().split(/\s+/).filter(Boolean)

const contentText = (content: JsonObject) =>
  [...valuesOf(content)].filter(value => typeof value === 'string').join('\n')

/** Whether name, slug or any text of the content, in any language, contains every word. */
export function hasWords(story: LoadedStory, language: string, words: readonly string[]): boolean {
  const text = [story.name, deliveredSlug(story, language), contentText(story.content)]
    .join('\n')
    .toLowerCase()
  return words.every(word => text.includes(word))
}

/** Sorts by words in the slug, then by words in the name, then by position. */
export function sortByRelevance(
  stories: readonly LoadedStory[],
  language: string,
  words: readonly string[],
): LoadedStory[] {
  const hits = (text: string) => words.filter(word => text.toLowerCase().includes(word)).length
  return stories
    .map(story => ({ story, slug: hits(deliveredSlug(story, language)), name: hits(story.name) }))
    .toSorted((a, b) => b.slug - a.slug || b.name - a.name || a.story.position - b.story.position)
    .map(({ story }) => story)
}
