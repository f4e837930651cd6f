import { type StoryDraft, storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { picture } from '../blocks.ts'

export const notFound: StoryDraft = {
  slug: 'weiterbildung/error/404',
  name: t('Seite nicht gefunden', 'Page not found'),
  content: {
    component: 'page',
    noindex: true,
    seoTitle: t('Seite nicht gefunden', 'Page not found'),
    seoDescription: t(
      'Diese Seite gibt es nicht oder nicht mehr. Von hier aus findest du zu allen Kursen und zu Ines Haller, die dir am Telefon weiterhilft.',
      'This page does not exist, or no longer does. From here you can find all courses, and Ines Haller, who can help you on the telephone.',
    ),
    preloadImage: picture('lost'),
    body: [
      {
        component: 'hero',
        type: 'split',
        frameLabel: t('Fehler 404', 'Error 404'),
        headline: t('Diesen Raum gibt es nicht', 'There is no such room'),
        subline: t(
          'Vielleicht hat der Kurs gewechselt. Die vier, die laufen, findest du eine Tür weiter.',
          'Perhaps the course has moved. The four that run are one door further.',
        ),
        excludeSublineFromH1: true,
        image: picture('lost'),
        ctaLabel: t('Zu den Kursen', 'See the courses'),
        ctaHref: storyLink('weiterbildung/kurse'),
      },
    ],
  },
}
