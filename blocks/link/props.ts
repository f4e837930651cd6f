import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** A link without words or without an address is not shown. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const words = content.label ?? content.text
  if (!words || !content.href) return undefined
  const link = content.passQueryParameter ? context.withQuery(content.href) : content.href
  const { iconBefore, iconAfter, boldLink } = content
  return {
    words,
    link,
    iconBefore,
    iconAfter,
    boldLink,
    newTabHint: link.target ? context.message('opensInNewTab') : undefined,
  }
}
