import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash } from './sources.ts'

const project = join(import.meta.dirname, '../..')

const relativeImport = /(?:from|import)\s+'(\.{1,2}\/[^']+)'/g

/** A file and all files that it imports, directly or through others; without those of packages. */
function filesBehind(entry: string): readonly string[] {
  const files = new Set([entry])
  for (const file of files)
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(relativeImport))
      files.add(join(dirname(file), specifier!))
  return [...files].sort()
}

/** Changes with the code of a file, with what it imports, and with any installed package. */
const codeHash = (entry: string): string =>
  contentHash(
    readFileSync(join(project, 'package-lock.json')),
    ...filesBehind(entry).map(file => readFileSync(file)),
  )

type Bytes = string | Uint8Array

export interface BuildCache {
  /** The cached result with this name for the same inputs and code; undefined if there is none. */
  read(name: string, inputs: readonly Bytes[]): Uint8Array | undefined
  /** Keeps it for the next runs, in place of what the name had for other inputs or other code. */
  write(name: string, inputs: readonly Bytes[], content: Bytes): void
  /** The stored value, else the value that `make` resolves to. */
  keep(name: string, inputs: readonly Bytes[], make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/**
 * Keeps what a build makes between runs, by the content that it is made of: the inputs that a caller names, the code of `maker`, which makes it,
 * and the versions of all packages.
 */
export function openBuildCache(
  maker: string,
  folder = join(project, 'node_modules/.cache/prospectus'),
): BuildCache {
  const code = codeHash(maker)
  // Lengths keep apart inputs that join to the same bytes.
  const keyOf = (inputs: readonly Bytes[]) =>
    contentHash(code, ...inputs.flatMap(input => [`${input.length} `, input]))

  function read(name: string, inputs: readonly Bytes[]): Uint8Array | undefined {
    try {
      return readFileSync(join(folder, name, keyOf(inputs)))
    } catch {
      return undefined
    }
  }

  function write(name: string, inputs: readonly Bytes[], content: Bytes): void {
    const key = keyOf(inputs)
    const place = join(folder, name)
    try {
      mkdirSync(place, { recursive: true })
      // Another build may read meanwhile: it finds a whole file or none.
      const unfinished = join(place, `${key}-${process.pid}`)
      writeFileSync(unfinished, content)
      renameSync(unfinished, join(place, key))
      for (const other of readdirSync(place))
        if (other.length === key.length && other !== key) rmSync(join(place, other), { force: true })
    } catch {
      // A folder that cannot be written makes the next build slower, and this one no less right.
    }
  }

  return {
    read,
    write,
    async keep(name, inputs, make) {
      const kept = read(name, inputs)
      if (kept) return kept
      const made = await make()
      write(name, inputs, made)
      return made
    },
  }
}
