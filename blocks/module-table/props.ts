import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>
type Course = Content['modules'][number]['courses'][number]

/** Credits are a number above zero; editors write it with a point or a comma. */
const hasCredits = ({ ects = '' }: Course) => Number(ects.replace(',', '.')) > 0

/**
 * A module without courses is left out, and without modules the block is not shown. The column of credits is hidden when all
 * courses have none, zero or no number (requirement programme-blocks/modules).
 */
export function props(content: Content, context: Context) {
  const { headline, headlineLevel } = content
  const modules = content.modules.filter(({ courses }) => courses.length > 0)
  if (!modules.length) return undefined
  const words = context.words(messages)
  return {
    headline: headline && { text: headline, level: headlineLevel },
    isHighlighted: context.theme().highlightedLevels.includes(headlineLevel),
    modules: modules.map(({ _uid, title, courses }, index) => ({
      uid: _uid || String(index),
      title,
      courses: courses.map((course, place) => ({
        uid: course._uid || String(place),
        title: course.title,
        credits: course.ects,
      })),
    })),
    hasCredits: modules.some(({ courses }) => courses.some(hasCredits)),
    words,
  }
}

export type ModuleTableProps = NonNullable<ReturnType<typeof props>>
