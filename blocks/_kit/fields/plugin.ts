import * as v from 'valibot'
import { type Field, field } from './field.ts'

/** A plugin stores an object with its name; a list, which cannot have one, is its `value`. */
const unwrapped = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'plugin' in value && 'value' in value ? value.value : value

/**
 * A field whose editor is a plugin of the content system, which stores any JSON; a value of another shape counts as malformed.
 * `plugin` is the name that it is registered under.
 */
export const plugin = <Output>(
  plugin: string,
  schema: v.GenericSchema<unknown, Output>,
  options: { readonly description?: string } = {},
): Field<Output | undefined> =>
  field<Output, false>(v.pipe(v.unknown(), v.transform(unwrapped), schema), {
    type: 'custom',
    plugin,
    translatable: false,
    ...options,
    required: false,
  })
