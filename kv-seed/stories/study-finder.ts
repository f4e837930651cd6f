import { type StoryDraft, storyLink } from '../story.ts'
import { t } from '../text.ts'
import { picture } from './blocks.ts'
import { comparisonLink } from './comparison.ts'

export const studyFinder: StoryDraft = {
  slug: 'studienfinder',
  name: t('Studienfinder', 'Study finder'),
  translatedSlugs: { en: 'study-finder' },
  content: {
    component: 'page',
    seoTitle: t('Studienfinder: Studiengänge filtern', 'Study finder: filter programmes'),
    seoDescription: t(
      'Fernstudium, duales Studium oder myStudium: Filtere Studiengänge der Hochschule Tannhagen nach Abschluss, Fach, Ort, Dauer, Start und Anrechnung.',
      'Distance learning, with a company or myStudium: filter programmes of Tannhagen University by degree, field, place, duration, start and credit.',
    ),
    shareImage: picture('hero-bachelor'),
    body: [
      {
        component: 'hero',
        type: 'basic',
        headline: t('Finde, was zu dir passt', 'Find what suits you'),
        subline: t(
          'Wähle, was dir wichtig ist. Zu jeder Auswahl steht, wie viele Studiengänge bleiben.',
          'Choose what matters to you. Each option says how many programmes are left.',
        ),
        excludeSublineFromH1: true,
      },
      {
        component: 'study-finder',
        headline: t('Unsere Studiengänge', 'Our programmes'),
        comparisonLink,
        contactLink: storyLink('kontakt', 'formular'),
      },
    ],
  },
}
