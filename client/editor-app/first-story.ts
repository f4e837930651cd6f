import type { StorySummary } from './api.ts'

/** The id of the story that the editor's address names; 0 for none. */
export const namedStory = (hash: string): number => Number(hash.slice(1)) || 0

/** The story that the editor's address names, else the home page, else any. */
export function firstStory(stories: readonly StorySummary[], hash: string): StorySummary | undefined {
  const wanted = namedStory(hash)
  return stories.find(({ id }) => id === wanted) ?? stories.find(({ slug }) => slug === 'home') ?? stories[0]
}
