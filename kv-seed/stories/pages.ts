import type { StoryDraft } from '../story.ts'
import { t } from '../text.ts'

export const stories: readonly StoryDraft[] = [
  {
    slug: 'home',
    name: t('Startseite', 'Home'),
    content: {
      component: 'page',
      body: [{ component: 'headline', text: t('Studieren', 'Study'), level: 'h1' }],
    },
  },
  {
    slug: 'error/404',
    name: t('Nicht gefunden', 'Not found'),
    content: {
      component: 'page',
      noindex: true,
      body: [{ component: 'headline', text: t('Weg', 'Gone'), level: 'h1' }],
    },
  },
]
