import * as v from 'valibot'

/** A list without the entries that do not fit: a malformed one does not remove the others. */
export const fittingEntries = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries): readonly Entry[] =>
      entries.flatMap(candidate => {
        const { success, output } = v.safeParse(entry, candidate)
        return success ? [output] : []
      }),
    ),
  )
