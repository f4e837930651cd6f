import type { ContentOf } from '../_kit/block-schema.ts'
import type { Need } from '../_kit/context.ts'
import type { schema } from './schema.ts'

type Content = Pick<ContentOf<typeof schema>, 'optionsFrom'>

const storyTypes = {
  programmes: 'variant-grouping',
  locations: 'location',
} as const satisfies Readonly<Record<NonNullable<Content['optionsFrom']>, string>>

/** The pages that the options are made of; undefined for options of content alone. */
export const optionPages = ({ optionsFrom }: Content): Need | undefined =>
  optionsFrom && {
    call: 'story-library',
    query: { storyTypes: storyTypes[optionsFrom], perPage: '100' },
  }

export const data = (content: ContentOf<typeof schema>): readonly Need[] => {
  const need = optionPages(content)
  return need ? [need] : []
}
