import { application } from './application.ts'
import { choosing } from './choosing.ts'
import * as contactBlocks from './contact-blocks.ts'
import { embeds } from './embeds.ts'
import { es } from './es.ts'
import { formFields } from './form-fields.ts'
import { formPages } from './form-pages.ts'
import { formTexts } from './form-texts.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import * as slides from './slides.ts'
import * as smallBlocks from './small-blocks.ts'
import { testPageBasic } from './test-page-basic.ts'
import { testPageNone } from './test-page-none.ts'
import { testPageSplit } from './test-page-split.ts'

/** Texts of one language by their German source. */
export type Catalogue = Readonly<Record<string, string>>

type Code = 'fr' | 'it' | 'es' | 'pt'

/** The texts of a part of the site. A new part is one file and one entry here. */
const topics: readonly Readonly<Record<Code, Catalogue>>[] = [
  { fr, it, es, pt },
  choosing,
  contactBlocks,
  embeds,
  formFields,
  formPages,
  formTexts,
  application,
  slides,
  smallBlocks,
  testPageSplit,
  testPageBasic,
  testPageNone,
]

const merge = (code: Code): Catalogue => Object.assign({}, ...topics.map(topic => topic[code]))

/** The languages in which stories are not written side by side with the German, by their code. */
export const catalogues: Readonly<Record<string, Catalogue>> = {
  fr: merge('fr'),
  it: merge('it'),
  es: merge('es'),
  pt: merge('pt'),
}

/** All languages of the site beside German, for stories that exist in each of them. */
export const everyLanguage: readonly string[] = ['en', ...Object.keys(catalogues)]
