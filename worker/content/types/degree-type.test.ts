import { describe, expect, it } from 'vitest'
import { degreeTypeOf } from './degree-type.ts'

describe('codes of degrees', () => {
  const cases: [string | number, string, string | undefined][] = [
    [1, 'dach', 'bachelor'],
    ['2', 'dach', 'master'],
    ['3', 'dach', 'training'],
    [3, 'obw', 'weiterbildung'],
    [1, 'obw', 'bachelor'],
    ['4', 'fs', 'mba'],
    [4, 'constructor', 'mba'],
    [0, 'dach', undefined],
    ['5', 'dach', undefined],
    ['1.0', 'dach', undefined],
    ['', 'dach', undefined],
  ]
  it.each(cases)('%j in %s is %s', (code, unit, expected) => {
    expect(degreeTypeOf(code, unit)).toBe(expected)
  })
})
