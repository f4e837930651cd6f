import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { slug } from '../_kit/slug.ts'
import { canBeLeft, type schema } from './schema.ts'

/** Undefined without content, and if nothing could close it (requirement disclosures/modal). */
export function props(fields: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { content, anchor, ...own } = fields
  if (!content || !canBeLeft(own)) return undefined
  return {
    ...own,
    content,
    anchor: slug(anchor ?? ''),
    texts: { close: context.message('close'), opensInNewTab: context.message('opensInNewTab') },
  }
}

export type ModalProps = NonNullable<ReturnType<typeof props>>
