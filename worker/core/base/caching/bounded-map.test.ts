import { expect, it } from 'vitest'
import { createBoundedMap } from './bounded-map.ts'

it('forgets the oldest entry when there are too many', () => {
  const map = createBoundedMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('c', 3)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 2, 3])
})

it('an entry that is set again is the newest', () => {
  const map = createBoundedMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect([map.get('a'), map.has('b'), map.get('c')]).toEqual([3, false, 4])
})

it('tells an entry that is undefined from one that is not there', () => {
  const map = createBoundedMap<string, undefined>(1)
  map.set('a', undefined)
  expect([map.has('a'), map.has('b')]).toEqual([true, false])
  map.delete('a')
  expect(map.has('a')).toBe(false)
})
