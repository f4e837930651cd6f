import { type Answers, type Choice, type Graph, nextKey, type Question, questionAt } from './graph.ts'

/** A question with the answer that was given. */
export interface Step<C extends Choice = Choice> {
  readonly question: Question<C>
  readonly choice: C
}

/** `fault`: the graph has no next question or result here; `checkGraph` describes the fault. */
export type WalkEnd<C extends Choice = Choice> =
  | { readonly kind: 'question'; readonly question: Question<C> }
  | { readonly kind: 'result'; readonly result: string }
  | { readonly kind: 'fault' }

export interface Walk<C extends Choice = Choice> {
  /** The answered questions, from the first one on. */
  readonly steps: readonly Step<C>[]
  readonly end: WalkEnd<C>
}

const fault: WalkEnd<never> = { kind: 'fault' }

/**
 * Follows answers from the first question to the first unanswered one, or to a result. Ignores answers to other questions, and
 * answers that a question does not have: an address older than the graph ends at an unanswered question. Never throws.
 */
export function walkGraph<C extends Choice>(graph: Graph<C>, answers: Answers): Walk<C> {
  const steps: Step<C>[] = []
  const seen = new Set<string>()
  let key = graph.questions[0]?.key
  while (key !== undefined && !seen.has(key)) {
    seen.add(key)
    const question = questionAt(graph, key)
    if (!question)
      return { steps, end: graph.results.includes(key) ? { kind: 'result', result: key } : fault }
    const given = answers.get(key)
    const choice = question.choices.find(({ code }) => code === given)
    if (!choice) return { steps, end: question.choices.length ? { kind: 'question', question } : fault }
    steps.push({ question, choice })
    key = nextKey(graph, question, choice)
  }
  return { steps, end: fault }
}

/** The visitor's view: an answered question to change, else the end of the walk; and the steps before it. */
export interface Shown<C extends Choice = Choice> {
  readonly before: readonly Step<C>[]
  readonly at: WalkEnd<C>
  /** The answer that was given to the shown question. */
  readonly chosen: C | undefined
}

/** `step` is the key of a question to change the answer of. */
export function shownAt<C extends Choice>({ steps, end }: Walk<C>, step: string | undefined): Shown<C> {
  const index = steps.findIndex(({ question }) => question.key === step)
  const changed = steps[index]
  if (!changed) return { before: steps, at: end, chosen: undefined }
  const { question, choice } = changed
  return { before: steps.slice(0, index), at: { kind: 'question', question }, chosen: choice }
}
