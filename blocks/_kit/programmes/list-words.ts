import type { Words } from '../words.ts'

/** Texts that lists of programmes show in place of data that failed; finder, comparison and table share them. */
export const listWords = {
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
