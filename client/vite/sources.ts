import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
