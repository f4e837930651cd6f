import type { Need } from '../_kit/context.ts'

/** Pages of single programmes: a group would count its programmes twice. */
export const programmePages: Need = {
  call: 'story-library',
  query: { storyTypes: 'variant,page', perPage: '100' },
}

export const data = (): readonly Need[] => [programmePages]
