import type { Journey } from '../journey.ts'
import { untilNavigator, untilPath } from '../page.ts'

/** Firefox aborts a page's requests as soon as another document is requested, WebKit when that arrives. */
export const journey: Journey = {
  name: 'who leaves a page while it loads something comes to where they wanted to go',
  expected: /dynamically imported module|importing a module script/i,
  async run(page) {
    const chunk = page.hold(/\/assets\/mount-/)
    await page.open('/')
    await page.until('the blocks wait to be seen', () => customElements.get('x-island') !== undefined)
    await page.evaluate(() => document.querySelector('x-island[on="visible"] > *')?.scrollIntoView())
    await chunk.untilAsked()
    const next = page.hold(/^\/api\/health/)
    // Drivers that wait for the next document answer when it has arrived.
    const following = page.follow('/api/health')
    await next.untilAsked()
    next.release()
    await following
    await untilPath(page, '/api/health')
    chunk.release()

    const payload = page.hold(/\/master\/_payload/)
    await page.open('/bachelor/')
    await untilNavigator(page)
    await page.follow('/master/')
    await payload.untilAsked()
    await page.follow('/api/health')
    await untilPath(page, '/api/health')
    payload.release()
    await untilPath(page, '/api/health')
    // The policy of an answer without scripts forbids to report, too.
    await page.open('/')
  },
}
