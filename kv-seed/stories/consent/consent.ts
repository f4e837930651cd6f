import type { StoryDraft } from '../../story.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import { consentStories } from './settings.ts'

/** What visitors are asked for consent, on the hosts of each unit. */
export const stories: readonly StoryDraft[] = [
  ...consentStories({ unit: '', languages: everyLanguage }),
  ...consentStories({ unit: 'ds', languages: ['en'] }),
  ...consentStories({ unit: 'obw', languages: ['en'] }),
  // The default language of this unit is English, in which its settings are read.
  ...consentStories({ unit: 'libf', languages: ['de'], defaultLanguage: 'en' }),
]
