import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

export function props({ title }: Resolved<ContentOf<typeof schema>>, context: Context) {
  return { title, words: context.words(messages) }
}

export type FormSummaryProps = ReturnType<typeof props>
