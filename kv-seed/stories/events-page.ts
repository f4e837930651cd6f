import type { StoryDraft } from '../story.ts'
import { t } from '../text.ts'
import { picture } from './blocks.ts'

export const eventsPage: StoryDraft = {
  slug: 'veranstaltungen',
  name: t('Veranstaltungen', 'Events'),
  translatedSlugs: { en: 'events' },
  content: {
    component: 'page',
    seoTitle: t('Termine in Tannhagen und online', 'Events in Tannhagen and online'),
    seoDescription: t(
      'Infoabende, Campustage und Probevorlesungen der Hochschule Tannhagen: online und vor Ort, mit Kalender zum Abonnieren und Herunterladen.',
      'Information evenings, open days and trial lectures of Tannhagen University: online and on site, with a calendar for you to download.',
    ),
    shareImage: picture('live-class'),
    body: [
      {
        component: 'hero',
        type: 'basic',
        headline: t('Veranstaltungen', 'Events'),
        subline: t(
          'Lern uns kennen, bevor du dich entscheidest: online oder vor Ort.',
          'Get to know us before you decide: online or on site.',
        ),
        excludeSublineFromH1: true,
      },
      { component: 'event-list', headline: t('Die nächsten Termine', 'The next dates') },
      {
        component: 'news-list',
        headline: t('Außerdem neu', 'Also new'),
        teaserOnly: true,
      },
    ],
  },
}
