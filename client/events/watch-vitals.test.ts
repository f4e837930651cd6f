import { expect, it } from 'vitest'
import { vitalOf } from './watch-vitals.ts'

it.each([
  [{ name: 'LCP', value: 1234.56, navigationType: 'navigate' }, 1235],
  [{ name: 'CLS', value: 0.01249, navigationType: 'soft-navigation' }, 0.012],
  [{ name: 'TTFB', value: 80.2, navigationType: 'reload' }, 80],
  [{ name: 'TTFB', value: 0, navigationType: 'soft-navigation' }, undefined],
  [{ name: 'FCP', value: 500, navigationType: 'navigate' }, undefined],
] as const)('of %j %s is told', (metric, value) => {
  const { name } = metric
  const expected = value === undefined ? undefined : { kind: 'vital', name, value, template: 'page' }
  expect(vitalOf(metric, 'page')).toEqual(expected)
})
