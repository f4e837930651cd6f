import { expect, it } from 'vitest'
import { groupResults, type ResultsQuestion } from './group-results.ts'
import type { LibraryEntry } from './library-entry.ts'
import type { Found } from './search.ts'

const found = (kind: LibraryEntry['kind'], count: number): Found[] =>
  Array.from({ length: count }, (_, index) => ({
    entry: {
      uuid: `${kind}-${index}`,
      storyId: '1',
      storyType: 'page',
      kind,
      title: `${kind} ${index}`,
      path: '/',
    },
    titleMarks: [],
    descriptionMarks: [],
  }))

const all = [...found('page', 25), ...found('programme', 3)]
const kinds = ['programme', 'place', 'page'] as const
const ask = (question: Partial<ResultsQuestion>) =>
  groupResults(all, kinds, { kind: '', page: 1, perPage: 10, limit: 2, ...question }).map(group => ({
    ...group,
    found: group.found.map(({ entry }) => entry.title),
  }))
const pages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `page ${from + index}`)

it('the first of every kind, in the order of the kinds, with the number of all', () => {
  expect(ask({ page: 3 })).toEqual([
    { kind: 'programme', total: 3, page: 1, found: ['programme 0', 'programme 1'] },
    { kind: 'page', total: 25, page: 1, found: ['page 0', 'page 1'] },
  ])
})

it.each([
  [1, 1, pages(0, 9)],
  [2, 2, pages(10, 19)],
  [3, 3, pages(20, 24)],
  [4, 3, pages(20, 24)],
  [9999, 3, pages(20, 24)],
])('page %i of one kind is page %i', (page, current, titles) => {
  expect(ask({ kind: 'page', page })).toEqual([
    { kind: 'programme', total: 3, page: 1, found: [] },
    { kind: 'page', total: 25, page: current, found: titles },
  ])
})

it('a kind of which nothing was found counts as not asked for', () => {
  expect(ask({ kind: 'place' })).toEqual(ask({}))
})
