import { ANSWER_PREFIX, STEP } from '../../../../blocks/_kit/question-graph/address.ts'
import { ASKED } from '../../../../blocks/_kit/question-graph/asked.ts'
import { SEARCHED } from '../../../../blocks/_kit/search-page.ts'
import { formKeys } from './draft-cookies.ts'

const modules = import.meta.glob<readonly string[]>('../../../../blocks/*/parameters.ts', {
  eager: true,
  import: 'parameterNames',
})

/**
 * Blocks that ask the questions of a graph: their parameters are the answers, the question to change, and the question that was
 * shown.
 */
const graphTools = ['compass', 'funding-calculator']

/** The parameters of each tool block, by its component. A name that ends in a hyphen is a prefix of parameter names. */
export const parametersByTool: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(modules).map(([path, names]) => [path.split('/').at(-2) ?? '', names] as const),
  ...graphTools.map(component => [component, [ANSWER_PREFIX, ASKED, STEP]] as const),
])

/** Parameters of visitors' choices in tool blocks; each block declares its own. Sorted. */
export const chosenNames: readonly string[] = [
  ...new Set([...Object.values(modules).flat(), ASKED, STEP]),
].sort()

// Page numbers, search terms and the state of forms are not choices, but this site writes these parameters too.
const toolNames: ReadonlySet<string> = new Set([...chosenNames, 'page', SEARCHED, ...Object.values(formKeys)])

/** All that tools and forms of this site write in addresses: a choice, an answer to a question, the number of a page, a step. */
export const isOfTool = (name: string): boolean => toolNames.has(name) || name.startsWith(ANSWER_PREFIX)
