import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releasedChangelog } from './released-changelog.ts'

const version = { version: '0.2.0', day: '2026-12-01' }

describe('the changelog of a version', () => {
  it('names what was unreleased by version and day', () => {
    const text =
      '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A block.\n\n## [0.1.0] - 2026-11-01\n\n- First.\n'
    expect(releasedChangelog(text, version)).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- A block.\n\n## [0.1.0] - 2026-11-01\n\n- First.\n',
    )
  })

  it.each([
    ['# Changelog\n', /has no section/],
    ['## [Unreleased]\n\n## [0.1.0] - 2026-11-01\n\n- First.\n', /names nothing/],
  ])('%j is refused', (text, reason) => {
    expect(() => releasedChangelog(text, version)).toThrow(reason)
  })
})

describe('npm run release', () => {
  let folder: string
  const command = join(import.meta.dirname, 'release.ts')
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', stdio: 'pipe' }).trim()
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: 'utf8' })
  const versionIn = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')).version

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'))
    const manifest = { name: 'released', version: '0.1.0' }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    const lock = { ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## [Unreleased]\n\n- A block.\n')
    git('init', '--quiet')
    git('config', 'user.name', 'Ada')
    git('config', 'user.email', 'ada@example.com')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'first')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    [[], 'the version is missing'],
    [['next'], 'a version is written 0.2.0'],
    [['0.2.0', '0.3.0'], 'name one version'],
  ])('refuses %j', (words, reason) => {
    const { status, stderr } = run(...words)
    expect([status, stderr.trim().split('\n').at(-1)]).toEqual([2, reason])
  })

  it('changes nothing where something is not committed', () => {
    writeFileSync(join(folder, 'new.txt'), '')
    expect(run('0.2.0')).toMatchObject({ status: 1, stderr: 'there are changes that are not committed\n' })
    expect(git('tag')).toBe('')
    rmSync(join(folder, 'new.txt'))
  })

  it('writes the version, commits and tags it, once', () => {
    expect(run('0.2.0').status).toBe(0)
    expect([versionIn('package.json'), versionIn('package-lock.json')]).toEqual(['0.2.0', '0.2.0'])
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(
      /## \[0\.2\.0\] - \d{4}-\d\d-\d\d\n\n- A/,
    )
    expect(git('log', '-1', '--format=%s %D')).toMatch(/^release: 0\.2\.0 .*tag: v0\.2\.0/)
    expect(git('status', '--porcelain')).toBe('')
    expect(run('0.2.0').stderr).toBe('there is a version 0.2.0 already\n')
  })
})
