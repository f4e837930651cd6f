import * as v from 'valibot'
import type { Fields, FieldsOutput } from './field.ts'

/** Reads each field by itself: a malformed one counts as empty. None of them may be required. */
export function readFields<F extends Fields>(
  fields: F,
  content: Readonly<Record<string, unknown>>,
): FieldsOutput<F> {
  // One entry for each field, with the value that its schema returns for the content.
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const result = v.safeParse(field, Object.hasOwn(content, name) ? content[name] : null)
      return [name, result.success ? result.output : v.parse(field, null)]
    }),
  ) as FieldsOutput<F>
}
