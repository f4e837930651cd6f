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
const sizes = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
]

/** PostScript names of the fonts on the device that an element's text is drawn with, as the browser took them. */
async function localFontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ postScriptName }) => postScriptName)
}

/** The width of a sentence in the fallback as a share of that in the page's own web font, at a weight. */
const shareOf = (page: Page, font: string, weight: number) =>
  page.evaluate(
    async ([name, boldness]) => {
      const { href } = document.querySelector<HTMLLinkElement>('link[as="font"]')!
      const face = new FontFace('measured', `url(${href})`, { weight: '400 900' })
      document.fonts.add(await face.load())
      const context = document.createElement('canvas').getContext('2d')!
      const widthIn = (family: string) => {
        context.font = `${boldness} 100px "${family}"`
        return context.measureText(
          'Ob Fernstudium oder duales Studium: du entscheidest, wie du bei uns lernst.',
        ).width
      }
      return widthIn(`${name}-arial`) / widthIn('measured')
    },
    [font, weight] as const,
  )

for (const { name, url, font } of places)
  for (const viewport of sizes)
    test.describe(`${name} at ${viewport.width} px`, () => {
      test.use({ viewport, ...(url.startsWith('http') && { baseURL: url }) })
      test.beforeEach(({ page }) => askForWebp(page))

      test('nothing moves in a first visit on slow 4G', async ({ page }) => {
        await slowNetwork(page)
        await page.goto(url, { waitUntil: 'load' })
        await page.evaluate(() => document.fonts.ready)
        expect(await layoutShift(page)).toBe(0)
      })

      test('without the web font bold is a bold font, and text is as wide', async ({ page }) => {
        const { promise: held, resolve: release } = Promise.withResolvers<void>()
        await page.route(/\.woff2$/, async route => {
          await held
          await route.continue()
        })
        await page.goto(url, { waitUntil: 'domcontentloaded' })
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
          .toBe(1)
        expect((await localFontsOf(page, 'h1')).join()).toMatch(/Bold/)
        release()
        await page.evaluate(() => document.fonts.ready)
        for (const weight of [400, 500, 600, 650, 700, 750])
          expect(Math.abs((await shareOf(page, font, weight)) - 1), String(weight)).toBeLessThan(0.02)
        expect(await layoutShift(page)).toBe(0)
      })
    })
