import { comparedName } from '../_kit/programmes/compared.ts'
import { facetNames } from './facets.ts'

export const parameterNames: readonly string[] = [...facetNames, 'sort', comparedName]
