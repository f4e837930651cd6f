import { searchParameter } from '../_kit/search-page.ts'

/** Parameters that the page reads beside the number of the page. */
export const parameterNames = [searchParameter, 'kind'] as const
