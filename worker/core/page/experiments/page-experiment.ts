import { memoize } from '../../base/caching/memoize.ts'
import type { SpaceExperiment } from '../../content/stories/space-experiments.ts'
import { type ExperimentMetaData, experimentMetaData } from '../../content/types/experiment.ts'
import { pageFields } from '../../content/types/page.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'
import type { ExperimentChoices, WeightedVariant } from './choose-variant.ts'
import { mergeVariant, withCopy } from './merge-variant.ts'

/** A variant of a page, with the story that its visitors see. */
export interface Variant extends WeightedVariant {
  readonly label: string
  /** The story of the page with the variant's values. */
  readonly story: Story
  /** The story in which editors find its changes. */
  readonly storyId: number
}

/** The experiment of a page: the control, then the variants by their labels (requirement experiments/control-first). */
export interface PageExperiment extends ExperimentChoices {
  readonly label: string
  readonly variants: readonly [Variant, ...Variant[]]
}

const controlLabel = 'Control'

const metaDataFields = { experimentMetaData }

const metaDataOf = ({ content }: Story): ExperimentMetaData | undefined =>
  readContent(metaDataFields, content).experimentMetaData

/** The fields of the experiment that runs on a story; undefined where none runs. */
export function testOf(story: Story): ExperimentMetaData | undefined {
  const { shouldBeTested, experimentMetaData } = readContent(pageFields, story.content)
  return shouldBeTested ? experimentMetaData : undefined
}

const byLabel = (a: Variant, b: Variant) => (`${a.label}\n${a.id}` < `${b.label}\n${b.id}` ? -1 : 1)

function makeExperiment(
  story: Story,
  { experimentId, experimentLabel, variantId, weight }: ExperimentMetaData,
  candidates: readonly Story[],
): PageExperiment {
  const control = { id: variantId, label: controlLabel, weight, story, storyId: story.id }
  const variants = new Map<string, Variant>()
  for (const candidate of candidates) {
    const own = metaDataOf(candidate)
    if (own?.experimentId !== experimentId || own.variantId === variantId || variants.has(own.variantId))
      continue
    variants.set(own.variantId, {
      id: own.variantId,
      label: own.variantLabel ?? own.variantId,
      weight: own.weight,
      story: mergeVariant(story, candidate),
      storyId: candidate.id,
    })
  }
  return {
    id: experimentId,
    label: experimentLabel ?? experimentId,
    variants: [control, ...[...variants.values()].sort(byLabel)],
  }
}

/** The experiment of a story with its variants, made once for each version of them; undefined where none runs. */
export const experimentOf = memoize(
  (story: Story, candidates: readonly Story[]): PageExperiment | undefined => {
    const test = testOf(story)
    return test && makeExperiment(story, test, candidates)
  },
)

/**
 * An experiment that the content system runs, in the form of a story's own; `copies` are the stories of its variants, in their order. A
 * variant whose copy cannot be read or is of another type is left out.
 */
export function experimentOfSpace(
  story: Story,
  { id, label, control, variants }: SpaceExperiment,
  copies: readonly (Story | undefined)[],
): PageExperiment {
  const shown = variants.flatMap((variant, index): Variant[] => {
    const copy = copies[index]
    if (copy?.content.component !== story.content.component) return []
    return [
      {
        id: variant.id,
        label: variant.label,
        weight: variant.weight,
        story: withCopy(story, copy),
        storyId: copy.id,
      },
    ]
  })
  const own = { ...control, label: controlLabel, story, storyId: story.id }
  return { id, label, variants: [own, ...shown.sort(byLabel)] }
}
