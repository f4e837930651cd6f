import * as v from 'valibot'
import { type Fields, fieldMetadata } from './field.ts'

/** An entry of a list that is left out, because it does not fit. */
export interface LostEntry {
  /** Name of the list's field. */
  readonly field: string
  /** Place in the list, from 1. */
  readonly place: number
  readonly entry: unknown
  readonly issues: readonly v.BaseIssue<unknown>[]
}

/**
 * The entries of a block's lists that are left out while the block is shown; also those of nested lists.
 *
 * @param fields those of the block
 * @param content the block as it was delivered
 */
export function lostEntries(
  fields: Fields,
  content: Readonly<Record<string, unknown>>,
): readonly LostEntry[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const values = content[name]
    const { entries, whole } = fieldMetadata(schema)
    if (!entries || !Array.isArray(values)) return []
    const entrySchema = v.object(entries as unknown as v.ObjectEntries)
    return values.flatMap((entry: unknown, index): readonly LostEntry[] => {
      const { success, issues } = v.safeParse(entrySchema, entry)
      // The schema accepts objects only.
      if (success) return lostEntries(entries, entry as Readonly<Record<string, unknown>>)
      return whole ? [] : [{ field: name, place: index + 1, entry, issues }]
    })
  })
}

/** The fault of an entry in words: `navigation, entry 2: title: required`. */
export const lostEntryNote = ({ field, place, issues }: LostEntry, name = `${place}`): string =>
  `${field}, entry ${name}: ${issues.map(issue => `${v.getDotPath(issue) ?? 'content'}: ${issue.message}`).join('; ')}`
