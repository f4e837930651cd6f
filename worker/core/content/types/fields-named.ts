import type { Fields } from '../../../../blocks/_kit/fields/field.ts'

/** Some of the fields of a story type: reading one of thirty costs a thirtieth. */
export const fieldsNamed = <F extends Fields, Name extends keyof F & string>(
  fields: F,
  ...names: readonly Name[]
): Pick<F, Name> =>
  // One entry for each of the names.
  Object.fromEntries(names.map(name => [name, fields[name]])) as unknown as Pick<F, Name>
