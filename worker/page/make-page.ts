import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import { layoutOf } from '../content/stories/layout.ts'
import type { PageData } from '../page-data/page-data.ts'
import { assemblePage, assembleUncached } from './assemble.ts'
import type { Facts } from './facts.ts'
import { makeFacts, type PageInput } from './make-facts.ts'
import type { CachedPage, UncachedPage } from './model.ts'
import { ordinalsOf } from './ordinals.ts'
import type { Outline } from './outline.ts'
import type { PageFacts } from './page-facts.ts'
import { type StoryFacts, storyFactsOf } from './story-facts.ts'
import { bodyOf } from './templates/body-of.ts'
import { eventsAt, withEvents } from './templates/events.ts'
import { untranslatedBlocks } from './untranslated.ts'

/** The blocks of a page; words that no editor wrote are in its language, or in the original's where it was not translated. */
function blocksOf(
  { story, original, header, footer, events: all }: PageData,
  { alternates }: StoryFacts,
  { language, site }: PageFacts,
) {
  const isTranslated = alternates.value.some(alternate => alternate.language === language)
  const words = isTranslated ? language : site.defaultLanguage
  const place = story.value
  const events = eventsAt(place, all, site.unit)
  const body = withEvents(bodyOf(place, words), { place, events, language: words })
  if (!original) return { body }
  const untranslated = {
    language: site.defaultLanguage,
    header: untranslatedBlocks(header, original.header),
    main: untranslatedBlocks(body, bodyOf(original.story, site.defaultLanguage)),
    footer: untranslatedBlocks(footer, original.footer),
  }
  return { body, untranslated }
}

/** The blank layout has neither header nor footer. */
const noFrame = { header: undefined, footer: undefined }

/** A page: its blocks in order, and the facts that they may read. */
export interface Page {
  readonly model: CachedPage | UncachedPage
  readonly facts: Facts
}

export interface PageParts {
  readonly content: PageData
  /** The facts of the request that the page is made for. */
  readonly asked: PageFacts
  readonly input: PageInput
  /** Levels of the headings of a body. */
  readonly outlineOf: (body: readonly RawBlock[]) => Outline
}

/** The page of loaded content for a visitor. Pure: reads of `asked` are what the page depends on. */
export function makePage({ content, asked, input, outlineOf }: PageParts): Page {
  const { publication, story, defaults } = content
  const { body, untranslated } = blocksOf(content, storyFactsOf(story.value, defaults, asked.site), asked)
  const { header, footer } = layoutOf(story.value, asked.site) === 'blank' ? noFrame : content
  const parts = { status: asked.status, body, header, footer }
  const model =
    publication === 'draft' || input.isInspected
      ? assembleUncached(parts, publication)
      : assemblePage({ ...parts, anchor: content.story.anchor })
  const facts = Object.assign(makeFacts(content, asked, input), {
    ordinals: ordinalsOf(body),
    outline: () => outlineOf(body),
    ...(untranslated && { untranslated }),
  })
  return { model, facts }
}
