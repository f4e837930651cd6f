import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changedFiles } from './changed-files.ts'

let root: string
const write = (name: string, text: string) => writeFileSync(join(root, name), text)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: root })

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'))
  git('init', '--quiet')
  write('.gitignore', 'ignored.ts')
  for (const name of ['same.ts', 'edited.ts', 'committed.ts', 'deleted.ts']) write(name, 'first')
  git('add', '.')
  git('commit', '--quiet', '--message', 'first')
  git('tag', 'first')
  write('committed.ts', 'second')
  git('commit', '--quiet', '--all', '--message', 'second')
  write('edited.ts', 'second')
  for (const name of ['new.ts', 'ignored.ts']) write(name, 'first')
  rmSync(join(root, 'deleted.ts'))
})
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ['HEAD', ['edited.ts', 'new.ts']],
  ['first', ['committed.ts', 'edited.ts', 'new.ts']],
])('since %s these have changed: %j', (commit, files) => {
  expect(changedFiles(commit, root)).toEqual(files)
})

it('a commit that is not known is an error', () => {
  expect(() => changedFiles('unknown', root)).toThrow()
})
