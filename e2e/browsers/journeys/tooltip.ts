import type { Journey } from '../journey.ts'
import { untilEnhanced, untilGone, untilVisible } from '../page.ts'

export const journey: Journey = {
  name: 'a note opens by the pointer, stays in the window, and closes by Escape and by a click beside it',
  async run(page) {
    const isInWindow = (selector: string) => {
      const { left, right, top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    }
    const note = 'main [popover]:popover-open'
    await page.open('/_gallery/hint/default/')
    await untilEnhanced(page, 'main button[popovertarget]')
    await page.click('main button[popovertarget]')
    await untilVisible(page, note)
    await page.until('it is in the window', isInWindow, note)
    await page.press('Escape')
    await untilGone(page, note)
    await page.click('main button[popovertarget]')
    await untilVisible(page, note)
    await page.clickAt({ x: 5, y: 400 })
    await untilGone(page, note)
  },
}
