import * as v from 'valibot'
import { expect, it } from 'vitest'
import { storedStorySchema } from '../../core/content/space-schema.ts'
import { makeStory } from '../../tests/setup/numbered-stories.ts'
import { parseSort, sortStories } from './sort.ts'

it.each([
  ['', []],
  ['position', [{ path: ['position'], descending: false, type: 'text', areEmptyFirst: false }]],
  [
    'a:desc, content.b.c:asc:int',
    [
      { path: ['a'], descending: true, type: 'text', areEmptyFirst: false },
      { path: ['content', 'b', 'c'], descending: false, type: 'int', areEmptyFirst: false },
    ],
  ],
  ['a:down:number', [{ path: ['a'], descending: false, type: 'text', areEmptyFirst: false }]],
  ['a:desc:nulls_first', [{ path: ['a'], descending: true, type: 'text', areEmptyFirst: true }]],
  ['a::float:nulls_last', [{ path: ['a'], descending: false, type: 'float', areEmptyFirst: false }]],
  [',,:desc', []],
])('reads %j', (text, expected) => {
  expect(parseSort(text)).toEqual(expected)
})

const stories = [
  makeStory(1, { name: 'b', content: { n: '10', f: '1.5', deep: { x: 'z' } }, sort_by_date: '2025-02-01' }),
  makeStory(2, { name: 'Ä', content: { n: '9', f: 1.25, deep: { x: 'y' } }, sort_by_date: '2025-01-01' }),
  makeStory(3, { name: 'a', content: { n: '', f: 'none' } }),
  makeStory(10, { name: 'a', content: { n: 100, f: '-2' } }),
].map(story => v.parse(storedStorySchema, story))

it.each([
  ['name:asc', [3, 10, 2, 1]],
  ['name:desc', [1, 2, 3, 10]],
  ['name,id:desc', [10, 3, 2, 1]],
  ['id:desc', [10, 3, 2, 1]],
  ['sort_by_date:asc', [2, 1, 3, 10]],
  ['sort_by_date:desc', [1, 2, 3, 10]],
  ['content.n:asc', [1, 10, 2, 3]],
  ['content.n:asc:int', [2, 1, 10, 3]],
  ['content.n:desc:int', [10, 1, 2, 3]],
  ['content.f:asc:float', [10, 2, 1, 3]],
  ['content.deep.x', [2, 1, 3, 10]],
  ['content.deep', [1, 2, 3, 10]],
  ['unknown:desc', [1, 2, 3, 10]],
  ['constructor', [1, 2, 3, 10]],
])('sorts by %s', (text, expected) => {
  expect(sortStories(stories, parseSort(text)).map(story => story.id)).toEqual(expected)
})
