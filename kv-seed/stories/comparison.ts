import { type StoryDraft, storyLink } from '../story.ts'
import { t } from '../text.ts'
import { picture } from './blocks.ts'

const slug = 'vergleich'

/** From the pages of programmes, and from the study finder. */
export const comparisonLink = storyLink(slug)

export const comparison: StoryDraft = {
  slug,
  name: t('Vergleich', 'Comparison'),
  translatedSlugs: { en: 'comparison' },
  content: {
    component: 'page',
    seoTitle: t('Studiengänge vergleichen', 'Compare programmes'),
    seoDescription: t(
      'Bis zu vier Studiengänge der Hochschule Tannhagen nebeneinander: Abschluss, Dauer, Start, Ort, Sprache, Zulassung, Anrechnung und Kosten im Vergleich.',
      'Up to four programmes of Tannhagen University side by side: degree, duration, start, place, language, admission, credit and cost in one table.',
    ),
    shareImage: picture('graduation'),
    body: [
      {
        component: 'hero',
        type: 'basic',
        headline: t('Was unterscheidet sie?', 'What is the difference?'),
        subline: t(
          'Bis zu vier Studiengänge nebeneinander, Zeile für Zeile.',
          'Up to four programmes side by side, line by line.',
        ),
        excludeSublineFromH1: true,
      },
      {
        component: 'product-comparison',
        headline: t('Deine Auswahl', 'Your choice'),
        finderLink: storyLink('studienfinder'),
        contactLink: storyLink('kontakt', 'formular'),
      },
    ],
  },
}
