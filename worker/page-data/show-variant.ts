import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import { type Choice, chooseVariant } from '../experiments/choose-variant.ts'
import type { PageExperiment, Variant } from '../experiments/page-experiment.ts'
import type { ExperimentState } from '../visitor/experiment-state.ts'
import type { PageContent } from './page-content.ts'

/** Variants of an experiment that show a header of their own. */
export interface ForcedHeader {
  readonly experiment: string
  readonly variantIds: readonly string[]
  readonly headerStoryId: string
}

/** A visitor's part in the experiment of a page. */
export interface Part {
  readonly experiment: PageExperiment
  readonly choice: Choice
  readonly variant: Variant
  readonly visitorId: string | undefined
}

export interface Taken {
  /** The page's content as the visitor's variant shows it. */
  readonly content: PageContent
  /** Undefined where nothing is tested. */
  readonly part?: Part
}

/** The experiment's own choice counts on its page, elsewhere what the visitor brings. */
function variantIn(id: string, { forced, stored }: ExperimentState, part: Part | undefined) {
  if (part?.experiment.id === id) return part.variant.id
  return [...forced, ...stored].find(({ experimentId }) => experimentId === id)?.variantId
}

function headerFor(
  { header, forcedHeaders }: PageContent,
  state: ExperimentState,
  { part, pairs }: { part: Part | undefined; pairs: readonly ForcedHeader[] },
): RawBlock | undefined {
  const pair = pairs.find(({ experiment, variantIds }) =>
    variantIds.includes(variantIn(experiment, state, part) ?? ''),
  )
  return (pair && forcedHeaders.get(pair.headerStoryId)) ?? header
}

function partOf(experiment: PageExperiment, state: ExperimentState): Part | undefined {
  const choice = chooseVariant(experiment, state)
  const variant = choice && experiment.variants.find(({ id }) => id === choice.variantId)
  return variant && { experiment, choice, variant, visitorId: state.visitorId }
}

/**
 * A page for a visitor: the story of their variant, and the header that goes with it. Undefined when the query asks for a variant
 * that is not there. Pure.
 */
export function takePart(
  content: PageContent,
  state: ExperimentState,
  pairs: readonly ForcedHeader[],
): Taken | undefined {
  const { experiment, story } = content
  const part = experiment && partOf(experiment, state)
  if (experiment && !part) return undefined
  const header = headerFor(content, state, { part, pairs })
  const value = part?.variant.story ?? story.value
  const own = header === content.header && value === story.value
  return { content: own ? content : withParts(content, { header, part }), ...(part && { part }) }
}

/** What the visitor's variant was translated from: words that nobody translated are found by it. */
function originalOf({ original }: PageContent, part: Part | undefined): PageContent['original'] {
  const variant = original?.experiment?.variants.find(({ id }) => id === part?.variant.id)
  return original && variant ? { ...original, story: variant.story } : original
}

const known = new WeakMap<PageContent, PageContent[]>()

/** Made once for each variant of a version of the content: whole pages are known by it. */
function withParts(
  content: PageContent,
  { header, part }: { readonly header: PageContent['header']; readonly part: Part | undefined },
): PageContent {
  const value = part?.variant.story ?? content.story.value
  const made = known.get(content) ?? []
  known.set(content, made)
  const before = made.find(one => one.header === header && one.story.value === value)
  if (before) return before
  const parts = { header, original: originalOf(content, part) }
  const own: PageContent =
    content.publication === 'draft'
      ? { ...content, ...parts, story: { value } }
      : { ...content, ...parts, story: { ...content.story, value } }
  made.push(own)
  return own
}
