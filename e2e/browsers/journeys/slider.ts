import assert from 'node:assert/strict'
import type { Journey } from '../journey.ts'
import { hasFocus } from '../page.ts'

const slider = 'main [role="group"]'
const next = `${slider} button[aria-label="Nächste Folie"]`

/** Whether a slide is wholly in the slider. Sent as text. */
function showsSlide(selector: string, name: string): boolean {
  const box = document.querySelector(selector)!.getBoundingClientRect()
  const slide = document.querySelector(`${selector} li[aria-label="${name}"]`)!.getBoundingClientRect()
  return slide.left >= box.left - 2 && slide.right <= box.right + 2
}

export const journey: Journey = {
  name: 'a slider goes on by its arrow, which keeps the focus',
  async run(page) {
    await page.open('/_gallery/slider-grid/default/')
    await page.click(next)
    await page.until('it shows its last slide', showsSlide, slider, '6 / 6')
    assert.equal(await page.evaluate(hasFocus, next), true)
  },
}
