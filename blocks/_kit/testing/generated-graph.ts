import fc from 'fast-check'
import type { Choice, Graph } from '../question-graph/graph.ts'

const keyAt = (index: number) => `q${index}`

interface GraphShape {
  /** The keys of the possible targets of a question at an index; undefined for the default. */
  readonly leadsTo: (index: number, count: number) => readonly (string | undefined)[]
}

/** Graphs of one to seven questions with one to three answers each. */
const graphs = ({ leadsTo }: GraphShape): fc.Arbitrary<Graph> =>
  fc.integer({ min: 1, max: 7 }).chain(count =>
    fc
      .tuple(
        ...Array.from({ length: count }, (_, index) =>
          fc.array(fc.constantFrom(...leadsTo(index, count)), { minLength: 1, maxLength: 3 }),
        ),
      )
      .map(nexts => ({
        results: ['result', 'other'],
        questions: nexts.map((ways, index) => ({
          key: keyAt(index),
          text: `Frage ${index}`,
          choices: ways.map((next, at): Choice => ({ code: `c${at}`, label: `Antwort ${at}`, next })),
        })),
      })),
  )

const later = (index: number, count: number) =>
  Array.from({ length: count - index - 1 }, (_, offset) => keyAt(index + 1 + offset))

/** Any graphs: with cycles, and with unreachable questions. */
export const anyGraph = graphs({
  leadsTo: (_, count) => [
    undefined,
    'result',
    'other',
    ...Array.from({ length: count }, (_, index) => keyAt(index)),
  ],
})

/** Graphs without a fault: answers lead to later questions, the first answer of each to the next one. */
export const soundGraph = graphs({
  leadsTo: (index, count) => [undefined, 'result', 'other', ...later(index, count)],
}).map(
  (graph): Graph => ({
    ...graph,
    questions: graph.questions.map(question => ({
      ...question,
      choices: question.choices.map((choice, at) => (at ? choice : { ...choice, next: undefined })),
    })),
  }),
)

/** Answers to all questions of a graph. */
export const answersTo = ({ questions }: Graph): fc.Arbitrary<ReadonlyMap<string, string>> =>
  fc
    .tuple(...questions.map(({ choices }) => fc.constantFrom(...choices.map(({ code }) => code))))
    .map(codes => new Map(codes.map((code, index) => [questions[index]!.key, code])))
