import type { Journey } from '../journey.ts'
import type { Page } from '../page.ts'
import { hasFocus, untilEnhanced, untilGone, untilVisible } from '../page.ts'

const icon = 'main button[popovertarget]'
const note = 'main [popover]:popover-open'
const link = `${note} a`

async function leaveByEscape(page: Page): Promise<void> {
  await page.press('Tab')
  await page.until('the focus is in the note', hasFocus, link)
  await page.press('Escape')
  await untilGone(page, note)
  await page.until('the focus is back on the icon', hasFocus, icon)
}

async function enterByTab(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('main')!.focus())
  await page.press('Tab')
  await page.until('the focus is on the icon', hasFocus, icon)
  await untilVisible(page, note)
}

export const journey: Journey = {
  name: 'a note opens under the pointer and for the keyboard, and gives the focus back from its link',
  async run(page) {
    await page.open('/_gallery/hint/default/')
    await untilEnhanced(page, icon)
    await page.hover(icon)
    await untilVisible(page, note)
    await page.click(icon)
    await leaveByEscape(page)

    await enterByTab(page)
    await leaveByEscape(page)

    await page.evaluate(() => document.body.append(document.createElement('textarea')))
    await enterByTab(page)
    await page.press('Tab')
    await page.until('the focus is in the note', hasFocus, link)
    await page.press('Tab')
    await untilGone(page, note)
    await page.until('the focus has gone on', hasFocus, 'textarea')
  },
}
