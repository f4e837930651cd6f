import { comparedName } from '../_kit/programmes/compared.ts'
import { searchParameter } from '../_kit/search-page.ts'
import { facetNames } from './facets.ts'

export const parameterNames: readonly string[] = [...facetNames, 'sort', comparedName, searchParameter]
