import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { importsOf, isTest } from './structure/read-imports.ts'

/** The tools of the worker, each with what serves it alone outside its folder. */
const tools: Readonly<Record<string, readonly string[]>> = {
  gallery: [],
  editor: ['client/editor-app'],
  drill: ['commands/drill'],
}

/** Where a tool is listed: the lines that go with it. */
const lists = ['worker/index.ts', 'worker/local.ts', 'worker/tests/setup/test-site.ts']

const filesOf = (folder: string) =>
  execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean)

/** Takes the lines of a tool out of a list: its import, and its name in an array. */
const withoutTool = (text: string, tool: string) =>
  text
    .replace(new RegExp(`^import .*/tools/${tool}/.*\n`, 'gm'), '')
    .replace(/\[[^\]]*\]/g, list => list.replace(new RegExp(`(?:, )?\\b${tool}\\b`), '').replace('[, ', '['))

/**
 * Deletes files, and the tests that import one of them, directly or not. Throws with the names of product files that do: they could not do without
 * the tool.
 */
function removeWithTests(root: string, paths: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed)
  const imports = paths
    .filter(path => /\.tsx?$/.test(path) && !gone.has(path))
    .flatMap(path => importsOf(path, readFileSync(join(root, path), 'utf8')))
  for (let size = 0; size < gone.size; ) {
    size = gone.size
    for (const { from, to } of imports) if (gone.has(to) && isTest(from)) gone.add(from)
  }
  const needing = imports.filter(({ from, to }) => gone.has(to) && !gone.has(from))
  if (needing.length) throw new Error(needing.map(({ from, to }) => `${from} imports ${to}`).join('\n'))
  for (const path of gone) rmSync(join(root, path), { force: true })
  return [...gone]
}

/** Copies the project without its tools, and checks what is left: types, build, and the tests of core and features. */
function check(): void {
  const root = mkdtempSync(join(tmpdir(), 'without-tools-'))
  try {
    for (const path of filesOf('.')) cpSync(path, join(root, path))
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    for (const tool of Object.keys(tools))
      for (const list of lists)
        writeFileSync(join(root, list), withoutTool(readFileSync(join(root, list), 'utf8'), tool))
    const folders = Object.entries(tools).flatMap(([tool, others]) => [`worker/tools/${tool}`, ...others])
    const paths = filesOf('.')
    const removed = paths.filter(path => folders.some(folder => path.startsWith(`${folder}/`)))
    const all = removeWithTests(root, paths, removed)
    for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true })
    console.log(`${removed.length} files of tools and ${all.length - removed.length} tests of them are gone`)
    const run = (...[program, ...options]: [string, ...string[]]) =>
      execFileSync(program, options, { cwd: root, stdio: 'inherit' })
    run('tsc', '-b', 'worker', 'blocks', 'client')
    run('vite', 'build', '--logLevel', 'warn')
    run('vitest', 'run', '--reporter=dot', '--silent=true', 'worker/core', 'worker/features')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

check()
