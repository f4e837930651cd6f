import assert from 'node:assert/strict'
import type { Journey } from '../journey.ts'

const copyButton = 'code + button'

export const journey: Journey = {
  name: 'a voucher is copied, and the button says so',
  async run(page) {
    const saysCopied = (selector: string) => {
      const button = document.querySelector<HTMLElement>(selector)!
      return button.textContent === button.dataset.afterCopy
    }
    await page.open('/testingarea/pipeline/test-page-2-hero-split/')
    assert.equal(await page.evaluate(saysCopied, copyButton), false)
    await page.click(copyButton)
    await page.until('the button says so', saysCopied, copyButton)
  },
}
