import { execFileSync } from 'node:child_process'

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
