import { type StoryDraft, storyLink } from '../story.ts'
import { t } from '../text.ts'

export const stories: readonly StoryDraft[] = [
  {
    slug: 'settings/dach/defaults',
    name: 'Defaults',
    content: {
      component: 'defaults',
      unit: 'dach',
      siteName: 'Hochschule Tannhagen',
      seoDescription: t('x', 'y'),
    },
  },
  {
    slug: 'settings/dach/header',
    name: 'Header',
    content: {
      component: 'header',
      navigation: [
        { component: 'header-navigation-item', title: t('Start', 'Home'), link: storyLink('home') },
      ],
    },
  },
  { slug: 'settings/dach/footer', name: 'Footer', content: { component: 'headline', text: 'Footer' } },
]
