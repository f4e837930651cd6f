import assert from 'node:assert/strict'
import type { Journey } from '../journey.ts'

export const journey: Journey = {
  name: 'a voucher is copied, and the button says so',
  async run(page) {
    const saysCopied = () => {
      const button = document.querySelector<HTMLElement>('.copy-box-button')!
      return button.textContent === button.dataset.afterCopy
    }
    await page.open('/testingarea/pipeline/test-page-2-hero-split/')
    assert.equal(await page.ask(saysCopied), false)
    await page.click('.copy-box-button')
    await page.until('the button says so', saysCopied)
  },
}
