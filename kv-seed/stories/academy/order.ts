import type { StoryDraft } from '../../story.ts'
import { t } from '../../text.ts'
import { container, headline } from '../blocks.ts'
import { form } from '../forms/parts.ts'

/** The page on which a place on a course is booked. */
export const orderPage: StoryDraft = {
  slug: 'weiterbildung/platz-buchen',
  name: t('Platz buchen', 'Book a place'),
  translatedSlugs: { en: 'weiterbildung/book-a-place' },
  content: {
    component: 'page',
    withoutExitLayer: true,
    seoTitle: t('Platz in einem Kurs buchen', 'Book a place on a course'),
    seoDescription: t(
      'Einen Platz in einem Abendkurs der Weiterbildung in Tannhagen buchen: drei Schritte, mit Preis, Laufzeit und Widerruf, bevor du bestellst.',
      'Book a place on an evening course of continuing education at Tannhagen: three steps, with price, term and withdrawal before you order.',
    ),
    body: [
      container(
        { size: '5xl' },
        headline(
          t('Buch deinen Platz', 'Book your place'),
          t('Drei Schritte, etwa vier Minuten.', 'Three steps, about four minutes.'),
          { level: 'h1' },
        ),
        form('obw-platz'),
      ),
    ],
  },
}
