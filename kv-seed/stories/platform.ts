import type { StoryDraft } from '../story.ts'
import { contacts } from './contacts.ts'
import { countryGroups } from './country-groups.ts'
import { events } from './events.ts'
import { programmes } from './funding/programmes.ts'
import { fundingQuestions } from './funding/questions.ts'
import { suggestions } from './suggestions.ts'

/** Stories that the platform calls answer from, beside pages, settings and offers. */
export const stories: readonly StoryDraft[] = [
  countryGroups,
  ...contacts,
  ...events,
  fundingQuestions,
  ...programmes,
  ...suggestions,
]
