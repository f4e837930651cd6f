import { describe, expect, it } from 'vitest'
import { degreeTypeOf } from './degree-type.ts'

describe('degrees', () => {
  const cases: [unknown, string | undefined][] = [
    [1, 'bachelor'],
    ['2', 'master'],
    [3, 'training'],
    ['4', 'mba'],
    ['mba', 'mba'],
    ['weiterbildung', 'training'],
    [0, undefined],
    [1.5, undefined],
    ['5', undefined],
    ['1.0', undefined],
    ['constructor', undefined],
    ['', undefined],
    [{}, undefined],
  ]
  it.each(cases)('%j is %s', (code, expected) => {
    expect(degreeTypeOf(code)).toBe(expected)
  })
})
