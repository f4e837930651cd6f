import { type StoryDraft, storyLink } from '../story.ts'
import { t } from '../text.ts'
import { picture } from './blocks.ts'

export const programmeTable: StoryDraft = {
  slug: 'studiengaenge',
  name: t('Alle Studiengänge', 'All programmes'),
  translatedSlugs: { en: 'programmes' },
  content: {
    component: 'page',
    seoTitle: t('Alle Studiengänge in einer Tabelle', 'All programmes in one table'),
    seoDescription: t(
      'Alle Studiengänge der Hochschule Tannhagen in einer Tabelle: Studienform, Dauer, Start, Anrechnung und Kosten, sortiert und gruppiert, wie du willst.',
      'All programmes of Tannhagen University in one table: study model, duration, start, credit and cost, sorted and grouped the way you like, to print.',
    ),
    shareImage: picture('graduation'),
    body: [
      {
        component: 'hero',
        type: 'basic',
        headline: t('Alles auf einen Blick', 'All at a glance'),
        subline: t(
          'Sortiere nach dem, was dir wichtig ist, oder druck die Tabelle aus.',
          'Sort by what matters to you, or print the table.',
        ),
        excludeSublineFromH1: true,
      },
      {
        component: 'programme-table',
        headline: t('Unsere Studiengänge', 'Our programmes'),
        finderLink: storyLink('studienfinder'),
        contactLink: storyLink('kontakt', 'formular'),
      },
    ],
  },
}
