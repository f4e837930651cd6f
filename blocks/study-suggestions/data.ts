import type { Need } from '../_kit/context.ts'

/** The suggestions for the page's programme: the page adds its care id to the question. */
export const pageSuggestions: Need = { call: 'study-suggestions', query: {} }

export const data = (): readonly Need[] => [pageSuggestions]
