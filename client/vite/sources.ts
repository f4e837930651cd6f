import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

/** The files of these patterns below `root`, sorted, so that builds are the same on every machine. */
export function readSources(root: string, patterns: readonly string[]): { path: string; text: string }[] {
  return patterns
    .flatMap(pattern => globSync(pattern, { cwd: root }))
    .filter(path => !/\.test\.tsx?$/.test(path))
    .map(path => path.replaceAll('\\', '/'))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Ten characters that change with the content. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 10)
}

const inputs = ['blocks/**/*.{ts,tsx,css}', 'worker/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}']

export interface BuildId {
  /** The id of the sources below `root`: ten characters that change with any source of the site. */
  of(root: string): string
  /** Forces the next read of the id to read the sources again; a development server calls it after each edit. */
  forget(): void
  /** Whether the id changes with a file, by its path from the root. */
  isMadeOf(path: string): boolean
}

/** The id of a build. The sources are read once: several readers need their id after an edit. */
export function createBuildId(): BuildId {
  let id: string | undefined
  return {
    of(root) {
      id ??= contentHash(...readSources(root, inputs).map(source => source.text))
      return id
    },
    forget() {
      id = undefined
    },
    isMadeOf: path => inputs.some(pattern => matchesGlob(path, pattern)),
  }
}
