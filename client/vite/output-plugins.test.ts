import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { createBuilder } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveOutSecrets } from './output-plugins.ts'

const secret = 'a-secret-of-this-machine'

let root: string
beforeEach(() => {
  // Modules of the worker are found from here only.
  mkdirSync('.wrangler', { recursive: true })
  root = resolve(mkdtempSync('.wrangler/secrets-'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('a built worker has no secret of .dev.vars beside it or in it', async () => {
  const config = { name: 'site', main: 'index.js', compatibility_date: '2026-10-20' }
  writeFileSync(join(root, 'wrangler.json'), JSON.stringify(config))
  writeFileSync(join(root, 'index.js'), 'export default { fetch: () => new Response() }')
  writeFileSync(join(root, '.dev.vars'), `LINK_SECRET=${secret}\n`)
  const plugins = [leaveOutSecrets(), cloudflare({ configPath: join(root, 'wrangler.json') })]
  const builder = await createBuilder({ root, configFile: false, logLevel: 'error', plugins }, null)
  await builder.buildApp()
  const files = globSync('dist/**/{*,.*}', { cwd: root, withFileTypes: true })
    .filter(file => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(files.map(file => file.split('/').at(-1))).toEqual(
    expect.arrayContaining(['index.js', 'wrangler.json']),
  )
  expect(files.filter(file => readFileSync(file, 'utf8').includes(secret))).toEqual([])
})
