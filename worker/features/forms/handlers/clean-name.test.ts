import { expect, it } from 'vitest'
import { cleanName } from './clean-name.ts'

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
