import { expect, it } from 'vitest'
import { startVariables } from './start-variables.ts'

it('the variables of a start are those of .dev.vars and its words, which replace them', () => {
  expect(startVariables([], {})).toEqual({})
  const words = ['SITE_UNIT:ds', 'PLATFORM_ORIGIN:https://platform.example']
  expect(startVariables(words, { LINK_SECRET: 'a' })).toEqual({
    LINK_SECRET: 'a',
    SITE_UNIT: 'ds',
    PLATFORM_ORIGIN: 'https://platform.example',
  })
  expect(startVariables(['ENVIRONMENT:staging'], { ENVIRONMENT: 'prod' })).toEqual({ ENVIRONMENT: 'staging' })
})

it.each<[string, string, Record<string, string>?]>([
  ['SITE_UNIT', '--var takes NAME:VALUE, not SITE_UNIT'],
  ['SITE_UNITT:ds', 'there is no variable SITE_UNITT: docs/variables.md lists all of them'],
  ['ENVIRONMENT:prod', 'ENVIRONMENT: Invalid type'],
  ['PLATFORM_ORIGIN:https://platform.example/api', 'PLATFORM_ORIGIN: an origin has no path'],
  ['PLATFORM_CALLS:{"newslist":"forward"}', 'PLATFORM_CALLS: there is no call newslist'],
  ['PLATFORM_CALLS:{"news-list":"ask"}', 'PLATFORM_CALLS.news-list: Invalid type'],
  ['SITE_UNIT:ds', 'STORYBLOK_SPACE_ID: ', { STORYBLOK_SPACE_ID: 'abc' }],
])('%s is refused before anything starts: %s', (word, reason, local = {}) => {
  expect(() => startVariables([word], local)).toThrow(reason)
})
