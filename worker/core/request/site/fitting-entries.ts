import * as v from 'valibot'

/**
 * A schema for a list that drops malformed entries, so that one of them does not remove the others.
 */
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
