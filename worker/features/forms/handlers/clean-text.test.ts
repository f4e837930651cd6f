import { expect, it } from 'vitest'
import { cleanName, withoutLinks } from './clean-text.ts'

it.each([
  ['Zeugnis von Ada.pdf', 'Zeugnis von Ada.pdf'],
  ['../../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\Zeugnis.pdf', 'Zeugnis.pdf'],
  ['a\r\nb\u0000.pdf', 'a b.pdf'],
  // A mark that turns the letters after it, so that a program looks like a PDF.
  ['Zeugnis\u202efdp.exe', 'Zeugnisfdp.exe'],
  [`${'n'.repeat(3_000)}.pdf`, `${'n'.repeat(146)}.pdf`],
  [`${'💐'.repeat(200)}.pdf`, `${'💐'.repeat(146)}.pdf`],
  [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(148)}`],
  // The characters with which the renderer marks placeholders.
  ['a\u{F0002}0\u{F0003}.pdf', 'a0.pdf'],
  ['', ''],
])('the name of a file: %j', (name, expected) => {
  expect(cleanName(name)).toBe(expected)
})

it.each([
  ['Betriebswirtschaftslehre, Vertrag 12.345/2026', 'Betriebswirtschaftslehre, Vertrag 12.345/2026'],
  ['Informatik (B.Sc.)', 'Informatik (B. Sc.)'],
  ['Zahl hier: https://evil.example/x?y=1', 'Zahl hier: https: evil. example/x?y=1'],
  ['www.evil.example', 'www. evil. example'],
  ['evil．example', 'evil. example'],
  ['evil。example', 'evil. example'],
  ['ada@evil.example', 'ada@evil. example'],
  ['eins\nzwei\tdrei\u202e', 'eins zwei drei'],
])('%j reads %j', (typed, read) => {
  expect(withoutLinks(typed)).toBe(read)
})

it('is not long', () => {
  expect(withoutLinks('a'.repeat(1000)).length).toBeLessThanOrEqual(201)
})
