import assert from 'node:assert/strict'
import type { Journey } from '../journey.ts'
import { hasFocus, untilVisible } from '../page.ts'

const field = 'main input[type="search"]'
const option = '[role="option"]'

export const journey: Journey = {
  name: 'a search suggests pages for what is typed, and the keyboard follows one',
  async run(page) {
    await page.open('/_gallery/search/default/')
    await page.until(
      'its script is there',
      selector => document.querySelector(selector)?.role === 'combobox',
      field,
    )
    await page.click(field)
    await page.until('the focus is in the field', hasFocus, field)
    await page.type('betrieb')
    await untilVisible(page, option)
    await page.press('ArrowDown')
    await page.until(
      'the first one is marked',
      selector => document.querySelector(selector)?.hasAttribute('data-highlighted'),
      option,
    )
    assert.equal(await page.evaluate(hasFocus, field), true)
    const address = await page.evaluate(
      selector => document.querySelector(selector)!.getAttribute('href'),
      option,
    )
    await page.press('Enter')
    await page.until('its page is shown', wanted => location.pathname + location.search === wanted, address)
  },
}
