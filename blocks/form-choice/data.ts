import type { ContentOf } from '../_kit/block-schema.ts'
import type { Need } from '../_kit/context.ts'
import type { schema } from './schema.ts'

type Content = Pick<ContentOf<typeof schema>, 'optionsFrom'>

const pagesOfType = (storyTypes: string): Need => ({
  call: 'story-library',
  query: { storyTypes, perPage: '100' },
})

const needs: Readonly<Record<NonNullable<Content['optionsFrom']>, Need>> = {
  programmes: pagesOfType('variant-grouping'),
  locations: pagesOfType('location'),
  events: { call: 'event-list', query: { limit: '100' } },
}

/** The need for the options beside content; undefined if all options are in content. */
export const optionsNeed = ({ optionsFrom }: Content): Need | undefined => optionsFrom && needs[optionsFrom]

export const data = (content: ContentOf<typeof schema>): readonly Need[] => {
  const need = optionsNeed(content)
  return need ? [need] : []
}
