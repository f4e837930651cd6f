import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'

/** Files below `root` that differ from a commit, and new ones that git does not ignore; without those that were deleted. */
export function changedFiles(commit: string, root = '.'): readonly string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean)
  return [
    ...list('diff', '--name-only', '--diff-filter=d', '--relative', commit, '--'),
    ...list('ls-files', '--others', '--exclude-standard'),
  ]
}

const hashes = v.record(v.string(), v.string())

/** Hashes of the files of the project, by their paths. */
export type FileHashes = v.InferOutput<typeof hashes>

/** The files below `root` that git knows or does not ignore, as they are. */
export function readHashes(root = '.'): FileHashes {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const paths = [...new Set(listed.split('\0'))].filter(path => path && existsSync(join(root, path)))
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex')
  return Object.fromEntries(paths.map(path => [path, hashOf(path)]))
}

/** The files as they were when all tests passed; undefined where none did, or the record cannot be read. */
export function readPassed(record: string): FileHashes | undefined {
  try {
    return v.parse(hashes, JSON.parse(readFileSync(record, 'utf8')))
  } catch {
    return undefined
  }
}

export function writePassed(record: string, files: FileHashes): void {
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, JSON.stringify(files))
}

/**
 * The files whose tests have to run again, because they are new or differ. Undefined for all: where no run has passed, a file is gone, or one has
 * changed that is neither code, which is imported, nor a document, which tests read that always run.
 */
export function filesToTest(before: FileHashes | undefined, now: FileHashes): readonly string[] | undefined {
  if (!before || Object.keys(before).some(path => !Object.hasOwn(now, path))) return undefined
  const changed = Object.keys(now).filter(path => before[path] !== now[path])
  const isFound = (path: string) => /\.(?:tsx?|md)$/.test(path) && !/\.config\.ts$|\.d\.ts$/.test(path)
  return changed.every(isFound) ? changed : undefined
}
