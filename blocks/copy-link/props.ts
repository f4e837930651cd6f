import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { copyLink, linkCopied } = context.words(messages)
  return {
    copyText: content.copyText ?? copyLink,
    afterCopyText: content.afterCopyText ?? linkCopied,
    byHandText: context.message('copyByHand'),
  }
}

export type CopyLinkProps = ReturnType<typeof props>
