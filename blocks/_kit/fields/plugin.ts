import type * as v from 'valibot'
import { type Field, field } from './field.ts'

/**
 * A field whose editor is a plugin of the content system, which keeps any JSON; a value of another shape counts as malformed.
 * `plugin` is the name that it is registered under.
 */
export const plugin = <Output>(
  plugin: string,
  schema: v.GenericSchema<unknown, Output>,
  options: { readonly description?: string } = {},
): Field<Output | undefined> =>
  field<Output, false>(schema, { type: 'custom', plugin, translatable: false, ...options, required: false })
