import { ASKED } from './asked.ts'
import { type Answers, type Graph, isName } from './graph.ts'

/** Parameters of answers begin with this, so that no question has the name of another parameter of the site. */
export const ANSWER_PREFIX = 'a-'

/** The parameter of the question whose answer is to be changed. Not `step`, which belongs to forms, whose pages are not shared. */
export const STEP = 'change'

export const parameterOf = (key: string): string => ANSWER_PREFIX + key

/** The parameters that a graph reads (requirement tools/state-in-address). */
export const parametersOf = ({ questions }: Graph): readonly string[] => [
  ...questions.map(({ key }) => parameterOf(key)),
  STEP,
  ASKED,
]

/** All state of a tool with questions. */
export interface GraphState {
  /** Includes answers that do not fit the graph now: a change of an earlier answer may make them fit again. */
  readonly answers: Answers
  /** Key of the question whose answer is being changed. */
  readonly step: string | undefined
}

export type Parameter = readonly [name: string, value: string]

/** Parses parameters; of several with one name the first is used, and a malformed value is ignored. */
export function readState(parameters: readonly Parameter[]): GraphState {
  const first = new Map([...parameters].reverse())
  const sound = [...first].filter(([, value]) => isName(value))
  const answers = sound.filter(([name]) => name.startsWith(ANSWER_PREFIX))
  return {
    answers: new Map(answers.map(([name, code]) => [name.slice(ANSWER_PREFIX.length), code])),
    step: sound.find(([name]) => name === STEP)?.[1],
  }
}

/** The parameter of the answer that a form was sent without. */
export function missedAnswer(parameters: readonly Parameter[]): string | undefined {
  const asked = parameters.find(([name]) => name === ASKED)?.[1]
  return parameters.some(([name, value]) => name === asked && value) ? undefined : asked
}

/** The parameters of a state, sorted. */
export function parametersFor({ answers, step }: GraphState): readonly Parameter[] {
  const given = [...answers].map(([key, code]): Parameter => [parameterOf(key), code])
  const all: Parameter[] = step === undefined ? given : [...given, [STEP, step]]
  return all.sort(([one], [other]) => (one < other ? -1 : 1))
}

/** The query of a state, with `?`; empty where no question was answered. */
export function queryOf(state: GraphState): string {
  // Names and codes need no encoding.
  const query = parametersFor(state).map(([name, value]) => `${name}=${value}`)
  return query.length ? `?${query.join('&')}` : ''
}
