import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serveBuild } from './serve-build.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a build whose configuration has a variable that would stop its worker is not served', async () => {
  const vars = { SITE_UNIT: 'ds', SITE_HOSTS: '{' }
  const config = { name: 'site', main: 'index.js', compatibility_date: '2026-10-20', vars }
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'index.js'), 'export default { fetch: () => new Response() }')
  await expect(serveBuild({ folder, variables: {} })).rejects.toThrow('SITE_HOSTS: not JSON')
})
