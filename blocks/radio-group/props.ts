import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { nameOf } from '../_kit/option-fields.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

export function props(
  { label, name, options }: Resolved<ContentOf<typeof schema>>,
  _: Context,
  { uid }: BlockPlace,
) {
  return options.length ? { label, name: nameOf(name, { kind: 'radio-group', uid }), options } : undefined
}

export type RadioGroupProps = NonNullable<ReturnType<typeof props>>
