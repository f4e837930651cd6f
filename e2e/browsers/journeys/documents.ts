import type { Journey } from '../journey.ts'
import { seeUntil, untilNavigator, untilPath } from '../page.ts'

/**
 * The back/forward cache of both engines, whose positions are restored at different moments. Blocks that wait for the viewport still
 * wait when the page comes back.
 */
export const journey: Journey = {
  name: 'away to another document and back, twice, to the same place; blocks still start when they are seen',
  async run(page) {
    const isAt = (top: number) => Math.abs(scrollY - top) < 1
    await page.open('/bachelor/')
    await untilNavigator(page)
    await page.evaluate(() => scrollTo(0, 900))
    await page.until('the page is scrolled', isAt, 900)
    await page.follow('/api/health')
    await untilPath(page, '/api/health')
    await page.evaluate(() => history.back())
    await untilPath(page, '/bachelor/')
    await page.until('the place is found', isAt, 900)
    await page.evaluate(() => history.forward())
    await untilPath(page, '/api/health')
    await page.evaluate(() => history.back())
    await untilPath(page, '/bachelor/')
    await page.until('the place is found again', isAt, 900)
    await seeUntil(page, '[data-enhance="tab-bar"]', '[data-enhance="tab-bar"][data-enhanced]')
  },
}
