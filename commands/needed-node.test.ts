import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const guard = join(import.meta.dirname, 'needed-node.cjs')

/** Output before a script with a Node version; empty where the script would run. */
function printedBy(version: string): string {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })
Object.defineProperty(process, 'version', { value: 'v${version}' })`
  const { stderr, status } = spawnSync(process.execPath, ['-e', `${pretend}; require('${guard}')`])
  expect(status).toBe(stderr.length ? 1 : 0)
  return stderr.toString()
}

it.each(['18.20.8', '20.20.2', '22.17.1', '23.5.0', '24.7.0'])('Node %s is refused in one line', version => {
  expect(printedBy(version)).toMatch(
    new RegExp(`^Node >=24\\.8 is needed, and .* is v${version}: install the version in \\.nvmrc .*\\n$`),
  )
})

it.each(['24.8.0', '24.21.0', '26.1.0'])('Node %s runs the scripts', version => {
  expect(printedBy(version)).toBe('')
})

it('each script checks its Node first', () => {
  const first = /^(?:exec node -r \.\/commands\/needed-node\.cjs |node commands\/needed-node\.cjs && )/
  expect(Object.entries(manifest.scripts).filter(([, command]) => !first.test(command))).toEqual([])
})

it('the versions that are named and packaged are such a Node', () => {
  const named = readFileSync('.nvmrc', 'utf8').trim()
  for (const packaged of Object.values(manifest.optionalDependencies)) {
    expect(packaged).toMatch(new RegExp(`^${named}\\.`))
    expect(printedBy(packaged)).toBe('')
  }
})
