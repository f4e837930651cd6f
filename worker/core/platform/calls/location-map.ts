import * as v from 'valibot'
import { plainText } from '../../content/plain-text.ts'
import { locationSchema as schema } from '../../content/types/location.ts'
import { readContent } from '../../content/types/read-content.ts'
import { originalSlug, type Story, storyName, translationsOf } from '../../content/types/story.ts'
import { type LinkRules, storyPath } from '../../request/site/links.ts'
import { isForeign } from '../../request/site/page-path.ts'
import { filled, href, listed, number, text } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { existsIn } from '../listed-stories.ts'
import { language, optionalName } from '../page-query.ts'

/** Requirement finding-blocks/location-entries: pixels on the map of the country, which is 648 wide. */
const location = v.object({
  uuid: v.nullish(v.string(), ''),
  name: v.string(),
  href,
  state: text,
  top: number,
  left: number,
})

type Location = v.InferOutput<typeof location>

interface Answer {
  readonly data: readonly Location[]
  /** The call failed: its list is empty although there may be places. */
  readonly failed?: true
}

/** Data that decides the target of a place's link. */
interface LinkInput {
  readonly language: string
  readonly defaultLanguage: string
  readonly links: LinkRules
}

/** The page of a place: in the requested language, else in English, else in the language of the unit. */
function slugOf(story: Story, { language, defaultLanguage }: LinkInput): string {
  if (existsIn(story, language, { defaultLanguage })) return story.full_slug
  const english = translationsOf(story).find(({ lang }) => lang === 'en')
  return english ? `en/${english.path}` : originalSlug(story)
}

function toLocation(story: Story, linkInput: LinkInput): Location {
  const { headline, city, state, top, left } = readContent(schema.fields, story.content)
  const fields = {
    uuid: story.uuid,
    name: plainText(storyName(story) || headline || city || ''),
    href: storyPath(slugOf(story, linkInput), linkInput.links),
    state,
    top,
    left,
  }
  return filled(fields)
}

/** The places of a unit, in the editors' order. */
export const call = platformCall<{ readonly language: string }, Answer>({
  path: 'v2/location/map',
  query: v.object({ space: optionalName, unit: optionalName, language }),
  answer: listed('data', location),
  async embedded({ language: requested }, { stories, defaultLanguage, links }) {
    const language = requested || defaultLanguage
    const { value } = await stories.ofType('location', language)
    const own = value.filter(({ full_slug }) => !isForeign(full_slug, { neighbours: links.neighbours ?? [] }))
    return { answer: { data: own.map(story => toLocation(story, { language, defaultLanguage, links })) } }
  },
  deadline: 1500,
  fallback: { data: [], failed: true },
  isList: true,
  keeping: 'lasting',
})
