import type { StorySummary } from './api.ts'

/** The story that the editor's address names, else the home page, else any. */
export function firstStory(stories: readonly StorySummary[], hash: string): StorySummary | undefined {
  const wanted = Number(hash.slice(1))
  return stories.find(({ id }) => id === wanted) ?? stories.find(({ slug }) => slug === 'home') ?? stories[0]
}
