import * as v from 'valibot'
import { isRawBlock, type RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { platformCall } from '../call.ts'
import { pageQuery } from '../page-query.ts'

const content = v.object({ content: v.nullable(v.custom<RawBlock>(isRawBlock, 'not a block')) })

/** The site header of a unit: the story `settings/{unit}/header`. */
export const call = platformCall({
  path: 'v2/header/:unit',
  query: v.object({ ...pageQuery, forceHeaderStoryId: v.optional(v.pipe(v.string(), v.regex(/^\d*$/)), '') }),
  answer: content,
  async embedded({ unit, language }, { stories, defaultLanguage }) {
    const story = await stories.bySlug(`settings/${unit}/header`, language || defaultLanguage)
    return { answer: { content: story?.value.content ?? null } }
  },
  deadline: 2000,
  fallback: { content: null },
})
