import { named } from '../../class-names.ts'
import type { Journey } from '../journey.ts'
import { untilGone, untilVisible } from '../page.ts'

const area = named('.site-area > summary')
const opener = named('.site-header-menu')

/** Sent as text. */
const hasFocus = (selector: string) => document.activeElement?.matches(selector)

export const journey: Journey = {
  name: 'the areas of the menu open below the bar, the menu of small windows opens as a sheet',
  async run(page) {
    await page.open('/')
    await page.click(area)
    await untilVisible(page, named('.site-area[open] .site-area-link'))
    await page.press('Escape')
    await untilGone(page, named('.site-area[open]'))
    await page.until('the focus is back', hasFocus, area)

    await page.resize(447)
    await page.click(opener)
    await untilVisible(page, named('.site-nav:popover-open .site-entry'))
    await page.press('Escape')
    await untilGone(page, named('.site-nav:popover-open'))
    await page.until('the focus is on its button', hasFocus, opener)
  },
}
