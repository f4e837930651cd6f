import { expect, it } from 'vitest'
import { isTechnical, keysOf } from '../../request/site/query.ts'
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
  const hasTechnicalQuery = keysOf(query).some(([key]) => isTechnical(key))
  expect(robotsOf({ path, query, hasTechnicalQuery, isRewritten: false })).toBe(expected)
})

it('pages that an experiment chose are not for finding', () => {
  expect(robotsOf({ path: '/', query: '', hasTechnicalQuery: false, isRewritten: true })).toBe('noindex')
})
