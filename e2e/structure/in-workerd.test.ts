import { existsSync, globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { boundToWorkerd, inWorkerd } from '../in-workerd.ts'
import { importsOf } from './read-imports.ts'

const known = new Map<string, readonly string[]>()

/** The files that a file imports at run time. Nothing for a package. */
function importedBy(path: string): readonly string[] {
  const before = known.get(path)
  if (before) return before
  const isSource = /\.tsx?$/.test(path) && existsSync(path)
  const imports = isSource ? importsOf(path, readFileSync(path, 'utf8')) : []
  const targets = imports.filter(({ isType }) => !isType).map(({ to }) => to)
  known.set(path, targets)
  return targets
}

/** Whether a file, or one that it needs, imports a module. */
function needs(path: string, isWanted: (name: string) => boolean): boolean {
  const seen = new Set([path])
  for (const file of seen) for (const target of importedBy(file)) seen.add(target)
  return [...seen].some(isWanted)
}

const needsWorkerd = (path: string): boolean => needs(path, name => name.startsWith('cloudflare:'))

const tests = globSync('worker/**/*.test.{ts,tsx}').sort()
const matches = (path: string, patterns: readonly string[]) =>
  patterns.some(pattern => matchesGlob(path, pattern))

it('a test that runs in Node needs no module of workerd: `e2e/in-workerd.ts` lists the others', () => {
  expect(tests.filter(path => !matches(path, inWorkerd) && needsWorkerd(path))).toEqual([])
})

it('a test beside its source that is listed for its imports has such imports', () => {
  const beside = tests.filter(path => matches(path, boundToWorkerd) && !path.startsWith('worker/tests/'))
  expect(beside.filter(path => !needsWorkerd(path))).toEqual([])
})

it('a test in workerd, which has no variables of the shell, is told by vitest whether the run has full size', () => {
  const readsShell = (path: string) => needs(path, name => name === 'e2e/full-size.ts')
  expect(tests.filter(path => matches(path, inWorkerd) && readsShell(path))).toEqual([])
  expect(readsShell('blocks/_kit/testing/contract.test.tsx')).toBe(true)
})

it('each pattern of the list finds a test', () => {
  expect(inWorkerd.filter(pattern => !tests.some(path => matchesGlob(path, pattern)))).toEqual([])
})

it('finds a module of workerd behind other files', () => {
  expect(needsWorkerd('worker/tests/setup/test-site.ts')).toBe(true)
  expect(needsWorkerd('worker/core/request/routing/rules/rules.test.ts')).toBe(false)
})
