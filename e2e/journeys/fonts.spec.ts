import type { Page } from '@playwright/test'
import { askForWebp, expect, layoutShift, test } from '../site.ts'
import { slowNetwork } from '../slow-network.ts'

interface Place {
  readonly name: string
  readonly url: string
  readonly font: string
}

const places: readonly Place[] = [
  { name: 'home', url: '/', font: 'source-sans' },
  { name: 'a programme', url: '/bachelor/betriebswirtschaftslehre/fernstudium/', font: 'source-sans' },
  { name: 'another theme', url: 'http://ds.localhost:8788/', font: 'inter' },
]
/** Widths of words differ by a few pixels between two fonts: a tenth of what counts as good (Core Web Vitals). */
const mostShift = 0.01
const sizes = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
]

/** Names of the fonts that an element's text is drawn with, as the browser took them; web fonts by their family. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ isCustomFont, postScriptName }) => (isCustomFont ? 'web font' : postScriptName))
}

/** The width of a sentence in a family, at a weight. */
const widthIn = (page: Page, family: string, weight: number) =>
  page.evaluate(
    ([name, boldness]) => {
      const context = document.createElement('canvas').getContext('2d')!
      context.font = `${boldness} 100px ${name}`
      return context.measureText(
        'Ob Fernstudium oder duales Studium: du entscheidest, wie du bei uns lernst.',
      ).width
    },
    [family, weight] as const,
  )

for (const { name, url, font } of places)
  for (const viewport of sizes)
    test.describe(`${name} at ${viewport.width} px`, () => {
      test.use({ viewport, ...(url.startsWith('http') && { baseURL: url }) })
      test.beforeEach(({ page }) => askForWebp(page))

      test('a first visit on slow 4G has the right font within two seconds, and hardly anything moves', async ({
        page,
      }) => {
        await slowNetwork(page)
        await page.goto(url, { waitUntil: 'commit' })
        await page.waitForFunction(family => document.fonts.check(`700 1em "${family}"`), font)
        expect(await page.evaluate(() => performance.now())).toBeLessThan(2000)
        await page.waitForLoadState('load')
        expect(await fontsOf(page, 'h1')).toEqual(['web font'])
        const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
        expect(await widthIn(page, family, 700)).toBe(await widthIn(page, `"${font}"`, 700))
        expect(await layoutShift(page)).toBeLessThan(mostShift)
      })

      test('until the font is there, bold is a bold font; then it takes its place, and hardly anything moves', async ({
        page,
      }) => {
        let release = () => undefined as void
        const held = new Promise<void>(resolve => {
          release = resolve
        })
        await page.route(/\.woff2$/, async route => {
          await held
          await route.continue()
        })
        await page.goto(url, { waitUntil: 'domcontentloaded' })
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
          .toBe(1)
        expect((await fontsOf(page, 'h1')).join()).toMatch(/Bold/)
        expect((await fontsOf(page, '.site-header-label, .site-area-overview')).join()).toMatch(/Bold/)
        release()
        await page.evaluate(family => document.fonts.load(`1em "${family}"`), font)
        for (const weight of [400, 500, 600, 650, 700, 750]) {
          const share =
            (await widthIn(page, `"${font}-arial"`, weight)) / (await widthIn(page, `"${font}"`, weight))
          expect(Math.abs(share - 1), `${weight}: ${share}`).toBeLessThan(0.015)
        }
        await expect.poll(() => fontsOf(page, 'h1')).toEqual(['web font'])
        expect(await layoutShift(page)).toBeLessThan(mostShift)
      })
    })
