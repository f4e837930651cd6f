import * as v from 'valibot'
import { issuesText } from '../../worker/core/base/log/reason-of.ts'
import type { SpaceSeed } from '../../worker/core/content/space-schema.ts'
import { parseStories, type Story } from '../../worker/core/content/types/story.ts'
import {
  experimentOf,
  type PageExperiment,
  testOf,
} from '../../worker/core/page/experiments/page-experiment.ts'
import { sampleRatio } from '../../worker/features/experiments/sample-ratio.ts'

const counts = v.record(v.string(), v.record(v.string(), v.pipe(v.number(), v.minValue(0))))

/** Visitors by experiment and variant. */
export type ExposureCounts = v.InferOutput<typeof counts>

/** Throws if the text is not such a table. */
export function parseCounts(text: string): ExposureCounts {
  const result = v.safeParse(counts, JSON.parse(text))
  if (result.success) return result.output
  throw new Error(`counts are {experiment: {variant: visitors}}: ${issuesText(result.issues)}`)
}

export interface ExperimentReport {
  readonly lines: readonly string[]
  /** Faults that make an experiment worthless. */
  readonly faults: readonly string[]
}

function faultsOf({ id, variants }: PageExperiment, own: ExposureCounts[string] | undefined): string[] {
  const [control, ...others] = variants
  const idle = others.filter(({ story }) => story === control.story)
  const ratio =
    own && sampleRatio(variants.map(variant => ({ weight: variant.weight, count: own[variant.id] ?? 0 })))
  return [
    ...(others.length ? [] : [`${id}: has no variant`]),
    ...idle.map(variant => `${id}: ${variant.id} shows what the control shows`),
    ...(variants.every(({ weight }) => weight === 0) ? [`${id}: nobody has a weight`] : []),
    ...(ratio?.isMismatch
      ? [
          `${id}: visitors do not follow the weights (by chance with a probability of ${ratio.probability.toPrecision(2)})`,
        ]
      : []),
  ]
}

/**
 * Counts of experiments or variants that the content does not contain: a name is misspelt, or the counts belong to
 * other content.
 */
function unknownCounts(exposures: ExposureCounts, experiments: readonly PageExperiment[]): string[] {
  const known = new Map(experiments.map(({ id, variants }) => [id, variants.map(variant => variant.id)]))
  return Object.entries(exposures).flatMap(([id, own]) => {
    const variants = known.get(id)
    if (!variants) return [`${id}: counted, and unknown: the content has no such experiment`]
    const others = Object.keys(own).filter(name => !variants.includes(name))
    return others.map(name => `${id}: ${name} is counted, and unknown: the experiment has no such variant`)
  })
}

const percent = (part: number, whole: number) => (whole ? `${((100 * part) / whole).toFixed(2)} %` : '-')

/** The visitors of a variant, and those who sent a form if these were counted. */
function resultOf({ id }: { readonly id: string }, { own, conversions }: Counted): string {
  if (!own) return ''
  const [visitors, sent] = [own[id] ?? 0, conversions?.[id] ?? 0]
  return conversions ? `: ${visitors}, conversions ${sent} (${percent(sent, visitors)})` : `: ${visitors}`
}

interface Counted {
  readonly own: ExposureCounts[string] | undefined
  readonly conversions: ExposureCounts[string] | undefined
}

function linesOf({ id, label, variants }: PageExperiment, { full_slug }: Story, counted: Counted): string[] {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  const share = (weight: number) => `${total ? Math.round((weight / total) * 100) : 0} %`.padStart(6)
  return [
    `${full_slug}: ${label} (${id})`,
    ...variants.map(
      variant => `${share(variant.weight)}  ${variant.label} (${variant.id})${resultOf(variant, counted)}`,
    ),
  ]
}

/** The published experiments of a space, each with its id and its faults, and counts that belong to none of them. */
export function reportExperiments(
  space: SpaceSeed,
  exposures: ExposureCounts = {},
  conversions: ExposureCounts = {},
): ExperimentReport {
  const stories = parseStories({ stories: space.stories.flatMap(({ published }) => published ?? []) })
  const found = stories.flatMap(story => {
    const experiment = testOf(story) && experimentOf(story, stories)
    if (!experiment) return []
    const own = Object.hasOwn(exposures, experiment.id) ? exposures[experiment.id] : undefined
    return [{ story, experiment, own, conversions: conversions[experiment.id] }]
  })
  return {
    lines: found.flatMap(({ story, experiment, ...counted }) => linesOf(experiment, story, counted)),
    faults: [
      ...found.flatMap(({ experiment, own }) => faultsOf(experiment, own)),
      ...unknownCounts(
        exposures,
        found.map(({ experiment }) => experiment),
      ),
    ],
  }
}
