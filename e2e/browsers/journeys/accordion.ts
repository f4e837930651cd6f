import type { Journey } from '../journey.ts'
import { untilGone, untilVisible } from '../page.ts'

export const journey: Journey = {
  name: 'questions open and close by pointer and keyboard',
  async run(page) {
    await page.open('/bachelor/')
    const closed = 'main details:not([open]):has(> summary > :is(h2, h3, h4))'
    await page.evaluate(selector => {
      document.querySelector(selector)!.id = 'question'
    }, closed)
    await page.click('#question > summary')
    await untilVisible(page, '#question[open] > :not(summary)')
    await page.press('Enter')
    await untilGone(page, '#question[open]')
    await page.press('Enter')
    await untilVisible(page, '#question[open] > :not(summary)')
  },
}
