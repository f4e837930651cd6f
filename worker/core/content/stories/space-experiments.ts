import * as v from 'valibot'
import { experimentName } from '../../request/visitor/experiment-state.ts'
import type { Resource } from '../cache/resource.ts'
import { callStoryblok, SourceError } from '../client/storyblok.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'

const displayName = v.fallback(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)), '')

const variant = v.object({
  name: experimentName,
  display_name: displayName,
  weight: v.pipe(v.number(), v.finite(), v.minValue(0)),
  is_control: v.boolean(),
  story_mappings: v.array(
    v.object({
      original_story_id: v.number(),
      variant_slug: v.fallback(v.nullable(v.pipe(v.string(), v.minLength(1))), null),
    }),
  ),
})

const experiment = v.object({ name: experimentName, display_name: displayName, variants: v.array(variant) })

const answer = v.object({ experiments: v.array(v.unknown()) })

/** A variant of an experiment that the content system runs. */
interface SpaceVariant {
  readonly id: string
  readonly label: string
  readonly weight: number
  /** The slug of the story that takes the place of another, by the number of that one. */
  readonly copies: ReadonlyMap<number, string>
}

/** An experiment that the content system runs: its variants are copies of whole stories. */
export interface SpaceExperiment {
  readonly id: string
  readonly label: string
  /** The variant that shows the story itself. */
  readonly control: Omit<SpaceVariant, 'copies'>
  readonly variants: readonly SpaceVariant[]
}

type VariantPayload = v.InferOutput<typeof variant>

const named = ({ name, display_name, weight }: VariantPayload) => ({
  id: name,
  label: display_name || name,
  weight,
})

const withCopies = (payload: VariantPayload): SpaceVariant => ({
  ...named(payload),
  copies: new Map(
    payload.story_mappings.flatMap(({ original_story_id, variant_slug }) =>
      variant_slug ? [[original_story_id, variant_slug] as const] : [],
    ),
  ),
})

function experimentFrom(payload: unknown): SpaceExperiment[] {
  const read = v.safeParse(experiment, payload)
  const control = read.success && read.output.variants.find(({ is_control }) => is_control)
  if (!control) return []
  const { name, display_name, variants } = read.output
  const others = variants.filter(({ is_control }) => !is_control)
  return [
    { id: name, label: display_name || name, control: named(control), variants: others.map(withCopies) },
  ]
}

/** The experiments of an answer; a malformed one, or one without a control, is left out alone. Throws where there is no list. */
export const parseSpaceExperiments = (body: unknown): readonly SpaceExperiment[] =>
  v.parse(answer, body).experiments.flatMap(experimentFrom)

/** The first experiment that has a copy of a story. */
export const spaceExperimentOf = (
  experiments: readonly SpaceExperiment[],
  storyId: number,
): SpaceExperiment | undefined =>
  experiments.find(({ variants }) => variants.some(({ copies }) => copies.has(storyId)))

const none = { experiments: [] }

/** Whether the content system answers that the space lacks this feature. */
const isRefused = (error: unknown) =>
  error instanceof SourceError && error.status >= 400 && error.status < 408

/**
 * The running experiments of the space. They are read again after each publish, because a start or stop raises the version of the space.
 * https://www.storyblok.com/docs/api/content-delivery/v2/experiments/retrieve-running-experiments
 */
export const spaceExperimentsResource = ({
  source,
}: Pick<StoriesDependencies, 'source'>): Resource<readonly SpaceExperiment[]> => ({
  key: 'space-experiments',
  persist: true,
  // Its failures must not open the circuit of the stories.
  source: 'experiments',
  parse: parseSpaceExperiments,
  lists: () => true,
  async load(signal) {
    try {
      const { data, cv } = await callStoryblok(source, 'cdn/experiments', {}, signal)
      return { body: { experiments: v.parse(answer, data).experiments }, cv }
    } catch (error) {
      if (isRefused(error)) return { body: none, cv: (await source.cv?.()) ?? 0 }
      throw error
    }
  },
})
