import type { Need } from '../_kit/context.ts'
import { programmePages } from '../_kit/programmes/programme.ts'

/** Suggestions for everybody. */
export const generalSuggestions: Need = { call: 'study-suggestions', query: { careId: '' } }

export const data = (): readonly Need[] => [programmePages, generalSuggestions]
