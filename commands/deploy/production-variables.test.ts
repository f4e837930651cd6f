import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { productionVariables } from './production-variables.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'configuration-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A configuration whose production has these lines as its variables. */
function configurationWith(lines: string): string {
  const path = join(folder, 'wrangler.toml')
  writeFileSync(path, `name = "site"\n[vars]\n${lines}\n`)
  return path
}

it('the variables of production are those of the configuration, and those of this project can be deployed', () => {
  const path = configurationWith('SITE_ORIGIN = "https://www.example.org"\nSITE_UNIT = "ds"')
  expect(productionVariables(path)).toEqual({ SITE_ORIGIN: 'https://www.example.org', SITE_UNIT: 'ds' })
  expect(productionVariables('wrangler.toml')).toMatchObject({ ENVIRONMENT: 'production' })
})

it.each([
  ['SITE_HOSTS = "{"', 'SITE_HOSTS: not JSON'],
  ['SITE_ORIGIN = "www.example.org"', 'SITE_ORIGIN: Invalid URL'],
  ['SUBMISSION_RETENTION_DAYS = 180', 'SUBMISSION_RETENTION_DAYS: Invalid type: Expected string'],
  ['SITE_ORIGN = "https://www.example.org"', 'there is no variable SITE_ORIGN'],
])('production with %s is not deployed', (lines, reason) => {
  expect(() => productionVariables(configurationWith(lines))).toThrow(`wrangler.toml, [vars]: ${reason}`)
})
