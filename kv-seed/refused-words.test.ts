import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What a command says first before it fails. */
async function refusalOf(command: string, words: readonly string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [join(root, command), ...words], { cwd: root })
  const refused = run.then(
    () => 'it ran',
    ({ stderr }: { stderr: string }) => stderr,
  )
  return (await refused).split('\n')[0]!
}

it('commands say in their first line what is wrong with their words', async () => {
  const schemas = 'kv-seed/storyblok-schemas.ts'
  const refusals = [
    refusalOf('kv-seed/content/content.ts', ['exprot', 'file']),
    refusalOf('kv-seed/deploy/setup.ts', ['staging']),
    refusalOf('kv-seed/deploy/setup.ts', ['production', '--plan', '--run']),
    refusalOf('kv-seed/drill/drill.ts', ['--origin', 'http://127.0.0.1:1', '--into', 'no-such-file.md']),
    refusalOf('bench/run.ts', ['--stories', 'abc']),
    refusalOf('bench/run.ts', ['--rounds', '0']),
    refusalOf('bench/run.ts', ['--rows', '(']),
    refusalOf('bench/run.ts', ['--rows', 'nosuch']),
    refusalOf('e2e/lighthouse.ts', ['/', 'kontakt']),
    refusalOf('e2e/structure/print.ts', ['worker']),
    refusalOf('e2e/check.ts', ['--fix']),
    refusalOf('e2e/test.ts', ['--ful']),
    refusalOf('kv-seed/link.ts', ['helth']),
    refusalOf('kv-seed/link.ts', ['webhook', '--origin', 'www.example.org']),
    refusalOf(schemas, ['1000']),
    refusalOf(schemas, ['--space', 'abc']),
  ]
  expect(await Promise.all(refusals)).toEqual([
    'the first word is export, import or rollback',
    'there is one environment to set up: production',
    '--plan asks no account, and --run changes it: one of them',
    expect.stringContaining('no-such-file.md'),
    '--stories takes numbers like 7 or 5,50, not "abc"',
    '--rounds takes numbers like 7 or 5,50, not "0"',
    '--rows takes a part of a name or a regular expression, not "("',
    'no row has a name with "nosuch" in it; there are',
    'a page is named by its path, such as /kontakt/, not "kontakt"',
    expect.stringMatching(/^Unexpected argument 'worker'/),
    expect.stringMatching(/^Unknown option '--fix'/),
    expect.stringMatching(/^Unknown option '--ful'/),
    expect.stringMatching(/^the first word is one of preview, /),
    expect.stringMatching(/^the origin is no address/),
    expect.stringMatching(/^Unexpected argument '1000'/),
    '--space is the number of a space, not "abc"',
  ])
}, 60_000)
