import type { Context } from '../context.ts'
import { fallbackNotice } from '../fallback-notice-props.ts'
import { fillTemplate } from '../fill-template.ts'
import type { LinkTarget } from '../resolved.ts'
import type { Words } from '../words.ts'
import { languageWord } from './labels.ts'
import { arePricesMissing } from './prices.ts'
import { type Programme, programmesOf } from './programme.ts'

/** Texts that lists of programmes show in place of data that failed; finder, comparison and table share them. */
const listWords = {
  de: {
    failed: 'Die Liste der Studiengänge lässt sich gerade nicht zeigen.',
    noPrices: 'Die Kosten lassen sich gerade nicht zeigen. Sie stehen auf der Seite jedes Studiengangs.',
    untranslated: 'Was es noch nicht auf Deutsch gibt, steht hier in einer anderen Sprache: {{languages}}.',
  },
  en: {
    failed: 'The list of programmes cannot be shown at the moment.',
    noPrices: 'The costs cannot be shown at the moment. They are on the page of each programme.',
    untranslated: 'What is not written in English yet is listed in another language: {{languages}}.',
  },
  fr: {
    failed: 'La liste des formations ne peut pas être affichée pour le moment.',
    noPrices:
      'Les coûts ne peuvent pas être affichés pour le moment. Ils figurent sur la page de chaque formation.',
    untranslated:
      'Les formations qui ne sont pas encore présentées en français le sont dans une autre langue\u00a0: {{languages}}.',
  },
  it: {
    failed: 'Al momento non è possibile mostrare l’elenco dei corsi.',
    noPrices: 'Al momento non è possibile mostrare i costi. Sono nella pagina di ogni corso.',
    untranslated: 'I corsi non ancora presentati in italiano lo sono in un’altra lingua: {{languages}}.',
  },
  es: {
    failed: 'La lista de programas no se puede mostrar en este momento.',
    noPrices: 'Los costes no se pueden mostrar en este momento. Están en la página de cada programa.',
    untranslated: 'Los programas que aún no están en español aparecen en otro idioma: {{languages}}.',
  },
  pt: {
    failed: 'De momento não é possível mostrar a lista de cursos.',
    noPrices: 'De momento não é possível mostrar os custos. Estão na página de cada curso.',
    untranslated: 'Os cursos que ainda não estão em português aparecem noutra língua: {{languages}}.',
  },
} as const satisfies Words

/** Lines that a list of programmes shows beside it: when the call for prices fails, and when some programmes are written in another language. */
export function listNotes(
  programmes: readonly Programme[],
  context: Pick<Context, 'data' | 'words' | 'language'>,
): readonly string[] {
  if (!programmes.length) return []
  const words = context.words(listWords)
  const codes = [...new Set(programmes.flatMap(({ language }) => language ?? []))]
  const names = codes.map(code => languageWord(code, { language: context.language() }))
  return [
    ...(arePricesMissing(context) ? [words.noPrices] : []),
    ...(names.length ? [fillTemplate(words.untranslated, { languages: names.join(', ') })] : []),
  ]
}

interface ListContent {
  readonly headline: string | undefined
  readonly headlineLevel: 'h2' | 'h3'
  readonly contactLink: LinkTarget | undefined
}

/**
 * The start of a list of programmes: its headline and the programmes, or a notice if the call for them failed (requirement tools/missing-data).
 * Undefined on a site without programmes.
 */
export function beginList(
  { headline: text, headlineLevel: level, contactLink }: ListContent,
  context: Context,
) {
  const programmes = programmesOf(context)
  const headline = text ? { text, level } : undefined
  if (programmes) return programmes.length ? { headline, notice: undefined, programmes } : undefined
  const { failed } = context.words(listWords)
  return { headline, notice: fallbackNotice({ text: failed, contactLink }, context) }
}
