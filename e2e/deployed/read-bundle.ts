import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The scripts of a built worker. */
export interface Bundle {
  readonly code: string
  /** Its sources, by path in the project. */
  readonly sources: readonly string[]
}

const readAll = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map(file => readFileSync(join(folder, file), 'utf8'))

/** Imports of other scripts that are there before the first one runs; `import()` is not among them. */
const importsOf = (code: string) =>
  [...code.matchAll(/\b(?:from|import) ?["'](\.{1,2}\/[^"']+\.js)["']/g)].map(([, path]) => path!)

/** The scripts, by path in the folder, that run when the worker starts: its entry, with all that it imports. */
export function startScripts(folder: string): ReadonlySet<string> {
  const scripts = new Set(['index.js'])
  for (const script of scripts)
    for (const path of importsOf(readFileSync(join(folder, script), 'utf8')))
      scripts.add(join(dirname(script), path))
  return scripts
}

/** The sources of one script of a built worker. */
export const sourcesOf = (folder: string, script: string): string[] =>
  readSources(readFileSync(join(folder, `${script}.map`), 'utf8'))

const readSources = (map: string) =>
  (JSON.parse(map) as { sources: string[] }).sources.map(source => source.replace(/^(?:\.\.\/)+/, ''))

/** Reads the scripts in a folder and the source maps beside them. */
export function readBundle(folder: string): Bundle {
  return {
    code: readAll(folder, '**/*.js').join('\n'),
    sources: readAll(folder, '**/*.js.map').flatMap(readSources),
  }
}
