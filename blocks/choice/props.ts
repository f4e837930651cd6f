import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { nameOf } from '../_kit/option-fields.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

export function props(
  { question, name, answers, color }: Resolved<ContentOf<typeof schema>>,
  _: Context,
  { uid }: BlockPlace,
) {
  return answers.length
    ? { question, name: nameOf(name, { kind: 'choice', uid }), answers, color }
    : undefined
}

export type ChoiceProps = NonNullable<ReturnType<typeof props>>
