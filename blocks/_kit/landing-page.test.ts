import { expect, it } from 'vitest'
import { isLandingPath } from './landing-page.ts'

it.each([
  ['/lp/', true],
  ['/lp/bachelor/soziale-arbeit/', true],
  ['/en/lp/bachelor/', true],
  ['/', false],
  ['/lpg/', false],
  ['/bachelor/lp/', false],
  ['/eng/lp/', false],
])('%s is a landing page: %s', (path, expected) => {
  expect(isLandingPath(path)).toBe(expected)
})
