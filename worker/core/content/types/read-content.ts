import type { Fields, FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import { readFields } from '../../../../blocks/_kit/fields/read-fields.ts'
import { memoize } from '../../base/caching/memoize.ts'

type Content = Readonly<Record<string, unknown>>

const read = memoize((fields: Fields, content: Content): object => readFields(fields, content))

/**
 * Reads each field of a story by itself: a malformed one counts as empty, because it must not make the page fail. None of
 * them may be required. Memoized for each version of the content.
 */
export function readContent<F extends Fields>(fields: F, content: Content): FieldsOutput<F> {
  // `read` parses with the schemas of these fields.
  return read(fields, content) as FieldsOutput<F>
}

/** Some of the fields of a story type: reading one of thirty costs a thirtieth. */
export const fieldsNamed = <F extends Fields, Name extends keyof F & string>(
  fields: F,
  ...names: readonly Name[]
): Pick<F, Name> =>
  // One entry for each of the names.
  Object.fromEntries(names.map(name => [name, fields[name]])) as unknown as Pick<F, Name>
