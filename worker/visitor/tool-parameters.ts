import { ANSWER_PREFIX, STEP } from '../../blocks/_kit/question-graph/address.ts'

const modules = import.meta.glob<readonly string[]>('../../blocks/*/parameters.ts', {
  eager: true,
  import: 'parameterNames',
})

/** What visitors choose in blocks that are tools: each names its parameters itself. Sorted. */
export const chosenNames: readonly string[] = [...new Set([...Object.values(modules).flat(), STEP])].sort()

// The number of a page and the step of a form are no choices, but this site writes them too.
const toolNames: ReadonlySet<string> = new Set([...chosenNames, 'page', 'step'])

/** All that tools of this site write in addresses: a choice, an answer to a question, the number of a page. */
export const isOfTool = (name: string): boolean => toolNames.has(name) || name.startsWith(ANSWER_PREFIX)
