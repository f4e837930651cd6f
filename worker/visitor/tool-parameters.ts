import { comparedName } from '../../blocks/_kit/programmes/compared.ts'
import { ANSWER_PREFIX, STEP } from '../../blocks/_kit/question-graph/address.ts'
import { facetNames } from '../../blocks/study-finder/facets.ts'

/** Each makes another list of the same programmes. */
const filterNames: ReadonlySet<string> = new Set([...facetNames, 'sort', 'group', 'only', comparedName])

/** A choice that a visitor made in a tool of this site, or an answer to one. */
const isFilter = (name: string): boolean =>
  filterNames.has(name) || name === STEP || name.startsWith(ANSWER_PREFIX)

/** All that tools write in addresses; a page number makes no other list. */
export const isOfTool = (name: string): boolean => isFilter(name) || name === 'page'
