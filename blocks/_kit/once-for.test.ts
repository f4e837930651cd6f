import { expect, it, vi } from 'vitest'
import { onceFor } from './once-for.ts'

it('computes once for an object, and again for an equal one', () => {
  const make = vi.fn((list: readonly number[]) => list.toSorted())
  const sorted = onceFor(make)
  const list = [3, 1, 2]
  expect(sorted(list)).toEqual([1, 2, 3])
  expect(sorted(list)).toBe(sorted(list))
  expect(make).toHaveBeenCalledTimes(1)
  expect(sorted([3, 1, 2])).not.toBe(sorted(list))
  expect(make).toHaveBeenCalledTimes(2)
})
