import { expect, it } from 'vitest'
import { baseAddress } from './base-address.ts'

it.each([
  ['Ada@Example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['A.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@GoogleMail.com', 'ada@gmail.com'],
  ['+a@example.org', '+a@example.org'],
])('%s is counted as %s', (address, base) => {
  expect(baseAddress(address)).toBe(base)
})
