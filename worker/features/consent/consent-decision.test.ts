import { describe, expect, it } from 'vitest'
import { type Service, services, standardCategories } from '../../../blocks/_kit/consent/services.ts'
import { fromBase64Json, toBase64Json } from '../../core/base/http/cookies.ts'
import {
  type ConsentDecision,
  consentValue,
  grantedServices,
  renewedConsent,
  withdrawnCookies,
} from './consent-decision.ts'

const optional = services.filter(service => service !== 'cookie-popup')

describe('a decision', () => {
  const cases: [string, ConsentDecision, readonly Service[]][] = [
    ['to accept grants all services', { decision: 'accept', services: [] }, optional],
    ['to decline grants none, whatever is chosen', { decision: 'decline', services: ['analytics'] }, []],
    [
      'to choose grants those',
      { decision: 'choose', services: ['usergroup', 'analytics'] },
      ['analytics', 'usergroup'],
    ],
    ['to choose none grants none', { decision: 'choose', services: [] }, []],
  ]
  it.each(cases)('%s', (_, decision, granted) => {
    expect(grantedServices(decision, standardCategories)).toEqual(granted)
  })

  it('grants no service without a category', () => {
    const accept = { decision: 'accept', services: [] } as const
    expect(grantedServices(accept, { usergroup: 'functional' })).toEqual(['usergroup'])
  })

  it('is written with each service, also those that need no consent', () => {
    const receipt = { id: 'a', time: 5, version: '0a1b2c3d', granted: ['analytics', 'usergroup'] as const }
    expect(consentValue(receipt, standardCategories)).toEqual({
      categories: ['necessary', 'analytics', 'functional'],
      services: { necessary: ['cookie-popup'], analytics: ['analytics'], functional: ['usergroup'] },
      version: '0a1b2c3d',
      id: 'a',
      time: 5,
    })
  })
})

describe('cookies of services without a grant', () => {
  const stored = 'consent=x; usergroup=a; _ga=1; _ga_XY1=2; _gat=3; experiment=b; locale=de; draft=c'
  const remove = (cookies: string | null, granted: readonly Service[], host = '127.0.0.1') =>
    withdrawnCookies({ cookies, host, granted, secure: true })
  const removed = (granted: readonly Service[]) => remove(stored, granted).map(cookie => cookie.split('=')[0])

  it('are deleted, and no others', () => {
    expect(removed([])).toEqual(['usergroup', '_ga', '_ga_XY1', 'experiment'])
    expect(removed(['usergroup', 'analytics'])).toEqual(['experiment'])
    expect(removed(optional)).toEqual([])
  })

  it('are deleted for all of the site, and where tags set them for a domain above it', () => {
    expect(remove('_ga=a', [], 'www.example.org')).toEqual([
      '_ga=; Max-Age=0; Path=/; SameSite=Lax; Secure',
      '_ga=; Max-Age=0; Path=/; Domain=www.example.org; SameSite=Lax; Secure',
      '_ga=; Max-Age=0; Path=/; Domain=example.org; SameSite=Lax; Secure',
    ])
    expect(remove('__Host-visitor=a', [], 'www.example.org')).toHaveLength(1)
    expect(remove('_ga=a', [], 'localhost')).toHaveLength(1)
    expect(remove(null, [])).toEqual([])
  })

  it('are bounded, and have names that a cookie may have', () => {
    const many = Array.from({ length: 500 }, (_, index) => `_ga_${index}=1`).join('; ')
    expect(remove(many, [])).toHaveLength(30)
    expect(remove('_ga_ä=1; _ga_a b=2; _ga_"=3', [])).toEqual([])
  })
})

const DAY = 86_400_000
const now = Date.UTC(2026, 10, 23)
const decision = {
  categories: ['functional'],
  services: { functional: ['usergroup'] },
  version: '00000000',
  id: 'receipt',
  time: now - 30 * DAY,
}
const cookieOf = (value: object) => `a=b; consent=${encodeURIComponent(toBase64Json(value))}`
const renew = (cookies: string | null) => renewedConsent(cookies, { version: '11111111', now, secure: false })

it('names the newer version, and keeps the decision, its receipt and its end', () => {
  const header = renew(cookieOf(decision)) ?? ''
  const value = decodeURIComponent(/^consent=([^;]+)/.exec(header)?.[1] ?? '')
  expect(fromBase64Json(value)).toEqual({ ...decision, version: '11111111' })
  expect(header).toContain(`Max-Age=${150 * 86_400};`)
})

it.each([
  ['no cookie', null],
  ['a malformed one', 'consent=%%%'],
  ['one that names the version already', cookieOf({ ...decision, version: '11111111' })],
  ['one that is over', cookieOf({ ...decision, time: now - 181 * DAY })],
  ['one of the future', cookieOf({ ...decision, time: now + DAY })],
])('renews nothing for %s', (_, cookies) => {
  expect(renew(cookies)).toBeUndefined()
})
