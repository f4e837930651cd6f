import { expect, it } from 'vitest'
import { fromBase64Json, toBase64Json } from '../../core/base/http/cookies.ts'
import { renewedConsent } from './renewed-consent.ts'

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
