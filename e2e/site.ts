import { test as base, expect, type Page } from '@playwright/test'

/** A test that fails when a page writes to the console, or sends a request to another site. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const messages: string[] = []
      // The browser itself reports the status of a page that is meant to be a 404.
      page.on('console', message => {
        if (!/the server responded with a status of 404/.test(message.text()))
          messages.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', error => messages.push(`error: ${error.message}`))
      page.on('request', request => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin)
          messages.push(`request to ${origin}`)
      })
      await use(undefined)
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Brings every interactive block into view, so that all islands that wait for the viewport have started. */
export const seeAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (const island of document.querySelectorAll('x-island')) {
      const control = island.firstElementChild
      // Some controls are only there when they have something to do.
      if (!control?.checkVisibility({ visibilityProperty: true }) || !control.getClientRects().length)
        continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      if (island.getAttribute('on') !== 'visible') continue
      const deadline = performance.now() + 10_000
      while (!island.hasAttribute('data-mounted')) {
        if (performance.now() > deadline) throw new Error(`${island.getAttribute('name')} has not started`)
        await frame()
      }
    }
  })

/** Pictures come as WebP: the local media service takes up to ten seconds for a large AVIF, which takes the same place on a page. */
export const askForWebp = (page: Page): Promise<unknown> =>
  page.route(/\/media\/[^/]*f_avif/, route =>
    route.continue({ url: route.request().url().replace('f_avif', 'f_webp') }),
  )

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** The sum of layout shifts since the page began to load (Layout Instability API). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let total = 0
        new PerformanceObserver(list => {
          // The type is not in the DOM library yet.
          for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
            if (!hadRecentInput) total += value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(total), 0))
      }),
  )
