import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { nameOf } from '../_kit/option-fields.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

export function props(
  { label, name, emptyLabel, isPlain, options }: Resolved<ContentOf<typeof schema>>,
  _: Context,
  { uid }: BlockPlace,
) {
  if (!options.length) return undefined
  return {
    label,
    isPlain,
    name: nameOf(name, { kind: 'dropdown', uid }),
    options: emptyLabel ? [{ value: '', label: emptyLabel }, ...options] : options,
  }
}

export type DropdownProps = NonNullable<ReturnType<typeof props>>
