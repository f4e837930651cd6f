import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The scripts of a built worker. */
export interface Bundle {
  readonly code: string
  /** The sources that it is made of, by path in the project. */
  readonly sources: readonly string[]
}

const readAll = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map(file => readFileSync(join(folder, file), 'utf8'))

/** Reads the scripts in a folder and the source maps beside them. */
export function readBundle(folder: string): Bundle {
  const maps = readAll(folder, '**/*.js.map').map(text => JSON.parse(text) as { sources: string[] })
  return {
    code: readAll(folder, '**/*.js').join('\n'),
    sources: maps.flatMap(({ sources }) => sources.map(source => source.replace(/^(?:\.\.\/)+/, ''))),
  }
}
