import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { isFullSize } from '../e2e/full-size.ts'

const root = join(import.meta.dirname, '..')

interface Refusal {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** How a command ends that does not take its words. */
const refusalOf = (command: string, words: readonly string[]): Promise<Refusal> =>
  promisify(execFile)(process.execPath, [join(root, command), ...words], { cwd: root }).then(
    printed => ({ ...printed, code: 0 }),
    (refusal: Refusal) => refusal,
  )

/** Each command with invalid words, and the error that it prints. */
const refusals: readonly (readonly [command: string, words: readonly string[], error: string])[] = [
  ['commands/serve/start.ts', ['--prot', '3'], "Unknown option '--prot'"],
  ['commands/serve/dev.ts', ['fresh'], "Unexpected argument 'fresh'"],
  ['commands/content/content.ts', ['exprot', 'file'], 'the first word is export, import or rollback'],
  ['commands/deploy/setup.ts', ['staging'], 'there is one environment to set up: production'],
  [
    'commands/deploy/setup.ts',
    ['production', '--plan', '--run'],
    '--plan reads no account, and --run changes it: one of them',
  ],
  ['commands/deploy/deploy.ts', ['--dry'], "Unknown option '--dry'"],
  [
    'commands/drill/drill.ts',
    ['--origin', 'http://127.0.0.1:1', '--into', 'no-such-file.md'],
    'no-such-file.md',
  ],
  ['commands/events/events.ts', [], '--since'],
  ['commands/experiments/experiments.ts', ['--sinse', '2026-11-01'], "Unknown option '--sinse'"],
  ['commands/redirects/import-redirects.ts', [], 'name one table'],
  ['commands/submissions/submissions.ts', ['lsit'], 'the first word is list, show'],
  ['commands/link/link.ts', ['helth'], 'the first word is one of preview, '],
  [
    'commands/storyblok/storyblok-schemas.ts',
    ['--space', 'abc'],
    '--space is the number of a space, not "abc"',
  ],
  ['commands/storyblok/storyblok-check.ts', ['--origin', 'here'], '--origin is the address of a site'],
  ['bench/run.ts', ['--stories', 'abc'], '--stories takes numbers like 7 or 5,50, not "abc"'],
  ['bench/run.ts', ['--rounds', '0'], '--rounds takes numbers like 7 or 5,50, not "0"'],
  ['bench/run.ts', ['--rows', '('], '--rows takes a part of a name or a regular expression, not "("'],
  ['bench/run.ts', ['--rows', 'nosuch'], 'no row has a name with "nosuch" in it; there are '],
  ['e2e/lighthouse.ts', ['/', 'kontakt'], 'a page is named by its path, such as /kontakt/, not "kontakt"'],
  ['e2e/browsers/run.ts', ['nosuch'], 'no journey has a name with nosuch'],
  ['e2e/screenshots.ts', ['--widths', 'wide'], 'a width is a number of pixels'],
  ['e2e/compare-screenshots.ts', ['before'], 'two states are compared'],
  ['e2e/structure/print.ts', ['worker'], "Unexpected argument 'worker'"],
  ['e2e/check.ts', ['--fix'], "Unknown option '--fix'"],
  ['e2e/test.ts', ['--ful'], "Unknown option '--ful'"],
]

it('a command with wrong words prints one line about its use, and last the error', async () => {
  // Each starts a process.
  const tried = refusals.filter((_, index) => isFullSize || index % 4 === 0)
  const printed = await Promise.all(tried.map(([command, words]) => refusalOf(command, words)))
  const wrong = printed.flatMap(({ code, stdout, stderr }, at) => {
    const [command, words, error] = tried[at]!
    const [usage = '', last = '', ...others] = stderr.trimEnd().split('\n')
    const isCall = /^Usage: npm (?:run|start|test|exec)\b/.test(usage)
    const isRight = code === 2 && stdout === '' && isCall && last.includes(error) && !others.length
    return isRight ? [] : [`${[command, ...words].join(' ')}: ${code}\n${stdout}${stderr}`]
  })
  expect(wrong).toEqual([])
}, 120_000)

it('--help says more, and does nothing', async () => {
  const { code, stdout } = await refusalOf('commands/submissions/submissions.ts', ['erase', '--help'])
  expect([code, stdout.split('\n').length > 5]).toEqual([0, true])
})
