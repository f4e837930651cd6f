import type { Journey } from '../journey.ts'
import { seeUntil } from '../page.ts'

export const journey: Journey = {
  name: 'tabs follow the pointer and the arrow keys',
  async run(page) {
    const showsOnly = (index: number) => {
      const tabs = [...document.querySelectorAll('[data-tabs] [role="tab"]')]
      return tabs.every((tab, at) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
        const isShown = tab.getAttribute('aria-selected') === 'true' && panel?.checkVisibility()
        return at === index ? isShown : !panel?.checkVisibility()
      })
    }
    await page.open('/')
    await seeUntil(page, '[data-tabs]', '[data-tabs] [role="tab"]')
    await page.until('the first is open', showsOnly, 0)
    await page.click('[data-tabs] [role="tab"]:nth-of-type(2)')
    await page.until('the second is open', showsOnly, 1)
    await page.press('ArrowRight')
    await page.until('the focus has moved on, and opens', () =>
      document.activeElement?.matches('[role="tab"][aria-selected="true"]:not(:nth-of-type(2))'),
    )
  },
}
