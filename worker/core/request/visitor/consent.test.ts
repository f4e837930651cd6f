import { describe, expect, it } from 'vitest'
import { type Service, services, standardCategories } from '../../../../blocks/_kit/consent/services.ts'
import { toBase64Json } from '../../base/http/cookies.ts'
import { readConsent } from './consent.ts'

const cookie = (value: unknown) => `a=b; consent=${toBase64Json(value)}`
const headersOf = (cookies: string | null) => new Headers(cookies ? { cookie: cookies } : {})
const granted = (cookies: string | null, categories = standardCategories) =>
  services.filter(readConsent({ headers: headersOf(cookies), categories, isImplicit: false }))

const withoutConsent: Service[] = ['cookie-popup']

describe('consent', () => {
  const nothing: [string, string | null][] = [
    ['no cookie', null],
    ['another cookie', 'consents=x'],
    ['an empty one', 'consent='],
    ['no base64', 'consent=%7B%22categories%22%3A%5B%22analytics%22%5D%7D'],
    ['no JSON', `consent=${btoa('analytics')}`],
    ['a list', cookie(['analytics', 'functional'])],
    ['null', cookie(null)],
    ['categories that are no list', cookie({ categories: 'analytics' })],
    ['categories that are no names', cookie({ categories: ['analytics', 5] })],
    ['no category', cookie({ categories: [] })],
    ['an unknown category', cookie({ categories: ['marketing', '__proto__', 'constructor'] })],
    ['services without their category', cookie({ categories: [], services: { functional: ['usergroup'] } })],
  ]
  it.each(nothing)('%s grants what needs none, and no more', (_, cookies) => {
    expect(granted(cookies)).toEqual(withoutConsent)
  })

  it('a category grants its services', () => {
    expect(granted(cookie({ categories: ['necessary', 'analytics'] }))).toEqual([
      'ab-testing',
      'analytics',
      'cookie-popup',
    ])
  })

  it('of a category with a list of services it grants those', () => {
    const choice = {
      categories: ['analytics', 'functional'],
      services: { analytics: ['ab-testing'], functional: [] },
    }
    expect(granted(cookie(choice))).toEqual(['ab-testing', 'cookie-popup'])
  })

  it('services that are no lists are taken as none listed', () => {
    expect(granted(cookie({ categories: ['analytics'], services: { analytics: 'ab-testing' } }))).toEqual(
      withoutConsent,
    )
    expect(granted(cookie({ categories: ['analytics'], services: 5 }))).toContain('ab-testing')
  })

  it('a service that is filed nowhere is denied', () => {
    const all = cookie({ categories: ['analytics', 'functional'] })
    expect(granted(all, { usergroup: 'functional' })).toEqual(['usergroup'])
  })

  describe('in a unit that takes silence for consent', () => {
    const inSilence = (headers: Record<string, string>) =>
      services.filter(
        readConsent({ headers: new Headers(headers), categories: standardCategories, isImplicit: true }),
      )
    const cases: [string, Record<string, string>, readonly Service[]][] = [
      ['no decision grants all', {}, services],
      ['Global Privacy Control is a decline', { 'sec-gpc': '1' }, withoutConsent],
      ['a decline holds', { cookie: cookie({ categories: ['necessary'], services: {} }) }, withoutConsent],
      ['a malformed decision grants nothing', { cookie: 'consent=x' }, withoutConsent],
      [
        'a decision overrules Global Privacy Control',
        { 'sec-gpc': '1', cookie: cookie({ categories: ['functional'] }) },
        [
          'application-prefill',
          'cookie-popup',
          'resume-application',
          'study-assistant',
          'usergroup',
          'website-features',
        ],
      ],
    ]
    it.each(cases)('%s', (_, headers, expected) => {
      expect(inSilence(headers)).toEqual(expected)
    })
  })
})
