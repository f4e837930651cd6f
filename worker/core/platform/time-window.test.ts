import { expect, it } from 'vitest'
import { isRunning, nextBoundary } from './time-window.ts'

it.each([
  [{}, 5, true],
  [{ startsAt: 5 }, 5, true],
  [{ startsAt: 6 }, 5, false],
  [{ endsAt: 5 }, 5, false],
  [{ endsAt: 6 }, 5, true],
  [{ startsAt: 1, endsAt: 9 }, 5, true],
])('%o at %d: %s', (window, now, expected) => {
  expect(isRunning(window, now)).toBe(expected)
})

it.each([
  [[], 5, undefined],
  [[{ startsAt: 1, endsAt: 5 }], 5, undefined],
  [[{ startsAt: 1, endsAt: 9 }, { startsAt: 7 }], 5, 7],
  [[{}, { endsAt: 6 }], 5, 6],
])('of %o after %d: %s', (windows, now, expected) => {
  expect(nextBoundary(windows, now)).toBe(expected)
})
