import { expired, lasting, validWith } from '../../base/caching/validity.ts'
import { type SpaceExperiment, spaceExperimentOf } from '../../content/stories/space-experiments.ts'
import type { Stories } from '../../content/stories/stories.ts'
import type { Story } from '../../content/types/story.ts'
import {
  experimentOf,
  experimentOfSpace,
  type PageExperiment,
  testOf,
} from '../experiments/page-experiment.ts'
import type { Fresh } from './datum.ts'

interface ExperimentDependencies {
  readonly stories: Stories
  /** The experiments that the content system itself runs. */
  readonly running: readonly SpaceExperiment[]
}

/** The variants of a story, which make its experiment; `story` may be another version of it, or the same in another language. */
export interface LoadedVariants extends Fresh {
  readonly experimentOf: (story: Story) => PageExperiment | undefined
}

const noCopy = { value: undefined, validity: lasting }
const unreadCopy = { value: undefined, validity: expired }

async function readCopy(slug: string, language: string, stories: Stories) {
  try {
    return (await stories.bySlug(slug, language)) ?? unreadCopy
  } catch {
    // The reader has logged why.
    return unreadCopy
  }
}

/** The copies that replace a story in the variants of an experiment; a copy that cannot be read is missing. */
async function loadCopies(
  { id }: Story,
  { experiment, language, stories }: { experiment: SpaceExperiment; language: string; stories: Stories },
): Promise<LoadedVariants> {
  const reads = await Promise.all(
    experiment.variants.map(({ copies }) => {
      const slug = copies.get(id)
      return slug === undefined ? noCopy : readCopy(slug, language, stories)
    }),
  )
  const copies = reads.map(({ value }) => value)
  return {
    experimentOf: story => experimentOfSpace(story, experiment, copies),
    validity: validWith(...reads.map(({ validity }) => validity)),
  }
}

/**
 * The variants of a story's experiment: the story's own experiment, else one that the content system runs; undefined where the story
 * is in none. Throws `ContentUnavailable`.
 */
export async function loadVariants(
  story: Story,
  language: string,
  { stories, running }: ExperimentDependencies,
): Promise<LoadedVariants | undefined> {
  const test = testOf(story)
  if (test) {
    const { value, validity } = await stories.ofExperiment(test.experimentId, language)
    return { experimentOf: page => experimentOf(page, value), validity }
  }
  const experiment = spaceExperimentOf(running, story.id)
  return experiment && loadCopies(story, { experiment, language, stories })
}

/** Loads the experiment of a story. While its variants cannot be read, the page is shown without them. */
export async function loadExperiment(story: Story, language: string, dependencies: ExperimentDependencies) {
  try {
    const variants = await loadVariants(story, language, dependencies)
    return variants && { experiment: variants.experimentOf(story), validity: variants.validity }
  } catch {
    // The reader has logged why.
    return { experiment: undefined, validity: expired, fallback: true }
  }
}
