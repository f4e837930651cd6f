import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Count, runStep } from './run-step.ts'

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
