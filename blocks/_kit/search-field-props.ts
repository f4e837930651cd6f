import type { Context } from './context.ts'
import type { Resolved } from './resolved.ts'
import type { SearchContent } from './search-fields.ts'

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

export type SearchFieldProps = ReturnType<typeof searchFieldProps>
