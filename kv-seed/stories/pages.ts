import type { StoryDraft } from '../story.ts'
import { bachelor } from './bachelor.ts'
import { business } from './bwl-fernstudium.ts'
import { health } from './gesundheitsmanagement.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { withBoundAmounts } from './typography.ts'

export const stories: readonly StoryDraft[] = withBoundAmounts([home, bachelor, business, health, notFound])
