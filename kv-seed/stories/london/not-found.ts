import { type StoryDraft, storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { picture } from '../blocks.ts'

export const notFound: StoryDraft = {
  slug: 'london/error/404',
  name: t('Seite nicht gefunden', 'Page not found'),
  defaultLanguage: 'en',
  languages: ['de'],
  content: {
    component: 'page',
    noindex: true,
    seoTitle: t('Seite nicht gefunden', 'Page not found'),
    seoDescription: t(
      'Diese Seite gibt es nicht oder nicht mehr. Von hier aus findest du zu allen Programmen in London und zu Harriet Lowe, die dir weiterhilft.',
      'This page does not exist, or no longer does. From here you can find all programmes in London, and Harriet Lowe, who can help you.',
    ),
    preloadImage: picture('lost'),
    body: [
      {
        component: 'hero',
        type: 'split',
        frameLabel: t('Fehler 404', 'Error 404'),
        headline: t('Hier hält keine U-Bahn', 'No train stops here'),
        subline: t(
          'Die Station gibt es nicht oder nicht mehr. Andere Linien fahren weiter.',
          'There is no such station, or no longer. Other lines go on from here.',
        ),
        excludeSublineFromH1: true,
        image: picture('lost'),
        ctaLabel: t('Zu den Programmen', 'See the programmes'),
        ctaHref: storyLink('london/programmes'),
      },
    ],
  },
}
