import { expect, it } from 'vitest'
import { clientDigest, createTokenBucket } from './limits.ts'

const now = Date.UTC(2026, 10, 28, 12)
const digestOf = (address: string, { secret = 'a', at = now } = {}) =>
  clientDigest(new Headers({ 'cf-connecting-ip': address }), { keys: { sign: secret }, now: at })

it('a client has one name for a day and a secret, which is no address', async () => {
  const name = await digestOf('203.0.113.9')
  expect(name).toMatch(/^[\da-f]{32}$/)
  expect(await digestOf('203.0.113.9', { at: now + 3_600_000 })).toBe(name)
  expect(await digestOf('2001:db8:1:2::1')).toBe(await digestOf('2001:db8:1:2:ffff::9'))
  const others = [
    await digestOf('203.0.113.10'),
    await digestOf('203.0.113.9', { at: now + 86_400_000 }),
    await digestOf('203.0.113.9', { secret: 'b' }),
  ]
  expect(new Set([name, ...others]).size).toBe(4)
  expect(await clientDigest(new Headers(), { keys: { sign: 'a' }, now })).toBeUndefined()
})

it('gives so much at once, then so much a second, and never saves up more', () => {
  let now = 0
  const take = createTokenBucket({ burst: 3, perSecond: 2, now: () => now })
  const taken = (tries: number) => Array.from({ length: tries }, take).filter(Boolean).length
  expect(taken(10)).toBe(3)
  now += 400
  expect(taken(1)).toBe(0)
  now += 100
  expect(taken(10)).toBe(1)
  now += 60_000
  expect(taken(10)).toBe(3)
})
