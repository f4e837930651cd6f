import { describe, expect, it } from 'vitest'
import { chiSquaredTail, type Sample, sampleRatio } from './sample-ratio.ts'

describe('the tail of the chi-squared distribution', () => {
  // Critical values of the usual tables.
  const table: [number, number, number][] = [
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [10.828, 1, 0.001],
    [5.991, 2, 0.05],
    [13.816, 2, 0.001],
    [0.103, 2, 0.95],
    [18.307, 10, 0.05],
    [3.94, 10, 0.95],
    [29.588, 10, 0.001],
    [124.342, 100, 0.05],
  ]
  it.each(table)('%d with %d degrees of freedom: %d', (value, degrees, probability) => {
    expect(Math.abs(chiSquaredTail(value, degrees) - probability)).toBeLessThan(probability * 0.01)
  })

  it('is all of it at 0', () => {
    expect(chiSquaredTail(0, 3)).toBe(1)
  })
})

describe('sample ratios', () => {
  const of = (...pairs: [weight: number, count: number][]): Sample[] =>
    pairs.map(([weight, count]) => ({ weight, count }))
  const cases: [string, Sample[], boolean][] = [
    ['as planned', of([50, 5000], [25, 2500], [25, 2500]), false],
    ['about as planned', of([50, 5040], [25, 2470], [25, 2490]), false],
    ['off by three points', of([50, 5300], [25, 2350], [25, 2350]), true],
    ['off by as much, of few', of([50, 53], [25, 23], [25, 24]), false],
    ['one variant gets nobody', of([1, 100], [1, 0]), true],
    ['visitors where none should be', of([1, 100], [0, 1]), true],
    ['nobody where none should be', of([1, 100], [0, 0]), false],
    ['nobody at all', of([1, 0], [1, 0]), false],
    ['no weights', of([0, 5], [0, 5]), false],
    ['one variant', of([1, 5]), false],
    ['none', [], false],
  ]
  it.each(cases)('%s', (_, samples, expected) => {
    expect(sampleRatio(samples).isMismatch).toBe(expected)
  })
})
