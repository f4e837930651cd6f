import { expect, it } from 'vitest'
import { changesBetween, type PriceInForce } from './price-change.ts'

const price = (offer: string, cents: number | null, audience = '', isReduced = false): PriceInForce => ({
  offer,
  audience,
  cents,
  isReduced,
})

it('adds a row for each price that is new, another one or gone, and none for others', () => {
  const before = [
    price('a', 100),
    price('b', 100),
    price('c', 100),
    price('d', null),
    price('a', 90, '{}', true),
  ]
  const after = [price('a', 100), price('b', 120), price('e', 50), price('a', 90, '{}', true)]
  expect(changesBetween(before, after, 7)).toEqual([
    { ...price('b', 120), at: 7 },
    { ...price('e', 50), at: 7 },
    { ...price('c', null), at: 7 },
  ])
  expect(changesBetween(after, after, 7)).toEqual([])
})

it('adds a row where a price is shown as reduced from now on', () => {
  expect(changesBetween([price('a', 100)], [price('a', 100, '', true)], 7)).toHaveLength(1)
})
