import { isRawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { objectsOf } from '../content/tree.ts'
import { filterQuery } from '../request/site/query.ts'
import { parametersByTool } from '../request/visitor/tool-parameters.ts'

/** The parameters of all tools in the content of a page; with tools also the page parameter of lists. Sorted. */
export function toolParametersIn(content: unknown): readonly string[] {
  const names = new Set<string>()
  for (const node of objectsOf(content))
    for (const name of (isRawBlock(node) && parametersByTool.get(node.component)) || []) names.add(name)
  return names.size ? [...names, 'page'].sort() : []
}

/** A page names its languages several times, and a stranger may write a query of any length. */
const longest = 500

/**
 * The part of a query with the visitor's choices in the tools of a page, unchanged; empty where it is too long for any choice.
 */
export function choiceIn(query: string, names: readonly string[]): string {
  const choice = filterQuery(query, key =>
    names.some(name => (name.endsWith('-') ? key.startsWith(name) : key === name)),
  )
  return choice.length > longest ? '' : choice
}
