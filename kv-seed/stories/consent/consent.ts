import type { StoryDraft } from '../../story.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import { consentStories } from './settings.ts'

/** What visitors are asked for consent, on the hosts of each unit. */
export const stories: readonly StoryDraft[] = [
  ...consentStories({ unit: '', page: 'cookies', languages: everyLanguage }),
  ...consentStories({ unit: 'ds', page: 'ds/cookies', languages: ['en'] }),
  ...consentStories({ unit: 'obw', page: 'weiterbildung/cookies', languages: ['en'] }),
  // The default language of this unit is English, in which its settings are read.
  ...consentStories({ unit: 'libf', page: 'london/cookies', languages: ['de'], defaultLanguage: 'en' }),
]
