import type { ContentOf } from '../_kit/block-schema.ts'
import { chatLink } from '../_kit/chat-link.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { pageLink } from '../_kit/page-link.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** A link without words or without an address is not shown. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context, place: BlockPlace) {
  const words = content.label ?? content.text
  const own = words ? pageLink(content, context) : undefined
  const chat = chatLink({ link: own, conversation: content.conversationTemplate }, place, context)
  const link = chat?.link ?? own
  if (!words || !link) return undefined
  const { iconBefore, iconAfter, boldLink } = content
  return {
    words,
    link,
    iconBefore,
    iconAfter,
    boldLink,
    marks: chat?.marks,
    newTabHint: link.target ? context.message('opensInNewTab') : undefined,
  }
}
