import { asset } from './fields/asset.ts'
import { items } from './fields/bloks.ts'
import { boolean } from './fields/boolean.ts'
import type { FieldsOutput } from './fields/field.ts'
import { multilink } from './fields/multilink.ts'
import { number } from './fields/number.ts'
import { option } from './fields/option.ts'
import { options } from './fields/options.ts'
import { text, textarea } from './fields/text.ts'
import { accentNames } from './themes/theme.ts'

/** Story types that the search finds. */
const storyTypes = [
  'variant',
  'variant-grouping',
  'individual-grouping',
  'location',
  'person',
  'page',
  'event',
] as const

const suggestion = {
  title: text({ required: true }),
  subtitle: textarea(),
  path: multilink(),
  image: asset(),
  color: option(accentNames, { description: 'Colour of the line beside it' }),
  showLargeItems: boolean({ description: 'With a large picture' }),
}

/** Fields that editors fill in for a search field (requirements finding-blocks/search-field, finding-blocks/suggestions). */
export const searchFields = {
  label: text({ description: 'Read out; by default “Search”' }),
  placeholder: text(),
  resultsPage: multilink({ description: 'By default the search page of the language' }),
  storyTypes: options(storyTypes, { description: 'Suggests pages of these types only' }),
  itemsPerGroup: number({ min: 1, max: 10, description: 'Suggestions in a group; 3 by default' }),
  showLargeItems: boolean({ description: 'All suggestions with large pictures' }),
  suggestions: items(
    'search-suggestion-group',
    { title: text({ required: true }), items: items('search-suggestion', suggestion) },
    { description: 'Shown in the empty field' },
  ),
}

export type SearchContent = FieldsOutput<typeof searchFields>
