import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** An icon or a hint alone states no fact. */
export function props(fact: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { icon, title, titleProps, content, layout, hint } = fact
  if (!title && !content) return undefined
  const more = context.message('moreInformation')
  return {
    icon,
    title,
    level: titleProps[0]?.level,
    isHighlighted: titleProps[0]?.isHighlighted ?? false,
    text: content,
    isLarge: layout === 'large',
    hint: hint && { value: hint, name: title ? `${more}: ${title}` : more },
    newTabHint: context.message('opensInNewTab'),
  }
}

export type FactProps = NonNullable<ReturnType<typeof props>>
