import { expect, it } from 'vitest'
import { asciiAddress } from './ascii-address.ts'

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
