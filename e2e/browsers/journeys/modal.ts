import assert from 'node:assert/strict'
import type { Journey } from '../journey.ts'
import type { Page } from '../page.ts'
import { untilGone, untilVisible } from '../page.ts'

const opened = 'dialog[open]'
const opener = 'main button[aria-haspopup="dialog"]'

/** The dialog's rectangle. Sent as text. */
const boxOf = (selector: string) => {
  const { left, right, top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
  return { left, right, top, bottom }
}

/** Notes where the dialog is when it has been closed, and may still be seen. Sent as text. */
const watchClosing = (selector: string) => {
  const dialog = document.querySelector<HTMLElement>(selector)!
  dialog.addEventListener('close', () => {
    const { left, width } = dialog.getBoundingClientRect()
    dialog.dataset.closedAt = width ? String(left) : 'gone'
  })
}
const closedAt = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('dialog[data-closed-at]')?.dataset.closedAt)

async function open(page: Page) {
  await page.click(opener)
  await untilVisible(page, opened)
  await page.until(
    'it has faded in',
    selector => {
      const { opacity } = getComputedStyle(document.querySelector(selector)!)
      return opacity === '1'
    },
    opened,
  )
  return page.evaluate(boxOf, opened)
}

export const journey: Journey = {
  name: 'a dialog closes by Escape and by a click beside it, not by its border or by a selection; it fades where it is',
  async run(page) {
    await page.open('/testingarea/pipeline/test-page-4-hero-basic/')
    const box = await open(page)
    const beside = { x: box.left / 2, y: (box.top + box.bottom) / 2 }
    await page.until('the focus is in it', () => document.activeElement?.matches('dialog *'))
    await page.clickAt({ x: (box.left + box.right) / 2, y: box.top + 2 })
    await page.drag(`${opened} p`, beside)
    await untilVisible(page, opened)
    await page.evaluate(watchClosing, opened)
    await page.clickAt(beside)
    await untilGone(page, 'dialog')
    assert.ok(['gone', String(box.left)].includes((await closedAt(page)) ?? ''), 'it moves while it fades')
    await open(page)
    await page.press('Escape')
    await untilGone(page, opened)
    await page.until('the focus is back', selector => document.activeElement?.matches(selector), opener)
  },
}
