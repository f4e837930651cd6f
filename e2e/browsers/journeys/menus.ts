import type { Journey } from '../journey.ts'
import { hasFocus, untilGone, untilVisible } from '../page.ts'

const area = 'header nav summary'
const opener = 'header button[popovertarget]:not(nav button)'

export const journey: Journey = {
  name: 'the areas of the menu open below the bar, the menu of small windows opens as a sheet',
  async run(page) {
    await page.open('/')
    await page.click(area)
    await untilVisible(page, 'header nav details[open] li > a')
    await page.press('Escape')
    await untilGone(page, 'header nav details[open]')
    await page.until('the focus is back', hasFocus, area)

    await page.resize(447)
    await page.click(opener)
    await untilVisible(page, 'header nav:popover-open summary')
    await page.until('the focus is in the menu', hasFocus, 'header nav:popover-open button')
    await page.press('Escape')
    await untilGone(page, 'header nav:popover-open')
    await page.until('the focus is on its button', hasFocus, opener)
  },
}
