import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Count, firstErrorIn, runStep } from './run-step.ts'

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation(text => void said.push(text))
})

const exitWith = (code: number) => ['node', '-e', `console.log('said'); process.exit(${code})`] as const

function reportOf(content: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'step-')), 'report.json')
  writeFileSync(file, content)
  return { file, count: (count: Count) => count }
}

it.each([
  ['ends well', 0, undefined, { passed: 1, failed: 0 }],
  ['fails', 2, undefined, { passed: 0, failed: 1 }],
  ['reports what held', 0, '{"passed":5,"failed":0}', { passed: 5, failed: 0 }],
  ['reports what failed', 1, '{"passed":5,"failed":3}', { passed: 5, failed: 3 }],
  ['fails beside its tests', 1, '{"passed":5,"failed":0}', { passed: 5, failed: 1 }],
  ['leaves a broken report', 0, '{"passed":', { passed: 0, failed: 1 }],
])('a command that %s', async (_name, code, report, count) => {
  const { failure, ...counted } = await runStep({
    command: exitWith(code),
    ...(report && { report: reportOf(report) }),
  })
  expect(counted).toEqual(count)
  // The runner prints the output of a failed command again at the end of the run.
  if (count.failed) expect(failure).toMatch(/^> node -e .*\nsaid$/s)
  else expect(failure).toBeUndefined()
  expect(said.join()).toMatch(/^\n> node -e .*\nsaid$/s)
})

it('a command that shall print nothing fails where it does', async () => {
  const quiet = ['node', '-e', ''] as const
  expect(await runStep({ command: exitWith(0), isSilent: true })).toMatchObject({ passed: 0, failed: 1 })
  expect(await runStep({ command: quiet, isSilent: true })).toMatchObject({ passed: 1, failed: 0 })
})

it('the first error of a command that marks its errors is told apart', async () => {
  const printed = 'a.ts(1,2): error TS1: wrong\nb.ts(1,2): error TS2: wrong'
  const command = ['node', '-e', `console.log(${JSON.stringify(printed)}); process.exit(1)`] as const
  const { firstError } = await runStep({ command })
  expect(firstError).toMatch(/^> node -e .*\na\.ts\(1,2\): error TS1: wrong$/s)
})

it('a command that is not there fails', async () => {
  expect(await runStep({ command: ['no-such-program'] })).toMatchObject({ passed: 0, failed: 1 })
  expect(said.join()).toContain('ENOENT')
})

it('a report that the command did not leave fails', async () => {
  const report = { ...reportOf('{}'), file: '/nowhere/report.json' }
  expect(await runStep({ command: exitWith(0), report })).toMatchObject({ passed: 0, failed: 1 })
})

describe('the first error of an output', () => {
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
    [
      'vitest',
      vitest,
      'FAIL  |unit| a.test.ts > adds\nAssertionError: expected 3 to be 2\n ❯ a.test.ts:4:19',
    ],
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
})
