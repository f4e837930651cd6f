import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test'
import { declinedOn } from './decision.ts'
import { test as base } from './site.ts'
import { testSite } from './test-site.ts'

/** One window for the browser of each worker. A worker fixture would give these tests workers of their own. */
const windows = new WeakMap<Browser, Promise<Page>>()

async function openWindow(browser: Browser, options: Partial<PlaywrightTestOptions>): Promise<Page> {
  const { baseURL = testSite.url, viewport = null, userAgent = '' } = options
  const { deviceScaleFactor = 1, isMobile = false, hasTouch = false } = options
  const screen = { viewport, deviceScaleFactor, isMobile, hasTouch }
  const context = await browser.newContext({ baseURL, ...screen, ...(userAgent && { userAgent }) })
  return context.newPage()
}

/** Makes the browser request each file again, as on a first visit. Resolves to the function that ends this. */
async function withoutCache(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return () => session.detach()
}

/**
 * For tests that load a page and read it: they run one after the other in a window that each worker opens once. A window with its process
 * costs as much as a load, and a shared process compiles each script once. Cookies, routes and size are those of a new window. Storage
 * and cached files stay, except for a test with `isFirstVisit` and for one that routes requests.
 */
export const test = base.extend<{ window: Page; isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  async window({ browser }, use, { project }) {
    const window = windows.get(browser) ?? openWindow(browser, project.use)
    windows.set(browser, window)
    await use(await window)
  },
  async context({ window, hasDecided }, use) {
    const context = window.context()
    await context.clearCookies()
    if (hasDecided) await context.addCookies(declinedOn(testSite.origins))
    await use(context)
  },
  // Depends on the context, which has the cookies.
  async page({ window, context, viewport, isFirstVisit }, use) {
    // The previous test's page may still send requests, which would be counted in this test, so another page is loaded first. An empty
    // page would end the process behind the window.
    await window.goto('/robots.txt')
    if (viewport) await window.setViewportSize(viewport)
    const cacheAgain = isFirstVisit ? await withoutCache(context, window) : undefined
    await use(window)
    await cacheAgain?.()
    await window.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
