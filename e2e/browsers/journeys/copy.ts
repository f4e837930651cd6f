import assert from 'node:assert/strict'
import type { Journey } from '../journey.ts'

export const journey: Journey = {
  name: 'a voucher is copied, and the button says so',
  async run(page) {
    const label = () => document.querySelector('.copy-box-button')?.textContent
    await page.open('/testingarea/pipeline/test-page-2-hero-split/')
    const before = await page.ask(label)
    assert.ok(before)
    await page.until('the block is interactive', () =>
      document.querySelector('.copy-box')?.closest('x-island')?.hasAttribute('data-mounted'),
    )
    await page.click('.copy-box-button')
    await page.until(
      'the button says something else',
      (said: string) => document.querySelector('.copy-box-button')?.textContent !== said,
      before,
    )
  },
}
