import * as v from 'valibot'
import { type Field, field } from './field.ts'

/** A named colour with its value. */
export interface NamedColor {
  readonly name: string
  /** Name of an accent, or `#rrggbb`. */
  readonly color?: string
}

const shape = v.union([
  v.pipe(
    v.string(),
    v.transform(name => ({ name, color: undefined })),
  ),
  v.pipe(
    // A list would pass as an object without a name.
    v.custom<object>(value => !Array.isArray(value), 'not a name with a colour'),
    v.object({ name: v.nullish(v.string(), ''), color: v.nullish(v.string()) }),
  ),
])

function toNamedColor({ name, color }: v.InferOutput<typeof shape>): NamedColor | undefined {
  const trimmed = color?.trim()
  return name.trim() ? { name: name.trim(), ...(trimmed && { color: trimmed }) } : undefined
}

/**
 * A text, or an object with `name` and `color`, as content that was not written by hand has it
 * (requirement cards/fields). Editors write the text. Placeholders in the name are filled when the block is resolved.
 */
export const namedColor = (options: { readonly description?: string } = {}): Field<NamedColor | undefined> =>
  field<NamedColor, false>(v.pipe(shape, v.transform(toNamedColor)) as v.GenericSchema<unknown, NamedColor>, {
    type: 'text',
    translatable: true,
    ...options,
    required: false,
  })
