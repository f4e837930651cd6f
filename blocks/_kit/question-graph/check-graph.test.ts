import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersTo, anyGraph, soundGraph } from '../testing/generated-graph.ts'
import { checkGraph } from './check-graph.ts'
import type { Choice, Graph } from './graph.ts'
import { walkGraph } from './walk-graph.ts'

const choice = (code: string, own: Partial<Choice> = {}): Choice => ({ code, label: code, ...own })
const asked = (key: string, ...choices: Choice[]) => ({ key, text: `${key}?`, choices })
const graph = (...questions: Graph['questions'][number][]): Graph => ({ questions, results: ['result'] })

describe('a fault', () => {
  it.each<[string, Graph, string[]]>([
    ['none', graph(asked('a', choice('x'), choice('y', { next: 'result' })), asked('b', choice('z'))), []],
    ['no question', graph(), ['there is no question']],
    [
      'no answers',
      graph(asked('a', choice('x')), asked('b')),
      ['question "b": it has no answers, so the path does not end'],
    ],
    [
      'an answer that leads nowhere',
      graph(asked('a', choice('x', { next: 'gone' }))),
      ['question "a", answer "x": it leads to "gone", which is neither a question nor a result'],
    ],
    [
      'a result that does not exist',
      { ...graph(asked('a', choice('x', { next: 'advice' }), choice('y'))), results: ['result'] },
      ['question "a", answer "x": it leads to "advice", which is neither a question nor a result'],
    ],
    [
      'a question that is not reached',
      graph(asked('a', choice('x', { next: 'c' })), asked('b', choice('x')), asked('c', choice('x'))),
      ['question "b": no answer leads to it'],
    ],
    [
      'a circle',
      graph(asked('a', choice('x')), asked('b', choice('x', { next: 'a' }), choice('y'))),
      ['question "a": its path does not end: "a" → "b" → "a"'],
    ],
    [
      'two of one name',
      graph(asked('a', choice('x')), asked('a', choice('x'))),
      ['"a" names two questions or results'],
    ],
    [
      'two answers of one code',
      graph(asked('a', choice('x'), choice('x'))),
      ['question "a": two answers have the code "x"'],
    ],
    [
      'a code that cannot stand in an address',
      graph(asked('a', choice('Ja & Nein'))),
      ['question "a": the code "Ja & Nein" must be made of small letters, digits and hyphens'],
    ],
    ['no text', graph({ ...asked('a', choice('x')), text: '' }), ['question "a": it has no text']],
    [
      'bands that overlap',
      graph(asked('age', choice('young', { below: 30 }), choice('old', { from: 25 }))),
      ['question "age": the bands "young" and "old" overlap'],
    ],
    [
      'bands with a gap',
      graph(asked('age', choice('old', { from: 35 }), choice('young', { below: 30 }))),
      ['question "age": no band holds the numbers between "young" and "old"'],
    ],
    [
      'an empty band',
      graph(asked('age', choice('none', { from: 5, below: 5 }))),
      ['question "age": the band "none" holds no number'],
    ],
    [
      'bands beside other answers',
      graph(asked('age', choice('young', { below: 30 }), choice('unknown'))),
      ['question "age": some of its answers are bands of numbers and some are not'],
    ],
  ])('%s', (_, given, faults) => {
    expect(checkGraph(given)).toEqual(expect.arrayContaining(faults))
    if (!faults.length) expect(checkGraph(given)).toEqual([])
  })
})

describe('generated graphs', () => {
  it('sound ones have no fault', () => {
    fc.assert(
      fc.property(soundGraph, given => {
        expect(checkGraph(given)).toEqual([])
      }),
    )
  })

  it('where none is found, every path ends at a result, and every question is on one', () => {
    const hasNoFault = anyGraph.filter(given => checkGraph(given).length === 0)
    fc.assert(
      fc.property(
        hasNoFault.chain(given => fc.tuple(fc.constant(given), answersTo(given))),
        ([given, answers]) => {
          expect(walkGraph(given, answers).end.kind).toBe('result')
        },
      ),
    )
  })

  it('a circle and a question that is not reached are found as the paths show them', () => {
    fc.assert(
      fc.property(anyGraph, given => {
        const { reached, hasCircle } = explore(given)
        const faults = checkGraph(given).join('\n')
        expect(faults.includes('does not end')).toBe(hasCircle)
        for (const { key } of given.questions)
          expect([key, faults.includes(`question "${key}": no answer leads to it`)]).toEqual([
            key,
            !reached.has(key),
          ])
      }),
    )
  })
})

/** Follows every path of a graph, from every question, by itself. */
function explore({ questions }: Graph) {
  const reached = new Set<string>()
  let hasCircle = false
  const nextOf = (index: number, next: string | undefined) => next ?? questions[index + 1]?.key ?? 'result'
  const follow = (key: string, path: readonly string[], fromFirst: boolean): void => {
    const index = questions.findIndex(question => question.key === key)
    if (index < 0) return
    if (path.includes(key)) {
      hasCircle = true
      return
    }
    if (fromFirst) reached.add(key)
    for (const next of new Set(questions[index]!.choices.map(way => nextOf(index, way.next))))
      follow(next, [...path, key], fromFirst)
  }
  for (const [index, { key }] of questions.entries()) follow(key, [], index === 0)
  return { reached, hasCircle }
}
