import { expect, it } from 'vitest'
import { asciiAddress, baseAddress } from './mail-address.ts'

it.each([
  ['a@müller.de', 'a@xn--mller-kva.de'],
  ['A@MÜLLER.de', 'A@xn--mller-kva.de'],
  ['a@भारत.भारत', 'a@xn--h2brj9c.xn--h2brj9c'],
  ['Ada@Example.com', 'Ada@Example.com'],
  ['ä@example.com', 'ä@example.com'],
  ['a@mü/ller.de', 'a@mü/ller.de'],
  ['a@mü:80', 'a@mü:80'],
  ['a@ü@ü.de', 'a@ü@ü.de'],
  ['a@xn--ü.de', 'a@xn--ü.de'],
  ['müller', 'müller'],
  ['', ''],
])('%j is %j', (address, expected) => {
  expect(asciiAddress(address)).toBe(expected)
})

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
