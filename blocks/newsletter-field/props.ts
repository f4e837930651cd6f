import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { safeName } from '../_kit/forms/safe-name.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Undefined without a form, and without a page of this site that has it. */
export function props({ headline, text, page, form }: Content, context: Context) {
  const id = safeName(form)
  const path = page && /^\/[^?#]*/.exec(page.href)?.[0]
  if (!id || !path) return undefined
  return {
    headline,
    text,
    words: context.words(messages),
    href: path,
    action: `/api/forms/${id}?page=${encodeURIComponent(path)}`,
  }
}

export type NewsletterFieldProps = NonNullable<ReturnType<typeof props>>
