import type { Journey } from '../journey.ts'
import { hasFocus, untilGone, untilVisible } from '../page.ts'

const notice = 'section[aria-labelledby="consent-notice-title"]'
const link = 'footer a[data-consent-settings]'
const settings = '#cookie-settings[open]'
const assistant = `${settings} input[value="study-assistant"]`
const save = `${settings} [type="submit"][value="choose"]`

/** Whether the visitor has decided, and the assistant is granted or not, as wanted. Sent as text. */
function isGranted(wanted: boolean): boolean {
  const cookie = /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1]
  return cookie !== undefined && atob(decodeURIComponent(cookie)).includes('study-assistant') === wanted
}

export const journey: Journey = {
  name: 'a first visit declines by keyboard; one service is granted in the settings, and withdrawn',
  hasDecided: false,
  async run(page) {
    await page.open('/')
    await untilVisible(page, notice)
    await page.press('Tab')
    await page.until('the focus is on the button that declines', hasFocus, `${notice} [value="decline"]`)
    await page.press('Enter')
    await untilGone(page, notice)
    await page.until('nothing is granted', isGranted, false)
    for (const wanted of [true, false]) {
      await page.click(link)
      await untilVisible(page, settings)
      await page.until('the focus is on what closes them', hasFocus, `${settings} [command="close"]`)
      await page.click(assistant)
      await page.click(save)
      await page.until('the choice is saved', isGranted, wanted)
      await untilGone(page, settings)
      await page.until('the focus is back', hasFocus, link)
    }
  },
}
