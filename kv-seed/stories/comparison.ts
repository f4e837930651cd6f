import { type StoryDraft, storyLink } from '../story.ts'
import { inEach, t } from '../text.ts'
import { picture } from './blocks.ts'

const slug = 'vergleich'

/** From the pages of programmes, and from the study finder. */
export const comparisonLink = storyLink(slug)

/** Its few texts are in all languages, in which pages of programmes lead here; the list falls back. */
export const comparison: StoryDraft = {
  slug,
  name: t('Vergleich', 'Comparison'),
  translatedSlugs: { en: 'comparison' },
  content: {
    component: 'page',
    seoTitle: inEach({
      de: 'Studiengänge vergleichen',
      en: 'Compare programmes',
      fr: 'Comparer les formations',
      it: 'Confronta i corsi',
      es: 'Comparar programas',
      pt: 'Comparar cursos',
    }),
    seoDescription: t(
      'Bis zu vier Studiengänge der Hochschule Tannhagen nebeneinander: Abschluss, Dauer, Start, Ort, Sprache, Zulassung, Anrechnung und Kosten im Vergleich.',
      'Up to four programmes of Tannhagen University side by side: degree, duration, start, place, language, admission, credit and cost in one table.',
    ),
    shareImage: picture('graduation'),
    body: [
      {
        component: 'hero',
        type: 'basic',
        headline: inEach({
          de: 'Was unterscheidet sie?',
          en: 'What is the difference?',
          fr: 'Quelle est la différence ?',
          it: 'Che differenza c’è?',
          es: '¿Qué los diferencia?',
          pt: 'O que os distingue?',
        }),
        subline: inEach({
          de: 'Bis zu vier Studiengänge nebeneinander, Zeile für Zeile.',
          en: 'Up to four programmes side by side, line by line.',
          fr: 'Jusqu’à quatre formations côte à côte, ligne par ligne.',
          it: 'Fino a quattro corsi uno accanto all’altro, riga per riga.',
          es: 'Hasta cuatro programas uno al lado del otro, línea a línea.',
          pt: 'Até quatro cursos lado a lado, linha a linha.',
        }),
        excludeSublineFromH1: true,
      },
      {
        component: 'product-comparison',
        headline: inEach({
          de: 'Deine Auswahl',
          en: 'Your choice',
          fr: 'Ta sélection',
          it: 'La tua scelta',
          es: 'Tu selección',
          pt: 'A tua seleção',
        }),
        finderLink: storyLink('studienfinder'),
        contactLink: storyLink('kontakt', 'formular'),
      },
    ],
  },
}
