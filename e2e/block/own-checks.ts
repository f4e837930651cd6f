// First, so that the browser starts meanwhile.
import './browser.ts'
import { globSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fixture } from '../../blocks/_kit/fixture.ts'
import { themeNames } from '../../blocks/_kit/themes/all.ts'
import { assemblePage } from '../../worker/core/page/assemble.ts'
import { validateBlock } from '../../worker/core/page/registry.ts'
import { blockIslands, blockViews } from '../../worker/core/page/render/registry.ts'
import { createPageRenderer } from '../../worker/core/page/render/renderer.ts'
import { sendPage } from '../../worker/core/page/render/send.ts'
import { createStyles } from '../../worker/core/page/render/styles.ts'
import { fixtureFacts, sampleFacts } from '../../worker/core/page/sample-facts.ts'
import { createAxe, ofThePage, ofTheTheme, violationsOf } from '../axe.ts'
import { emptyPicture, writeDocument } from '../gallery-blocks.ts'
import { leavingBlock, shippingServerCode } from '../structure/block-imports.ts'
import { importsOf, isTest } from '../structure/read-imports.ts'
import { starting } from './browser.ts'

/** Set by `run.ts`. */
const block = process.env.BLOCK ?? ''

describe('imports', () => {
  const imports = globSync(`blocks/${block}/**/*.{ts,tsx}`)
    .filter(path => !isTest(path))
    .flatMap(path => importsOf(path, readFileSync(path, 'utf8')))
    .filter(({ isType }) => !isType)

  it('lead to its own files and the kit', () => {
    expect(leavingBlock(imports)).toEqual([])
  })

  it('of what runs in the browser lead to no view and no schema', () => {
    expect(shippingServerCode(imports)).toEqual([])
  })
})

const fixturesOf = import.meta.glob<readonly Fixture[]>('../../blocks/*/fixtures.ts', { import: 'fixtures' })

const renderer = createPageRenderer({
  views: blockViews,
  islands: blockIslands,
  validate: validateBlock,
  log: () => undefined,
  account: () => undefined,
})
const styles = createStyles()

/** All fixtures of the block in one document, as the gallery has them. */
async function documentOf(theme: string): Promise<string> {
  const fixtures = (await fixturesOf[`../../blocks/${block}/fixtures.ts`]?.()) ?? []
  const body = fixtures.map(({ content }) => content)
  const page = assemblePage({ status: 200, anchor: {}, body, header: undefined, footer: undefined })
  const facts = sampleFacts({ theme, language: 'de', now: Date.UTC(2026, 10, 21, 8) })
  const own = fixtures.length === 1 && fixtureFacts(fixtures[0]!)
  const slots = renderer.slots(page, { ...facts, ...own })
  const sent = await sendPage(slots, { styles, theme, build: '', query: () => '', allStyles: true })
  return sent.body.kind === 'whole'
    ? new TextDecoder().decode(sent.body.write())
    : new Response(sent.body.stream).text()
}

/** Pictures are empty, and there are no scripts and fonts: the server's markup and styles are checked. */
const answerEmpty = (page: Page): Promise<unknown> =>
  page.route('**/*', route =>
    /\/pictures\/|\/media\/|\.svg$/.test(route.request().url())
      ? route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture })
      : route.fulfill({ contentType: 'text/html', body: '' }),
  )

const count = themeNames.length / 2
const halves = [themeNames.slice(0, count), themeNames.slice(count)]

describe('fixtures in the browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await starting
  })
  afterAll(() => browser.close())

  // Two windows with a process each: the other tests end before, and leave a core idle.
  describe.concurrent.each(halves)('half of the themes', (...themes) => {
    let page: Page
    beforeAll(async () => {
      page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' })
      await answerEmpty(page)
      await page.goto('http://localhost/')
    })

    it.each(themes)('are accessible in %s', { concurrent: false }, async theme => {
      await writeDocument(page, await documentOf(theme))
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
      const axe = await createAxe(page)
      const checks = theme === themeNames[0] ? axe.disableRules(ofThePage) : axe.withRules(ofTheTheme)
      expect(await violationsOf(checks, block)).toEqual([])
    })
  })
})
