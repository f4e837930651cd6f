import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { pageLink } from '../_kit/page-link.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** A link without words or without an address is not shown. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const words = content.label ?? content.text
  const link = words ? pageLink(content, context) : undefined
  if (!words || !link) return undefined
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
