import assert from 'node:assert/strict'
import type { Journey } from '../journey.ts'
import { hasFocus } from '../page.ts'

/** The label of the second study model. */
const second = 'fieldset:has([type="radio"]) label:nth-of-type(2)'

/** Presses of Tab up to the tabs, which come first in the document's content. */
const mostPresses = 20

export const journey: Journey = {
  name: 'prices follow the study model, by pointer and arrow keys',
  async run(page) {
    const showsPricesOf = (index: number) => {
      const panels = [...document.querySelectorAll('ul[data-label]')]
      const shown = panels.filter(panel => panel.checkVisibility())
      const isPriced = /\d\s*€/.test((shown[0] as HTMLElement | undefined)?.innerText ?? '')
      return shown.length === 1 && shown[0] === panels[index] && isPriced
    }
    const readAmounts = () =>
      [...document.querySelectorAll('ul[data-label]')].map(
        panel => panel.querySelector('strong')?.textContent,
      )
    await page.open('/_gallery/price-boxes/tabs/')
    const [first, other] = await page.evaluate(readAmounts)
    assert.notEqual(first, other)
    await page.until('the first model has its prices', showsPricesOf, 0)
    // A click gives radio buttons the focus in some engines only, so the keyboard goes there by itself.
    for (let presses = 0; !(await page.evaluate(hasFocus, '[type="radio"]:checked')); presses++) {
      assert.ok(presses < mostPresses, 'Tab reaches the study models')
      await page.press('Tab')
    }
    await page.press('ArrowRight')
    await page.until('the arrow goes to the second', showsPricesOf, 1)
    // Not around the end, where WebKit stops.
    await page.press('ArrowLeft')
    await page.until('the arrow goes back to the first', showsPricesOf, 0)
    await page.click(second)
    await page.until('the second model has its prices', showsPricesOf, 1)
  },
}
