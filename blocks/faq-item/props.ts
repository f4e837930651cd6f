import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { SurfaceName } from '../_kit/themes/theme.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Themes have two greys, `gray-50` and the darker `silver`, which is used for `gray-100`. */
const surfaceOf = (color: Content['questionColor']): SurfaceName => (color === 'gray-100' ? 'silver' : color)

export function props({ question, answer, questionColor, answerColor }: Content, context: Context) {
  return {
    question,
    answer,
    questionSurface: surfaceOf(questionColor),
    answerSurface: surfaceOf(answerColor),
    newTabHint: context.message('opensInNewTab'),
  }
}

export type FaqItemProps = ReturnType<typeof props>
