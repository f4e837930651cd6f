import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of the project that a check may change. */
export interface ProjectCopy {
  /** Paths of its files from its root, as the project has them. */
  readonly paths: readonly string[]
  read(path: string): string
  write(path: string, text: string): void
  /** Removes files and folders. */
  remove(paths: Iterable<string>): void
  /** Runs a program of the project in the copy, and shows its output. Throws where it fails. */
  run(program: string, ...options: readonly string[]): void
}

const filesOfProject = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(path => path && existsSync(path))

/** Lets a check work on a copy of the project, with its packages, and deletes the copy. */
export function withProjectCopy(name: string, check: (copy: ProjectCopy) => void): void {
  const root = mkdtempSync(join(tmpdir(), `${name}-`))
  try {
    const paths = filesOfProject()
    for (const path of paths) cpSync(path, join(root, path))
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    check({
      paths,
      read: path => readFileSync(join(root, path), 'utf8'),
      write: (path, text) => writeFileSync(join(root, path), text),
      remove(removed) {
        for (const path of removed) rmSync(join(root, path), { recursive: true, force: true })
      },
      run: (program, ...options) => void execFileSync(program, options, { cwd: root, stdio: 'inherit' }),
    })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
