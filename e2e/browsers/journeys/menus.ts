import type { Journey } from '../journey.ts'
import { untilGone, untilVisible } from '../page.ts'

export const journey: Journey = {
  name: 'the areas of the menu open below the bar, the menu of small windows opens as a sheet',
  async run(page) {
    await page.open('/')
    await page.click('.site-area > summary')
    await untilVisible(page, '.site-area[open] .site-area-link')
    await page.press('Escape')
    await untilGone(page, '.site-area[open]')
    await page.until('the focus is back', () => document.activeElement?.matches('.site-area > summary'))

    await page.resize(447)
    await page.click('.site-header-menu')
    await untilVisible(page, '.site-nav:popover-open .site-entry')
    await page.press('Escape')
    await untilGone(page, '.site-nav:popover-open')
    await page.until('the focus is on its button', () => document.activeElement?.matches('.site-header-menu'))
  },
}
