import { fillTemplate } from '../fill-template.ts'
import { type Choice, type Graph, nextKey, type Question, questionAt } from './graph.ts'
import type { Shown } from './walk-graph.ts'

/** Length of the longest path from a question, that one included. A cycle is followed once. */
function longestFrom(graph: Graph, start: Question): number {
  const known = new Map<string, number>()
  const open = new Set<string>()
  function longest(question: Question): number {
    const before = known.get(question.key)
    if (before !== undefined) return before
    if (open.has(question.key)) return 0
    open.add(question.key)
    const left = question.choices.map(choice => {
      const next = questionAt(graph, nextKey(graph, question, choice) ?? '')
      return next ? longest(next) : 0
    })
    open.delete(question.key)
    const count = 1 + Math.max(0, ...left)
    known.set(question.key, count)
    return count
  }
  return longest(start)
}

interface Progress {
  /** The number of the shown question, from 1; after the last one the number of all. */
  readonly position: number
  /** How many questions there are on the longest way that is still open. */
  readonly total: number
  /** From 0 at the first question to 1 at a result. */
  readonly share: number
}

const clamped = (share: number) => Math.min(1, Math.max(0, share))

/** The visitor's progress. A shorter path makes it jump ahead; it never goes back while answers are given. */
export function progressOf<C extends Choice>(graph: Graph<C>, { before, at }: Shown<C>): Progress {
  const done = before.length
  if (at.kind !== 'question') return { position: done, total: done, share: at.kind === 'result' ? 1 : 0 }
  const total = done + longestFrom(graph, at.question)
  return { position: done + 1, total, share: clamped(done / total) }
}

/** The position in words. */
export const positionText = (
  { position, total }: Progress,
  words: Readonly<Record<'position' | 'lastPosition', string>>,
): string =>
  position === total && total > 1
    ? words.lastPosition
    : fillTemplate(words.position, { position: String(position), total: String(total) })
