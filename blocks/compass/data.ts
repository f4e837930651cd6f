import type { Need } from '../_kit/context.ts'

/** Pages of single programmes: a group would count its programmes twice. */
export const programmePages: Need = {
  call: 'story-library',
  query: { storyTypes: 'variant,page', perPage: '100' },
}

/** What is suggested to everybody. */
export const generalSuggestions: Need = { call: 'study-suggestions', query: { careId: '' } }

export const data = (): readonly Need[] => [programmePages, generalSuggestions]
