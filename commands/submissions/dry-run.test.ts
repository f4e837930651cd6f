import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** The lines that a dry run prints of one task. */
async function linesOf(...words: string[]): Promise<string[]> {
  const command = join(import.meta.dirname, 'submissions.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words, '--dry-run'])
  return stdout.trimEnd().split('\n')
}

it('a dry run of an erasure names the ids that would be found, and never an empty list', async () => {
  const [first, ...sql] = await linesOf('erase', '--email', 'a@b.example')
  expect(first).toMatch(/^-- /)
  const text = sql.join('\n')
  expect(text).toContain(
    `DELETE FROM submissions WHERE id IN (SELECT value FROM json_each('["ids that were found"]'));`,
  )
  expect(text).not.toContain("json_each('[]')")
})

it.each([
  [['list']],
  [['mails']],
  [['show', 'R-1']],
  [['release', 'R-1']],
  [['redeliver', '--failed']],
  [['export']],
  [['revoke', '--email', 'a@b.example']],
  [['erase', '--email', 'a@b.example']],
])('a dry run of %j ends with SQL, and tells nothing that did not happen', async words => {
  const lines = await linesOf(...words)
  expect(lines.at(-1)).toMatch(/;$/)
  expect(lines.join('\n')).not.toMatch(
    /The schedule|nothing to deliver|Erased|Files are removed|are ended|^sent/m,
  )
})
