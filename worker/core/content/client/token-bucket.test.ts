import { expect, it } from 'vitest'
import { createTokenBucket } from './token-bucket.ts'

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
