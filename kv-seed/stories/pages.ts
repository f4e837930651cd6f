import type { StoryDraft } from '../story.ts'
import { bachelor } from './bachelor.ts'
import { business } from './bwl-fernstudium.ts'
import { health } from './gesundheitsmanagement.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { withBoundNumbers } from './typography.ts'

export const stories: readonly StoryDraft[] = withBoundNumbers([home, bachelor, business, health, notFound])
