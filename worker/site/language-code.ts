import * as v from 'valibot'

/** A language of a space, such as `de` or `pt-br` (BCP 47, section 2.1). Only such a code becomes a language segment of addresses. */
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,2}$/i))

/** A list without the entries that do not fit: a malformed entry of one language does not remove the others. */
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

/** The paths of a story in other languages, as the content system's lists of links contain them. */
export const alternates = v.fallback(fittingEntries(v.object({ lang: languageCode, path: v.string() })), [])
