import type { Need } from '../_kit/context.ts'
import { priceNeeds } from '../_kit/programmes/prices.ts'
import { searchParameter } from '../_kit/search-page.ts'

/** Results of a kind where all kinds are shown. */
export const firstResults = 5

/** Results on a page of one kind. */
export const resultsPerPage = 10

/** The results for the visitor's words. */
export const searchResults: Need = {
  call: 'story-library-search',
  query: { limit: String(firstResults) },
  parameters: { search: searchParameter, kind: 'kind', page: 'page' },
}

export const data = (): readonly Need[] => [searchResults, ...priceNeeds]
