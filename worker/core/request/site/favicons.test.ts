import { expect, it } from 'vitest'
import { faviconSet } from './favicons.ts'

it.each([
  ['dach', 'iu'],
  ['ds', 'iu'],
  ['libf', 'libf'],
  ['ufred', 'libf'],
  ['obw', 'obw'],
  ['ms', 'iu'],
  ['constructor', 'iu'],
])('the unit %s uses the set %s', (unit, set) => {
  expect(faviconSet(unit)).toBe(set)
})
