import * as v from 'valibot'

/** A language of a space, such as `de` or `pt-br` (BCP 47, section 2.1). It becomes a segment of addresses: nothing else is one. */
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,2}$/i))

/** A list without the entries that do not fit: what one language says wrongly takes no other with it. */
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

/** The paths of a story in other languages, as lists of links have them. */
export const alternates = v.fallback(fittingEntries(v.object({ lang: languageCode, path: v.string() })), [])
