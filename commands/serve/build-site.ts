import { spawnSync } from 'node:child_process'

/** Builds the site that a command serves. It takes some seconds: to be called once the words of the command are right. Throws where it fails. */
export function buildSite(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed.')
}
