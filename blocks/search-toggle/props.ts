import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { searchFieldProps } from '../_kit/search-field-props.ts'
import type { schema } from './schema.ts'

/** Open from the start where the theme’s setting of the hero search is on. */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const field = searchFieldProps(content, context)
  return {
    field,
    toggleText: content.toggleText ?? field.placeholder,
    isOpen: context.theme().flags.heroSearchToggle,
  }
}

export type SearchToggleProps = ReturnType<typeof props>
