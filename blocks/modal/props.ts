import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** It opens only if content is given (requirement disclosures/modal). */
export function props({ linkText, headline, content }: Resolved<ContentOf<typeof schema>>, context: Context) {
  if (!content) return undefined
  return {
    linkText,
    headline,
    content,
    texts: { close: context.message('close'), opensInNewTab: context.message('opensInNewTab') },
  }
}

export type ModalProps = NonNullable<ReturnType<typeof props>>
