import type { Story } from '../content/types/story.ts'
import { experimentOf, testOf } from '../experiments/page-experiment.ts'
import type { LoadDependencies } from './load-dependencies.ts'

/** Loads the experiment of a story. While its variants cannot be read, the page is shown without them. */
export async function loadExperiment(
  story: Story,
  language: string,
  { stories }: Pick<LoadDependencies, 'stories'>,
) {
  const test = testOf(story)
  if (!test) return undefined
  try {
    const { value, freshUntil } = await stories.ofExperiment(test.experimentId, language)
    return { experiment: experimentOf(story, value), freshUntil }
  } catch {
    // The reader has logged why.
    return { experiment: undefined, freshUntil: 0, fallback: true }
  }
}
