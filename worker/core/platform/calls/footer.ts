import * as v from 'valibot'
import { schema } from '../../../../blocks/footer/schema.ts'
import { shownBlock } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { pageQuery } from '../page-query.ts'

const content = v.object({ content: shownBlock('footer', schema) })

/** The site footer of a unit: the story `settings/{unit}/footer`. */
export const call = platformCall({
  path: 'v2/footer/:unit',
  query: v.object(pageQuery),
  answer: content,
  async embedded({ unit, language }, { stories, defaultLanguage }) {
    const story = await stories.bySlug(`settings/${unit}/footer`, language || defaultLanguage)
    return { answer: { content: story?.value.content ?? null } }
  },
  deadline: 1000,
  fallback: { content: null },
  keeping: 'lasting',
})
