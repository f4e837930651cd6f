import { expect, it } from 'vitest'
import { robotsOf } from './robots.ts'

it.each([
  ['/', '', undefined],
  ['/bachelor/', 'utm_source=testing&a=variantId', undefined],
  ['/_payload/', '', undefined],
  ['/', 'testing=on', 'noindex'],
  ['/', 'testing', 'noindex'],
  ['/', 'a=1&variantId=7', 'noindex'],
  ['/', '%74esting=on', 'noindex'],
  ['/', '_storyblok=1&_storyblok_tk%5Btoken%5D=x', 'noindex'],
  ['/_/bachelor/', '', 'noindex'],
  ['/_', '', 'noindex'],
])('%s?%s: %s', (path, query, expected) => {
  expect(robotsOf({ path, query })).toBe(expected)
})

it('drafts, and pages that an experiment chose, are not for finding', () => {
  expect(robotsOf({ path: '/', query: '', isRewritten: true })).toBe('noindex')
  expect(robotsOf({ path: '/', query: '', draft: true })).toBe('noindex')
})
