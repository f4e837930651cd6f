import { isRawBlock, type RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import type { ToolStep } from '../../../blocks/_kit/tool-step.ts'
import { objectsOf } from '../content/tree.ts'
import { contactBubbleGroupSchema as bubbleSchema } from '../content/types/contacts.ts'
import { layoutOf } from '../content/types/layout.ts'
import { pageFields } from '../content/types/page.ts'
import { readContent } from '../content/types/read-content.ts'
import type { Story } from '../content/types/story.ts'
import { storyPath } from '../request/site/links.ts'
import { parametersByTool } from '../request/visitor/tool-parameters.ts'
import { assemblePage, assembleUncached } from './assemble.ts'
import { ordinalsOf } from './blocks-below.ts'
import { choiceIn } from './choice.ts'
import type { PageData } from './data/page-data.ts'
import { createDependencyTracker } from './dependency-tracker.ts'
import { type Facts, makeFacts } from './facts.ts'
import type { PageInput } from './make-facts.ts'
import type { CachedPage, UncachedPage } from './model.ts'
import { outlineOf } from './outline.ts'
import type { PageFacts } from './page-facts.ts'
import { createReadings } from './read-facts.ts'
import { validateBlock } from './registry.ts'
import { type StoryFacts, storyFactsOf } from './story-facts.ts'
import { bodyOf } from './templates/body-of.ts'
import { eventsAt, withEvents } from './templates/events-at-place.ts'
import { untranslatedBlocks } from './untranslated.ts'

/** The blocks of a page; words that no editor wrote are in its language, or in the original's where it was not translated. */
function blocksOf(pageData: PageData, { alternates }: StoryFacts, { language, site }: PageFacts) {
  const isTranslated = alternates.value.some(alternate => alternate.language === language)
  const words = isTranslated ? language : site.defaultLanguage
  const { original, header, footer, bubble, defaults } = pageData
  const place = pageData.story.value
  const anchor = pageData.publication === 'draft' ? undefined : pageData.story.anchor
  const paging = { ...pageData.eventPages, path: storyPath(place.full_slug, site) }
  const bodyWith = (story: Story, own: readonly Story[], language: string, bodyAnchor: object | undefined) =>
    withEvents(bodyOf(story, language, bodyAnchor), {
      place: story,
      events: eventsAt(story, own, site.unit),
      language,
      zone: site.timeZone,
      paging,
    })
  const body = bodyWith(place, pageData.events, words, anchor)
  if (!original) return { body }
  const untranslated = {
    header: untranslatedBlocks(header, original.header),
    main: untranslatedBlocks(
      body,
      bodyWith(original.story, original.events, site.defaultLanguage, original.anchor),
    ),
    footer: new Map([
      ...untranslatedBlocks(footer, original.footer),
      ...untranslatedBlocks(defaults.features.exitLayer, original.exitLayer),
    ]),
    aside: untranslatedBlocks(bubble, original.bubble),
  }
  return { body, untranslated }
}

const { withoutExitLayer } = pageFields
const exitFields = { withoutExitLayer }

/** The block for visitors who are about to leave: none on error pages, or where the story excludes it (requirement tools/exit-layer). */
function exitLayerFor({ story, defaults }: PageData, { status }: PageFacts): RawBlock | undefined {
  const { exitLayer } = defaults.features
  if (!exitLayer || status !== 200) return undefined
  return readContent(exitFields, story.value.content).withoutExitLayer ? undefined : exitLayer
}

/**
 * The parts around the blocks of the page. The blank layout has neither header nor footer, has a bubble only if the bubble's own field
 * allows it, and does not wait for it.
 */
function frameOf(pageData: PageData, pageFacts: PageFacts) {
  const { header, footer, bubble, story } = pageData
  if (layoutOf(story.value, pageFacts.site) !== 'blank')
    return { header, footer, aside: bubble, exitLayer: exitLayerFor(pageData, pageFacts) }
  const isWanted = bubble && readContent(bubbleSchema.fields, bubble).onBlankPages
  return { header: undefined, footer: undefined, aside: isWanted ? bubble : undefined }
}

/** A page: its blocks in order, and the facts that they may read. */
export interface Page {
  readonly model: CachedPage | UncachedPage
  readonly facts: Facts
  /** None of its blocks has a known component and valid content: search engines must not list the remaining page. */
  readonly isUnreadable: boolean
}

export interface PageSource {
  readonly pageData: PageData
  /** The facts of the request that the page is made for. */
  readonly pageFacts: PageFacts
  readonly input: PageInput
}

/**
 * The visitor's step in the tools of a page, from the first block that has a `step.ts`. Computed only where the address has a choice, so that no
 * other page waits for a tool's calls. Throws `Pending`.
 */
function stepOf(body: readonly RawBlock[], facts: Facts): ToolStep | undefined {
  if (!choiceIn(facts.query, facts.toolParameters)) return undefined
  const { context } = createDependencyTracker(createReadings(facts), { now: facts.now, draft: false })
  for (const node of objectsOf(body)) {
    const verdict = isRawBlock(node) && parametersByTool.has(node.component) ? validateBlock(node) : undefined
    const step = verdict?.ok ? verdict.logic.step?.(verdict.content as never, context) : undefined
    if (step) return step
  }
  return undefined
}

/** The page of loaded content for a visitor. Pure: the page depends on the members of `pageFacts` that are read. */
export function makePage({ pageData, pageFacts, input }: PageSource): Page {
  const { publication, story, defaults } = pageData
  const { body, untranslated } = blocksOf(
    pageData,
    storyFactsOf(story.value, defaults, pageFacts.site),
    pageFacts,
  )
  const parts = { status: pageFacts.status, body, ...frameOf(pageData, pageFacts) }
  const model =
    publication === 'draft' || input.isInspected || input.form
      ? assembleUncached(parts, publication)
      : assemblePage({ ...parts, anchor: pageData.story.anchor })
  const isUnreadable = body.length > 0 && outlineOf(body).size === 0
  const facts: Facts = Object.assign(makeFacts(pageData, pageFacts, { ...input, isUnreadable }), {
    ordinals: ordinalsOf(body),
    outline: () => outlineOf(body),
    toolStep: () => stepOf(body, facts),
    ...(untranslated && { untranslated }),
  })
  return { model, facts, isUnreadable }
}
