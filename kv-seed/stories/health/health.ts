import type { StoryDraft } from '../../story.ts'
import { group } from './group.ts'
import { landingPages } from './landing-pages.ts'

/** Health and social care: the programmes together, and the pages to which advertisements lead. */
export const stories: readonly StoryDraft[] = [group, ...landingPages]
