import type { Journey } from '../journey.ts'
import { hasFocus, untilGone } from '../page.ts'

const layer = '#exit-layer'
const link = 'header a'

export const journey: Journey = {
  name: 'the layer for who is leaving has the focus, gives it back, and does not come again',
  async run(page) {
    /** Whether the layer is open after the pointer has left the window upwards. */
    const opensFor = (selector: string) => {
      const left = new PointerEvent('pointerleave', { clientY: -2, pointerType: 'mouse' })
      document.documentElement.dispatchEvent(left)
      return document.querySelector(selector)?.matches('[open]')
    }
    await page.open('/bachelor/')
    await page.evaluate(selector => document.querySelector<HTMLElement>(selector)!.focus(), link)
    await page.until('it opens after its delay', opensFor, layer)
    await page.until('the focus is on what closes it', hasFocus, `${layer} [command="close"]`)
    await page.press('Enter')
    await untilGone(page, layer)
    await page.until('the focus is back', hasFocus, link)
    await page.until(
      'it stays closed',
      selector => !document.querySelector(selector)?.matches('[open]'),
      layer,
    )
    if (await page.evaluate(opensFor, layer)) throw new Error('it opens again')
  },
}
