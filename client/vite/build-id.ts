import { matchesGlob } from 'node:path'
import { contentHash, readSources } from './sources.ts'

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
