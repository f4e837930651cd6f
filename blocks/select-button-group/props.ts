import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { nameOf } from '../_kit/option-fields.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

export function props(
  { label, name, multiple, options }: Resolved<ContentOf<typeof schema>>,
  _: Context,
  { uid }: BlockPlace,
) {
  if (!options.length) return undefined
  return { label, name: nameOf(name, { kind: 'select-button-group', uid }), multiple, options }
}

export type SelectButtonGroupProps = NonNullable<ReturnType<typeof props>>
