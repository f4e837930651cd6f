import { isRawBlock, type RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { memoize } from '../../base/caching/memoize.ts'
import { shareStructure } from '../../content/cache/bodies.ts'
import type { SpaceExperiment } from '../../content/stories/space-experiments.ts'
import { isNode, type JsonNode } from '../../content/tree.ts'
import type { Override } from '../../content/types/experiment.ts'
import {
  type ExperimentMetaData,
  experimentMetaData,
  experimentVariantSchema as schema,
} from '../../content/types/experiment.ts'
import { pageFields } from '../../content/types/page.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'
import type { ExperimentChoices, WeightedVariant } from './choose-variant.ts'

/** Keys that identify a story, and names that reach an object's prototype. */
const refused: ReadonlySet<string> = new Set(['component', '_uid', '__proto__', 'constructor', 'prototype'])

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isNode(a) || !isNode(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(key => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
}

const areBlocks = (value: unknown): value is readonly RawBlock[] =>
  Array.isArray(value) && value.every(isRawBlock)

/** A variant's list in which equal blocks are the control's own objects, so that values cached on those serve both. */
function withOwnBlocks(control: readonly RawBlock[], variant: readonly RawBlock[]): readonly RawBlock[] {
  const own = new Map(control.map(block => [block._uid, block]))
  return Object.freeze(
    variant.map(block => {
      const same = own.get(block._uid)
      return same && isEqual(same, block) ? same : block
    }),
  )
}

function mergedValue(control: unknown, variant: unknown): unknown {
  if (isEqual(control, variant)) return control
  return areBlocks(control) && areBlocks(variant) ? withOwnBlocks(control, variant) : variant
}

/** Content in which a variant's values replace its own: only top-level keys, by reference. The very same content when the variant changes nothing. */
export function mergeOverrides<C extends JsonNode>(content: C, overrides: readonly Override[]): C {
  const changed = Object.fromEntries(
    overrides
      .filter(({ key }) => !refused.has(key))
      .map(({ key, value }) => [
        key,
        mergedValue(Object.hasOwn(content, key) ? content[key] : undefined, value),
      ]),
  )
  return shareStructure(content, { ...content, ...changed })
}

/**
 * A page's story with the variant's values; the page's own story when the variant changes nothing. Made once for each version of the two: bodies,
 * facts and fragments are cached on it.
 */
export const mergeVariant = memoize((story: Story, variant: Story): Story => {
  const { variantContent = [] } = readContent(schema.fields, variant.content)
  const content = mergeOverrides(story.content, variantContent)
  return content === story.content ? story : Object.freeze({ ...story, content })
})

/**
 * A page's story with the content of a copy: its address, languages and number stay. Fields that the copy lacks become empty. Made once for each version
 * of the two.
 */
const withCopy = memoize((story: Story, copy: Story): Story => {
  const keys = [...new Set([...Object.keys(story.content), ...Object.keys(copy.content)])]
  const content = mergeOverrides(
    story.content,
    keys.map(key => ({ key, value: Object.hasOwn(copy.content, key) ? copy.content[key] : undefined })),
  )
  return content === story.content ? story : Object.freeze({ ...story, content })
})

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
