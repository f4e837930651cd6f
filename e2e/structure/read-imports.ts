import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Import {
  /** Path of the importing file from the project's root. */
  readonly from: string
  /** Path of the imported file; the bare name of a package. */
  readonly to: string
  /** The import does not exist at run time. */
  readonly isType: boolean
}

// `import type { X } from 'y'`, `import 'y'`, `export * from 'y'`, `import('y')`.
const statement =
  /^(?:import|export)\s+(type\s)?(?:[^;'"`]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

/** The imports of a file, types too. Specifiers carry their extension, so that a relative one is a path. */
export function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(([, type, named, dynamic]) => {
    const target = (named ?? dynamic)!.replace(/\?.*$/, '')
    const to = target.startsWith('.') ? join(dirname(path), target) : target
    return { from: path, to, isType: type !== undefined }
  })
}

/** Tests, and files that only tests use. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\/|^worker\/tests\//.test(path)

/** All source files of the product, without tests. */
export const readSourcePaths = (): readonly string[] =>
  globSync('{worker,client,blocks}/**/*.{ts,tsx}')
    .filter(path => !isTest(path) && !path.endsWith('.d.ts'))
    .sort()

/** All imports of the product's source files. */
export const readImports = (): readonly Import[] =>
  readSourcePaths().flatMap(path => importsOf(path, readFileSync(path, 'utf8')))
