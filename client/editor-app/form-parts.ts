import type { FormField } from './api.ts'

/** Fields about one thing, or one field by itself. */
interface FieldRow {
  /** Title of the section; undefined for a field by itself. */
  readonly title: string | undefined
  readonly fields: readonly FormField[]
}

/**
 * Fields by the part of the form that contains them, in their order; the fields that visitors read and follow come
 * first.
 */
export const groupsOf = (fields: readonly FormField[]): [string, readonly FormField[]][] => {
  const groups = Map.groupBy(fields, ({ group }) => group)
  return [...groups].toSorted(([one], [other]) => Number(other === 'Content') - Number(one === 'Content'))
}

/** The fields of a part; those of a section are grouped at its first one. */
export const rowsOf = (fields: readonly FormField[]): readonly FieldRow[] =>
  [...Map.groupBy(fields, ({ name, section }) => section ?? name).values()].map(own => ({
    title: own[0]?.section,
    fields: own,
  }))
