import type { ContentOf } from '../_kit/block-schema.ts'
import { contactPage } from '../_kit/contact.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

export const props = (content: Resolved<ContentOf<typeof schema>>, context: Context) => ({
  ...content,
  link: content.link ?? contactPage(context),
  newTabHint: context.message('opensInNewTab'),
})

export type ChatEntryProps = ReturnType<typeof props>
