import type { RichTextNode } from '../../../blocks/_kit/fields/richtext.ts'
import { inEach, rich, type Translated } from '../../text.ts'
import { type BlockDraft, headline, richText } from '../blocks.ts'

/** Texts of one kind in all languages of the site. */
export type InEach<T> = Readonly<Record<'de' | 'en' | 'fr' | 'it' | 'es' | 'pt', T>>

type Part = string | RichTextNode

/** The unit whose pages they are: how its people are reached. */
export interface Reached {
  readonly email: string
  readonly phone: string
  /** Where the unit works, where that is not the seat of the provider. */
  readonly place?: readonly string[]
}

export interface LegalPage {
  /** Its path in German, and in other languages where it differs. */
  readonly path: string
  readonly translatedPaths: Readonly<Record<string, string>>
  readonly title: Translated
  readonly body: (reached: Reached) => readonly BlockDraft[]
}

/** Running text in all languages. */
export const prose = ({ de, en, fr, it, es, pt }: InEach<readonly Part[]>): BlockDraft =>
  richText(
    inEach({
      de: rich(...de),
      en: rich(...en),
      fr: rich(...fr),
      it: rich(...it),
      es: rich(...es),
      pt: rich(...pt),
    }),
  )

/** A heading with its text. */
export const section = (title: InEach<string>, text: InEach<readonly Part[]>): readonly BlockDraft[] => [
  headline(inEach(title), undefined, { look: 'h4' }),
  prose(text),
]
