import { expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

it.each([
  [' Ada  Lovelace ', 'Ada  Lovelace'],
  ['Ada\r\nBcc: x\u2028y\u2029z\u0085w\tv', 'Ada Bcc: x y z w v'],
  ['A\0d\x1ba\x9f', 'Ada'],
  ['\u202eadA\u202c\u2066x\u2069\u200e\u200f\u061c', 'adAx'],
  ['ev\u200bil\u2060.\ufeffexa\u00admple\u3164\u034f', 'evil.example'],
  ['\ud800Ada\udfff', 'Ada'],
  ['Zoë 💐 عمر', 'Zoë 💐 عمر'],
  ['\u200b', ''],
])('%j is %j on one line', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
