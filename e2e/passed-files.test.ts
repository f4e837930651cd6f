import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { changedFiles, filesToTest, readHashes, readPassed, writePassed } from './passed-files.ts'

const before = { 'a.ts': '1', 'b.ts': '1', 'docs/c.md': '1', 'd.css': '1', 'package-lock.json': '1' }

it.each([
  ['nothing has changed', {}, []],
  ['code has changed', { 'b.ts': '2' }, ['b.ts']],
  ['code is new', { 'e.tsx': '1' }, ['e.tsx']],
  ['a document has changed', { 'docs/c.md': '2' }, ['docs/c.md']],
  ['a style sheet has changed', { 'd.css': '2', 'b.ts': '2' }, undefined],
  ['a package has changed', { 'package-lock.json': '2' }, undefined],
  ['a configuration is new', { 'vitest.config.ts': '1' }, undefined],
])('where %s: %j leads to the tests of %j', (_, changes, expected) => {
  expect(filesToTest(before, { ...before, ...changes })).toEqual(expected)
})

it('all tests run where a file is gone, and where none has passed', () => {
  const { 'a.ts': _, ...rest } = before
  expect(filesToTest(before, rest)).toBeUndefined()
  expect(filesToTest(undefined, before)).toBeUndefined()
})

it('the record of a run that passed is read again, and a damaged one is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const record = join(folder, 'deep/passed.json')
  expect(readPassed(record)).toBeUndefined()
  writePassed(record, before)
  expect(readPassed(record)).toEqual(before)
  writeFileSync(record, '{"a.ts":')
  expect(readPassed(record)).toBeUndefined()
})

it('the files are those of the project, without packages', () => {
  const paths = Object.keys(readHashes())
  expect(paths).toContain('e2e/passed-files.ts')
  expect(paths.filter(path => path.startsWith('node_modules/'))).toEqual([])
})

describe('changed files', () => {
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
})
