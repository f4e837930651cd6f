import * as v from 'valibot'
import type { Fields, FieldsOutput } from '../../../blocks/_kit/fields/field.ts'

type Content = Readonly<Record<string, unknown>>

const known = new WeakMap<Fields, WeakMap<Content, object>>()

const readFields = (fields: Fields, content: Content): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const result = v.safeParse(field, Object.hasOwn(content, name) ? content[name] : null)
      return [name, result.success ? result.output : v.parse(field, null)]
    }),
  )

/**
 * Fields of a story, each read by itself: one that is malformed counts as empty, because it must not take the page down. None of
 * them may be required. Read once for each version of the content.
 */
export function readContent<F extends Fields>(fields: F, content: Content): FieldsOutput<F> {
  const ofFields = known.get(fields) ?? new WeakMap<Content, object>()
  known.set(fields, ofFields)
  // What is kept for these fields was read with them.
  const before = ofFields.get(content) as FieldsOutput<F> | undefined
  if (before) return before
  const read = readFields(fields, content) as FieldsOutput<F>
  ofFields.set(content, read)
  return read
}
