import type { Page } from '@playwright/test'
import { isFontSet, markSeenTexts, readLocalFonts } from '../fonts.ts'
import { isFullSize, samplesOf } from '../full-size.ts'
import { expect, layoutShift, test } from '../site.ts'
import { slowNetwork } from '../slow-network.ts'
import { testSite } from '../test-site.ts'

interface Place {
  readonly name: string
  readonly host?: string
  readonly path?: string
  readonly font: string
}

const programme = '/bachelor/betriebswirtschaftslehre/fernstudium/'
/** The first three have a font each. */
const places: readonly Place[] = [
  { name: 'home', font: 'source-sans' },
  { name: 'home in maple_blaze', host: 'ds.localhost', font: 'inter' },
  { name: 'home in rust', host: 'rust.localhost', font: 'work-sans' },
  { name: 'home in texas_rose', host: 'texas-rose.localhost', font: 'source-sans' },
  { name: 'a programme', path: programme, font: 'source-sans' },
]
const sizes = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 412, height: 823 },
]

/** Holds fonts back; returns the function that releases them. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens a page whose font is delayed, and waits until it has been painted without it. */
async function openPainted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
}

/** The width of a sentence in the fallback as a share of that in the page's own web font, at a weight. */
const shareOf = (page: Page, font: string, weight: number) =>
  page.evaluate(
    async ([name, boldness]) => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
      const faces = rules.filter(rule => rule instanceof CSSFontFaceRule).map(({ style }) => style)
      const own = faces.find(style => style.getPropertyValue('font-family').replaceAll('"', '') === name)!
      const face = new FontFace('measured', own.getPropertyValue('src'), { weight: '400 900' })
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

/** The font weights of the page's text: it declares fallback faces only for these. */
const weightsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const texts = [...document.body.querySelectorAll('*')].filter(hasText)
    return [...new Set(texts.map(element => Number(getComputedStyle(element).fontWeight)))]
  })

/** All layout shift of a page, however small. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let total = 0
        new PerformanceObserver(list => {
          // The type is not in the DOM library yet.
          for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
      }),
  )

for (const top of samplesOf([500, 2200], 1))
  test(`nothing moves where a visitor has scrolled by ${top} px when the font comes`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const releaseFonts = await holdFonts(page)
    await openPainted(page, programme)
    await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
    releaseFonts()
    await expect.poll(() => isFontSet(page)).toBe(true)
    expect(await layoutShift(page)).toEqual([])
  })

test('a table that comes into view while the font is set does not move', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const releaseFonts = await holdFonts(page)
  await openPainted(page, '/hochschule/lehrende/')
  await page.evaluate(() => {
    const block = document.querySelector('table')!.closest<HTMLElement>('main > *')!
    // Above the viewport, so that it is set after the blocks near it, and before the distant ones.
    const first = document.querySelector('main > *')!
    const scroll = (top: number) => scrollBy({ top, behavior: 'instant' })
    scroll(block.getBoundingClientRect().top - 1.4 * innerHeight)
    new MutationObserver((_, observer) => {
      observer.disconnect()
      scroll(innerHeight)
    }).observe(first, { attributes: true, attributeFilter: ['style'] })
  })
  releaseFonts()
  await expect.poll(() => isFontSet(page)).toBe(true)
  await expect(page.locator('table').first()).toBeInViewport()
  expect(await shiftOf(page)).toBeLessThan(0.00002)
})

// Each place has one size, all in `npm run test:full`.
for (const [place, { name, host = '127.0.0.1', path = '/', font }] of samplesOf(places, 1).entries())
  test.describe(name, () => {
    test.use({ baseURL: `http://${host}:${testSite.port}` })

    for (const viewport of sizes.filter((_, index) => isFullSize || index === place % sizes.length))
      test(`the font that comes after the first paint is set, and nothing moves, at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await slowNetwork(page)
        const releaseFonts = await holdFonts(page)
        await openPainted(page, path)
        releaseFonts()
        expect(await markSeenTexts(page)).toBeGreaterThan(5)
        await expect.poll(() => readLocalFonts(page, '[data-seen]'), { timeout: 15_000 }).toEqual([])
        await page.waitForLoadState('load')
        expect(await layoutShift(page)).toEqual([])
      })

    test('nothing moves whenever the line brings the font', async ({ page }) => {
      await slowNetwork(page)
      await page.goto(path, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      expect(await layoutShift(page)).toEqual([])
    })

    test('without the web font bold is a bold font, and text is as wide', async ({ page }) => {
      const releaseFonts = await holdFonts(page)
      await openPainted(page, path)
      expect((await readLocalFonts(page, 'h1')).join()).toMatch(/Bold/)
      releaseFonts()
      const weights = await weightsOf(page)
      expect(weights).toContain(400)
      expect(weights.some(weight => weight >= 600)).toBe(true)
      for (const weight of weights)
        expect(Math.abs((await shareOf(page, font, weight)) - 1), String(weight)).toBeLessThan(0.02)
    })
  })
