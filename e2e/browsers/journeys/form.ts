import type { Journey } from '../journey.ts'
import { seeUntil, untilVisible } from '../page.ts'

const form = '#newsletter form'

export const journey: Journey = {
  name: 'a form says where an answer is missing, moves the focus there, and is sent without leaving the page',
  async run(page) {
    await page.open('/newsletter/')
    await seeUntil(page, form, `${form}[data-enhanced]`)
    await page.click(`${form} [type="submit"]:not([aria-hidden])`)
    await page.until('the focus is on the summary of errors', () =>
      document.activeElement?.matches('[role="alert"]'),
    )
    await page.click(`${form} [role="alert"] a`)
    await page.until('the focus is in the field', () =>
      document.activeElement?.matches('main [name="email"]'),
    )
    await page.evaluate(() => {
      // A field of the form has the focus.
      const field = document.activeElement as HTMLInputElement
      field.value = 'amara@beispiel.example'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.click(`${form} [name="privacy"]`)
    await page.click(`${form} [type="submit"]:not([aria-hidden])`)
    await untilVisible(page, '#newsletter [role="status"]')
    await page.until('the page is the same', () => location.pathname === '/newsletter/')
  },
}
