import type { StoryDraft } from '../story.ts'
import { t } from '../text.ts'

export const stories: readonly StoryDraft[] = [
  {
    slug: 'settings/campaigns/ch',
    name: 'Schweiz',
    content: {
      component: 'campaign',
      placements: ['header', 'price'],
      countries: 'CH',
      titleDesktop: t('Für die Schweiz', 'For Switzerland'),
      discountType: 'percent',
      discountValue: '10',
    },
  },
]
