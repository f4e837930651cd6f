import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersTo, anyGraph, soundGraph } from '../testing/generated-graph.ts'
import { type GraphState, parametersFor, parametersOf, queryOf, readState } from './address.ts'
import type { Graph } from './graph.ts'
import { progressOf } from './progress.ts'
import { shownAt, walkGraph } from './walk-graph.ts'

/** The state after an answer; all other answers are kept. */
const withAnswer = ({ answers }: GraphState, key: string, code: string): GraphState => ({
  answers: new Map([...answers, [key, code]]),
  step: undefined,
})

const graph: Graph = {
  results: ['result'],
  questions: [
    {
      key: 'goal',
      text: 'Goal?',
      choices: [
        { code: 'study', label: 'Study' },
        { code: 'course', label: 'Course', next: 'work' },
      ],
    },
    {
      key: 'age',
      text: 'Age?',
      choices: [
        { code: 'under-25', label: 'Young', below: 25 },
        { code: 'from-25', label: 'Old', from: 25 },
      ],
    },
    {
      key: 'work',
      text: 'Work?',
      choices: [
        { code: 'yes', label: 'Yes' },
        { code: 'no', label: 'No' },
      ],
    },
  ],
}

const stateOf = (query: string) => readState([...new URLSearchParams(query)])
const walkOf = (query: string) => walkGraph(graph, stateOf(query).answers)
const endOf = (query: string) => {
  const { end } = walkOf(query)
  return end.kind === 'question' ? end.question.key : end.kind
}

it.each([
  ['', 'goal'],
  ['a-goal=study', 'age'],
  ['a-goal=course', 'work'],
  ['a-goal=study&a-work=yes', 'age'],
  ['a-goal=study&a-age=under-25&a-work=yes', 'result'],
  ['a-goal=course&a-work=no', 'result'],
  ['a-goal=phd&a-age=under-25', 'goal'],
  ['a-goal=study&a-age=26&a-work=yes', 'age'],
  ['a-colour=red&goal=study', 'goal'],
  ['a-__proto__=x&a-constructor=study&a-goal=%00', 'goal'],
])('the address %j leads to %s', (query, end) => {
  expect(endOf(query)).toBe(end)
})

it.each<[string, Graph]>([
  ['no question', { questions: [], results: ['result'] }],
  ['a question without answers', { questions: [{ key: 'a', text: 'A', choices: [] }], results: [] }],
  [
    'an answer that leads nowhere',
    { questions: [{ key: 'a', text: 'A', choices: [{ code: 'x', label: 'X', next: 'gone' }] }], results: [] },
  ],
  [
    'a circle',
    { questions: [{ key: 'a', text: 'A', choices: [{ code: 'x', label: 'X', next: 'a' }] }], results: [] },
  ],
])('a graph with a fault ends there: %s', (_, broken) => {
  expect(walkGraph(broken, new Map([['a', 'x']])).end).toEqual({ kind: 'fault' })
})

it('a change of one answer keeps the later ones', () => {
  const state = stateOf('a-age=from-25&a-goal=study&a-work=no')
  expect(queryOf({ ...state, step: 'goal' })).toBe('?a-age=from-25&a-goal=study&a-work=no&change=goal')
  const { at, chosen, before } = shownAt(walkGraph(graph, state.answers), 'goal')
  expect([at.kind === 'question' && at.question.key, chosen?.code, before]).toEqual(['goal', 'study', []])
  const changed = withAnswer({ ...state, step: 'goal' }, 'goal', 'course')
  expect(queryOf(changed)).toBe('?a-age=from-25&a-goal=course&a-work=no')
  expect(walkGraph(graph, changed.answers).end.kind).toBe('result')
  expect(walkGraph(graph, withAnswer(changed, 'goal', 'study').answers).steps).toHaveLength(3)
})

it('a graph reads the parameters of its own questions', () => {
  expect(parametersOf(graph)).toEqual(['a-goal', 'a-age', 'a-work', 'change', 'asked'])
})

it('a step that was not answered leads to the open question', () => {
  const { at } = shownAt(walkOf('a-goal=study'), 'work')
  expect(at.kind === 'question' && at.question.key).toBe('age')
})

describe('in generated graphs', () => {
  const answered = soundGraph.chain(given => fc.tuple(fc.constant(given), answersTo(given)))

  it('back is the inverse of forward', () => {
    fc.assert(
      fc.property(answered, ([given, answers]) => {
        let state = readState([])
        for (;;) {
          const shown = shownAt(walkGraph(given, state.answers), state.step)
          if (shown.at.kind !== 'question') break
          const { key } = shown.at.question
          const forward = withAnswer(state, key, answers.get(key)!)
          const back = { ...forward, step: key }
          const again = shownAt(walkGraph(given, back.answers), back.step)
          expect(again.at).toEqual(shown.at)
          expect(again.before).toEqual(shown.before)
          expect(queryOf(withAnswer(back, key, answers.get(key)!))).toBe(queryOf(forward))
          state = forward
        }
        expect(walkGraph(given, state.answers).end.kind).toBe('result')
      }),
    )
  })

  it('progress grows from 0 to 1', () => {
    fc.assert(
      fc.property(answered, ([given, answers]) => {
        const { steps } = walkGraph(given, answers)
        const shares = [...steps.map((_, count) => steps.slice(0, count)), steps].map(before => {
          const known = new Map(before.map(({ question, choice }) => [question.key, choice.code]))
          return progressOf(given, shownAt(walkGraph(given, known), undefined)).share
        })
        expect(shares[0]).toBe(0)
        expect(shares.at(-1)).toBe(1)
        expect(shares).toEqual(shares.toSorted((one, other) => one - other))
      }),
    )
  })

  it('answers survive a way through the address, in whatever order they were given', () => {
    fc.assert(
      fc.property(answered, ([given, answers]) => {
        const query = queryOf({ answers, step: undefined })
        const { answers: read } = stateOf(query)
        expect(walkGraph(given, read)).toEqual(walkGraph(given, answers))
        const turned = readState([...parametersFor({ answers, step: undefined })].reverse())
        expect(queryOf(turned)).toBe(query)
      }),
    )
  })

  it('an address of an older graph leads to an open question or a result, in any graph', () => {
    const pairs = anyGraph.chain(older => fc.tuple(anyGraph, answersTo(older)))
    fc.assert(
      fc.property(pairs, ([given, answers]) => {
        const walk = walkGraph(given, answers)
        expect(walk.steps.length).toBeLessThanOrEqual(given.questions.length)
        for (const { question, choice } of walk.steps) expect(answers.get(question.key)).toBe(choice.code)
        if (walk.end.kind === 'question') {
          const { choices, key } = walk.end.question
          expect(choices.map(({ code }) => code)).not.toContain(answers.get(key))
        }
        const { share } = progressOf(given, shownAt(walk, undefined))
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }),
    )
  })
})
