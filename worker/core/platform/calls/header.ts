import * as v from 'valibot'
import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { schema } from '../../../../blocks/header/schema.ts'
import type { Stories } from '../../content/stories/stories.ts'
import { shownBlock } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { pageQuery } from '../page-query.ts'

const content = v.object({ content: shownBlock('header', schema) })

/** The header that an experiment forces; undefined if no header has that id. */
async function forcedHeader(id: string, language: string, stories: Stories): Promise<RawBlock | undefined> {
  if (!id) return undefined
  const { value } = await stories.ofType('header', language)
  return value.find(story => String(story.id) === id)?.content
}

/** The site header of a unit: the story `settings/{unit}/header`, or the one that an experiment forces. */
export const call = platformCall({
  path: 'v2/header/:unit',
  query: v.object({
    ...pageQuery,
    forceHeaderStoryId: v.optional(v.pipe(v.string(), v.regex(/^\d{0,20}$/)), ''),
  }),
  answer: content,
  async embedded({ unit, language: requested, forceHeaderStoryId }, { stories, defaultLanguage }) {
    const language = requested || defaultLanguage
    const forced = await forcedHeader(forceHeaderStoryId, language, stories)
    const own = forced ?? (await stories.bySlug(`settings/${unit}/header`, language))?.value.content
    return { answer: { content: own ?? null } }
  },
  deadline: 1000,
  fallback: { content: null },
  keeping: 'lasting',
})
