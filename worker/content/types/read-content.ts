import * as v from 'valibot'
import type { Fields, FieldsOutput } from '../../../blocks/_kit/fields/field.ts'
import { memoize } from '../../caching/memoize.ts'

type Content = Readonly<Record<string, unknown>>

const readFields = memoize((fields: Fields, content: Content): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const result = v.safeParse(field, Object.hasOwn(content, name) ? content[name] : null)
      return [name, result.success ? result.output : v.parse(field, null)]
    }),
  ),
)

/**
 * Fields of a story, each read by itself: one that is malformed counts as empty, because it must not take the page down. None of
 * them may be required. Read once for each version of the content.
 */
export function readContent<F extends Fields>(fields: F, content: Content): FieldsOutput<F> {
  // They were read with these fields.
  return readFields(fields, content) as FieldsOutput<F>
}
