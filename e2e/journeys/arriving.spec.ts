import { samplesOf } from '../full-size.ts'
import { type InPieces, serveInPieces } from '../in-pieces.ts'
import { expect, layoutShift, test as siteTest } from '../site.ts'
import { testSite } from '../test-site.ts'

const test = siteTest.extend<{ site: InPieces }>({
  // Playwright reads from the pattern which fixtures this one needs.
  // biome-ignore lint/correctness/noEmptyPattern: it needs none
  async site({}, use) {
    const site = await serveInPieces(testSite.url)
    await use(site)
    await site.close()
  },
  async baseURL({ site }, use) {
    await use(site.origin)
  },
})

for (const [content, path] of samplesOf(
  [
    ['a table', '/datenschutz/'],
    ['little more than its footer', '/newsletter/opt-in-success/'],
    ['pictures that stand before their words', '/hochschule/lehrende/linh-tran/'],
    ['a bar at the end of the screen', '/bachelor/informatik/fernstudium/'],
  ] as const,
  2,
))
  test(`while a page with ${content} arrives, what is seen of it stays @mobile-full`, async ({
    page,
    site,
  }) => {
    const whole = page.waitForEvent('load')
    await page.goto(path, { waitUntil: 'commit' })
    do {
      // A piece is laid out and painted.
      await page.evaluate(
        () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    } while (site.sendNext())
    await whole
    await expect(page.locator('main > :last-child')).toHaveCSS('visibility', 'visible')
    expect(await layoutShift(page)).toEqual([])
  })
