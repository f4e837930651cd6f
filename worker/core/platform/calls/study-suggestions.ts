import * as v from 'valibot'
import { suggestionCategories } from '../../../../blocks/_kit/suggestions/suggestion-props.ts'
import { plainText } from '../../content/plain-text.ts'
import { readContent } from '../../content/types/read-content.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import { studySuggestionSchema as schema } from '../../content/types/study-suggestion.ts'
import type { LinkRules } from '../../request/site/links.ts'
import { amount, filled, href, hrefOf, image, imageOf, text } from '../answer-fields.ts'
import { codesIn } from '../audience.ts'
import { platformCall } from '../call.ts'
import { careId, language } from '../page-query.ts'

const suggestion = v.object({
  uuid: v.nullish(v.string(), ''),
  title: v.string(),
  description: text,
  image,
  recognizedEcts: amount,
  savedMonths: amount,
  savedMoney: amount,
  href,
  linkLabel: text,
})

type Suggestion = v.InferOutput<typeof suggestion>
type Suggestions = Readonly<Partial<Record<(typeof suggestionCategories)[number], readonly Suggestion[]>>>

const isEmpty = (value: unknown) => !value || (typeof value === 'object' && Object.keys(value).length === 0)

/** Empty categories are dropped (requirement campaigns/suggestions). */
const answer = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), {}),
  v.transform(found => Object.fromEntries(Object.entries(found).filter(([, value]) => !isEmpty(value)))),
  v.object(
    Object.fromEntries(suggestionCategories.map(category => [category, v.optional(v.array(suggestion))])),
  ),
) as unknown as v.GenericSchema<unknown, Suggestions>

function toSuggestion(story: Story, links: LinkRules) {
  const { category, careIds, link, image, title, ...shown } = readContent(schema.fields, story.content)
  const fields = {
    uuid: story.uuid,
    title: plainText(title ?? storyName(story)),
    ...shown,
    image: imageOf(image),
    href: hrefOf(link, links),
  }
  return { category, careIds: codesIn(careIds), suggestion: filled(fields) as Suggestion }
}

/**
 * Suggestions for further studies, by category; for a product, its own suggestions come before those
 * for all.
 */
export const call = platformCall<{ readonly careId: string; readonly language: string }, Suggestions>({
  service: 'suggestions',
  path: 'v1/roa-tool/suggestions/:careId?',
  query: v.object({ careId, language }),
  answer,
  async embedded({ careId, language }, { stories, defaultLanguage, links }) {
    const { value } = await stories.ofType('study-suggestion', language || defaultLanguage)
    const all = value.map(story => toSuggestion(story, links))
    const meant = [
      ...all.filter(({ careIds }) => careIds.includes(careId)),
      ...all.filter(({ careIds }) => careIds.length === 0),
    ]
    const found = suggestionCategories.map(category => [
      category,
      meant.filter(entry => entry.category === category).map(entry => entry.suggestion),
    ])
    return { answer: Object.fromEntries(found) as Suggestions }
  },
  deadline: 1500,
  fallback: {},
})
