import { ANSWER_PREFIX, STEP } from '../../blocks/_kit/question-graph/address.ts'
import { SEARCHED } from '../../blocks/_kit/searched-parameter.ts'
import { formKeys } from './form-keys.ts'

const modules = import.meta.glob<readonly string[]>('../../blocks/*/parameters.ts', {
  eager: true,
  import: 'parameterNames',
})

/** What visitors choose in blocks that are tools: each names its parameters itself. Sorted. */
export const chosenNames: readonly string[] = [...new Set([...Object.values(modules).flat(), STEP])].sort()

// The number of a page, what was searched and how a form stands are no choices, but this site writes them too.
const toolNames: ReadonlySet<string> = new Set([...chosenNames, 'page', SEARCHED, ...Object.values(formKeys)])

/** All that tools and forms of this site write in addresses: a choice, an answer to a question, the number of a page, a step. */
export const isOfTool = (name: string): boolean => toolNames.has(name) || name.startsWith(ANSWER_PREFIX)
