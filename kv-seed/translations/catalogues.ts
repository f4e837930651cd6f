import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

/** Texts of one language by their German source. */
export type Catalogue = Readonly<Record<string, string>>

/** The languages in which stories are not written side by side with the German, by their code. */
export const catalogues: Readonly<Record<string, Catalogue>> = { fr, it, es, pt }

/** All languages of the site beside German, for stories that exist in each of them. */
export const everyLanguage: readonly string[] = ['en', ...Object.keys(catalogues)]
