import type { Context } from '../context.ts'
import type { ToolStep } from '../tool-step.ts'
import { parametersOf } from './address.ts'
import type { Graph } from './graph.ts'
import { graphWords } from './graph-words.ts'
import { positionText, progressOf } from './progress.ts'
import { readWay } from './question-props.ts'

/** The step of a tool with questions; undefined at its start, and where it has none. */
export function graphStep(graph: Graph, context: Context): ToolStep | undefined {
  const { shown, isUnanswered } = readWay(graph, context.parameters(parametersOf(graph)))
  if (shown.at.kind !== 'question' || (!shown.before.length && !isUnanswered)) return undefined
  return { position: positionText(progressOf(graph, shown), context.words(graphWords)), isUnanswered }
}
