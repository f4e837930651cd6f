import type { Context } from './context.ts'
import { asset } from './fields/asset.ts'
import { items } from './fields/bloks.ts'
import { boolean } from './fields/boolean.ts'
import type { FieldsOutput } from './fields/field.ts'
import { multilink } from './fields/multilink.ts'
import { number } from './fields/number.ts'
import { option } from './fields/option.ts'
import { options } from './fields/options.ts'
import { text, textarea } from './fields/text.ts'
import type { Resolved } from './resolved.ts'
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

type SearchContent = FieldsOutput<typeof searchFields>

/** Items of a group, where editors set no number (requirement finding-blocks/suggestions). */
const itemsByDefault = 3

function suggestionsAddress(
  { storyTypes, itemsPerGroup }: Resolved<SearchContent>,
  language: string,
): string {
  const types = storyTypes.length ? `&storyTypes=${storyTypes.join(',')}` : ''
  const limit = Math.round(itemsPerGroup ?? itemsByDefault)
  return `/api/proxy/index/v2/story-library/search?language=${language}&limit=${limit}${types}`
}

/** Makes the props of a `SearchField`. */
export function searchFieldProps(content: Resolved<SearchContent>, context: Context) {
  const { label, placeholder, resultsPage, showLargeItems, suggestions } = content
  const language = context.language()
  return {
    label: label ?? context.message('search'),
    placeholder: placeholder ?? context.message('searchPlaceholder'),
    action: resultsPage?.href ?? context.sitePage('search'),
    source: suggestionsAddress(content, language),
    showLargeItems,
    suggestions: suggestions.flatMap(({ _uid, title, items }) => {
      const linked = items.flatMap(({ path, ...item }) => (path ? [{ ...item, link: path }] : []))
      return linked.length ? [{ uid: _uid, title, items: linked }] : []
    }),
    texts: {
      clear: context.message('clearSearch'),
      submit: context.message('startSearch'),
      suggestions: context.message('suggestions'),
    },
  }
}

const empty: Resolved<SearchContent> = {
  label: undefined,
  placeholder: undefined,
  resultsPage: undefined,
  storyTypes: [],
  itemsPerGroup: undefined,
  showLargeItems: false,
  suggestions: [],
}

/** A search field with everything by default, for a block whose content says nothing about it. */
export const plainSearchField = (context: Context) => searchFieldProps(empty, context)

export type SearchFieldProps = ReturnType<typeof searchFieldProps>
