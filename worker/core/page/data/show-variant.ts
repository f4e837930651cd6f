import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { memoize } from '../../base/caching/memoize.ts'
import type { Story } from '../../content/types/story.ts'
import type { ExperimentState } from '../../request/visitor/experiment-state.ts'
import { type Choice, type Chooser, chooseVariant } from '../experiments/choose-variant.ts'
import type { PageExperiment, Variant } from '../experiments/page-experiment.ts'
import type { OriginalContent, PageData } from './page-data.ts'

/** A variant of an experiment with a header of its own. */
export interface ForcedHeader {
  readonly experiment: string
  readonly variantIds: readonly string[]
  readonly headerStoryId: string
}

/** A visitor's assignment in the experiment of a page. */
export interface Assignment {
  readonly experiment: PageExperiment
  readonly choice: Choice
  readonly variant: Variant
  readonly visitorId: string | undefined
}

export interface ShownVariant {
  /** The page data with the content of the visitor's variant. */
  readonly pageData: PageData
  /** Undefined without an experiment. */
  readonly assignment?: Assignment
}

/** On the experiment's page its own choice counts, elsewhere the visitor's forced or stored variant. */
function variantIn(id: string, { forced, stored }: ExperimentState, assignment: Assignment | undefined) {
  if (assignment?.experiment.id === id) return assignment.variant.id
  return [...forced, ...stored].find(({ experimentId }) => experimentId === id)?.variantId
}

/** Called only where an experiment decides what is shown, so that other pages do not depend on it. */
type ReadState = () => Chooser

function headerFor(
  { header, forcedHeaders }: PageData,
  state: ReadState,
  { assignment, pairs }: { assignment: Assignment | undefined; pairs: readonly ForcedHeader[] },
): RawBlock | undefined {
  const pair = pairs.find(({ experiment, variantIds }) =>
    variantIds.includes(variantIn(experiment, state(), assignment) ?? ''),
  )
  return (pair && forcedHeaders.get(pair.headerStoryId)) ?? header
}

function assign(experiment: PageExperiment, state: Chooser): Assignment | undefined {
  const choice = chooseVariant(experiment, state)
  const variant = choice && experiment.variants.find(({ id }) => id === choice.variantId)
  return variant && { experiment, choice, variant, visitorId: state.visitorId }
}

/**
 * A page for a visitor: the story of their variant, with its header. Undefined when the query requests a variant that does not
 * exist. Pure.
 */
export function showVariant(
  pageData: PageData,
  state: ReadState,
  pairs: readonly ForcedHeader[],
): ShownVariant | undefined {
  const { experiment, story } = pageData
  const assignment = experiment && assign(experiment, state())
  if (experiment && !assignment) return undefined
  const header = headerFor(pageData, state, { assignment, pairs })
  const value = assignment?.variant.story ?? story.value
  const own = header === pageData.header && value === story.value
  return {
    pageData: own ? pageData : withParts(pageData, header, value, originalOf(pageData, assignment)),
    ...(assignment && { assignment }),
  }
}

const withStory = memoize(
  (original: OriginalContent, story: Story): OriginalContent => ({ ...original, story }),
)

/** The original of the visitor's variant, against which untranslated texts are found. */
function originalOf({ original }: PageData, assignment: Assignment | undefined): PageData['original'] {
  const variant = original?.experiment?.variants.find(({ id }) => id === assignment?.variant.id)
  return original && variant ? withStory(original, variant.story) : original
}

interface ShownParts {
  readonly header: PageData['header']
  readonly story: Story
  readonly original: PageData['original']
}

/** Made once for each variant of a version of the content: fragments are cached on its parts. */
const withParts = memoize(
  (
    pageData: PageData,
    header: ShownParts['header'],
    value: ShownParts['story'],
    original: ShownParts['original'],
  ): PageData => {
    const parts = { header, original }
    return pageData.publication === 'draft'
      ? { ...pageData, ...parts, story: { value } }
      : { ...pageData, ...parts, story: { ...pageData.story, value } }
  },
)
