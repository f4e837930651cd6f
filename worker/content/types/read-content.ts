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
 * Reads each field of a story by itself: a malformed one counts as empty, because it must not make the page fail. None of
 * them may be required. Memoized for each version of the content.
 */
export function readContent<F extends Fields>(fields: F, content: Content): FieldsOutput<F> {
  // `readFields` parses with the schemas of these fields.
  return readFields(fields, content) as FieldsOutput<F>
}
