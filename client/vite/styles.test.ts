import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type BuildCache, openBuildCache } from './build-cache.ts'
import { readRules } from './style-rules.ts'
import { createStyleGenerator, nameClasses } from './styles.ts'

let folder: string
let cache: BuildCache
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'))
  cache = openBuildCache(import.meta.filename, folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The utilities of a text, as a new run finds them. */
const generate = async (text: string) => {
  const generator = await createStyleGenerator(cache)
  return [...(await generator({ name: 'view', text }, false)).matched].sort()
}

it('each run finds the same utilities, and those of new words', async () => {
  expect(await generate('<p className="sr-only greeting">')).toEqual(['sr-only'])
  expect(await generate('<p className="sr-only greeting">')).toEqual(['sr-only'])
  expect(await generate('<p className="sr-only greeting hidden">')).toEqual(['hidden', 'sr-only'])
})

it('a word that named no utility before is not tried again', async () => {
  cache.write('plain-words', [], 'hidden')
  expect(await generate('<p className="sr-only hidden">')).toEqual(['sr-only'])
})

it('the sheet of the site has all rules, in their order, and no font face, of which each page has those of its theme', () => {
  const css =
    '.a{color:red}@font-face{font-family:"serif-late";src:url(/f.woff2)}@media print{.b{margin:0}}.a{top:0}'
  const rules = readRules(css, { elements: new Set(), faceTokens: () => ['theme:default'] })
  const { text, href } = nameClasses(
    { rules, text: '', href: '', islands: {}, enhancements: {}, names: {} },
    { a: 'z' },
  )
  expect(text).toBe('.z{color:red}@media print{.b{margin:0}}.z{top:0}')
  expect(href).toMatch(/^\/assets\/site-\w+\.css$/)
})
