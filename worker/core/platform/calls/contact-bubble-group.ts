import * as v from 'valibot'
import { isRawBlock, type RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { contactBubbleGroupSchema as schema } from '../../content/types/contacts.ts'
import { readContent } from '../../content/types/read-content.ts'
import { storyName } from '../../content/types/story.ts'
import { anyIdOrNone } from '../answer-fields.ts'
import { fitting } from '../audience.ts'
import { platformCall } from '../call.ts'
import { list, pageQuery, visitorQuery } from '../page-query.ts'

const group = v.object({
  uuid: v.nullish(v.string(), ''),
  storyId: anyIdOrNone,
  storyName: v.nullish(v.string(), ''),
  content: v.nullable(v.custom<RawBlock>(isRawBlock, 'not a block')),
})

type Group = v.InferOutput<typeof group>

const nothing: Group = { uuid: '', storyId: '', storyName: '', content: null }

const query = v.object({ ...pageQuery, ...visitorQuery })

/** The channels of the floating bubble: the story of type `contact-bubble-group` that fits best; without content when none does. */
export const call = platformCall<v.InferOutput<typeof query>, Group>({
  path: 'v2/contact-bubble-group/:unit',
  query,
  answer: v.pipe(
    v.nullish(v.looseObject({}), {}),
    v.transform(answer => ({ content: null, ...answer })),
    group,
  ),
  async embedded({ countryGroups, ...pageView }, { stories, defaultLanguage }) {
    const language = pageView.language || defaultLanguage
    const { value } = await stories.ofType('contact-bubble-group', language)
    const candidates = value
      .map(story => ({ story, content: readContent(schema.fields, story.content) }))
      .filter(({ content }) => content.active)
    const [closest] = fitting(candidates, ({ content }) => content, {
      ...pageView,
      language,
      countryGroups: list(countryGroups),
    })
    if (!closest) return { answer: nothing }
    const { story } = closest
    const names = { uuid: story.uuid, storyId: String(story.id), storyName: storyName(story) }
    return { answer: { ...names, content: story.content } }
  },
  deadline: 1000,
  fallback: nothing,
  keeping: 'lasting',
})
