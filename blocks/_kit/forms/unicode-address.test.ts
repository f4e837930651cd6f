import { expect, it } from 'vitest'
import { unicodeAddress } from './unicode-address.ts'

it.each([
  ['a@xn--mller-kva.de', 'a@müller.de'],
  ['ada@xn--bcher-kva.example', 'ada@bücher.example'],
  ['a@xn--h2brj9c.xn--h2brj9c', 'a@भारत.भारत'],
  ['a@XN--MLLER-KVA.de', 'a@müller.de'],
  ['a@mail.xn--fiq228c.xn--3ds443g', 'a@mail.中文.在线'],
  ['a@müller.de', 'a@müller.de'],
  ['xn--mller-kva@example.de', 'xn--mller-kva@example.de'],
  ['xn--mller-kva.de', 'xn--mller-kva.de'],
  ['Schreib an a@xn--mller-kva.de', 'Schreib an a@xn--mller-kva.de'],
  // Malformed, or no letters: a line separator, a slash.
  ['a@xn--99999999.de', 'a@xn--99999999.de'],
  ['a@xn--a.de', 'a@xn--a.de'],
  ['a@xn--a-ecp.de', 'a@xn--a-ecp.de'],
  ['', ''],
])('%j is shown as %j', (text, expected) => {
  expect(unicodeAddress(text)).toBe(expected)
})
