import { expect, it } from 'vitest'
import { firstErrorIn } from './first-error.ts'

const vitest = `
·····x···
 FAIL  |unit| a.test.ts > adds
AssertionError: expected 3 to be 2
 ❯ a.test.ts:4:19

⎯⎯⎯⎯⎯⎯⎯⎯[1/2]⎯

 FAIL  |unit| b.test.ts > subtracts
⎯⎯⎯⎯⎯⎯⎯⎯[2/2]⎯
 Test Files  2 failed (2)`

const playwright = `
··F·F
  1) [desktop] › pages.spec.ts:30:5 › / is quiet

    Error: expect(received).toEqual(expected)

  2) [desktop] › pages.spec.ts:31:5 › /b is quiet

  2 failed`

const typescript = `
worker/a.ts(1,2): error TS2322: Type 'string' is not assignable to type 'number'.
  Type 'string' is wrong.
worker/b.ts(1,2): error TS2304: Cannot find name 'x'.`

const biome = `
a.ts:1:8 lint/style/useConst ━━━━━━━━━━━━━━━━━━━━

  × It is never assigned again.

b.ts format ━━━━━━━━━━━━━━━━━━━━

Checked 2 files.`

it.each([
  ['vitest', vitest, 'FAIL  |unit| a.test.ts > adds\nAssertionError: expected 3 to be 2\n ❯ a.test.ts:4:19'],
  [
    'playwright',
    playwright,
    '1) [desktop] › pages.spec.ts:30:5 › / is quiet\n\n    Error: expect(received).toEqual(expected)',
  ],
  [
    'typescript',
    typescript,
    "worker/a.ts(1,2): error TS2322: Type 'string' is not assignable to type 'number'.\n  Type 'string' is wrong.",
  ],
  ['biome', biome, 'a.ts:1:8 lint/style/useConst ━━━━━━━━━━━━━━━━━━━━\n\n  × It is never assigned again.'],
  ['a coloured line', '\u001b[31m FAIL \u001b[39m a.test.ts', 'FAIL  a.test.ts'],
  ['another tool', 'knip found nothing', undefined],
])('the first error of %s is found whole', (_, printed, error) => {
  expect(firstErrorIn(printed)).toBe(error)
})
