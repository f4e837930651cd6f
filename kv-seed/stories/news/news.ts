import { type StoryDraft, storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { picture, secondary } from '../blocks.ts'
import { articles } from './articles.ts'

const news: StoryDraft = {
  slug: 'aktuelles',
  name: t('Aktuelles', 'News'),
  translatedSlugs: { en: 'news' },
  content: {
    component: 'page',
    seoTitle: t('Aktuelles aus Tannhagen', 'News from Tannhagen'),
    seoDescription: t(
      'Was sich an der Hochschule Tannhagen ändert: neue Studiengänge, Termine an beiden Orten und Rat für das Studium neben dem Beruf, auch als Feed.',
      'What changes at Tannhagen University: new programmes, dates on both campuses, and advice for studying beside a job. There is a feed, too.',
    ),
    shareImage: picture('reading-light'),
    body: [
      {
        component: 'hero',
        type: 'basic',
        headline: t('Aktuelles', 'News'),
        subline: t(
          'Was sich ändert, und was beim Studieren hilft.',
          'What changes, and what helps you to study.',
        ),
        excludeSublineFromH1: true,
      },
      { component: 'news-list' },
      {
        component: 'container',
        body: [secondary(t('Zum Newsletter', 'To the newsletter'), storyLink('newsletter'))],
      },
    ],
  },
}

/** The section of news. */
export const stories: readonly StoryDraft[] = [news, ...articles]
