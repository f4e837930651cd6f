import * as v from 'valibot'
import { fittingEntries } from './fitting-entries.ts'

/** A language of a space, such as `de` or `pt-br` (BCP 47, section 2.1). Only such a code becomes a language segment of addresses. */
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,2}$/i))

/** The paths of a story in other languages, as the content system's lists of links contain them. */
export const alternates = v.fallback(fittingEntries(v.object({ lang: languageCode, path: v.string() })), [])
