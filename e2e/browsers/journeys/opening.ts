import type { Journey } from '../journey.ts'
import type { Page } from '../page.ts'
import { hasFocus, untilGone, untilVisible } from '../page.ts'

interface Layer {
  readonly path: string
  readonly opener: string
  readonly layer: string
  /** Has the focus after the opening; by default the button that closes it. */
  readonly first?: string
}

const dialog = 'dialog[open]'
const popover = 'main [popover]:popover-open'
const layers: readonly Layer[] = [
  { path: '/_gallery/modal/all/', opener: 'main button[aria-haspopup="dialog"]', layer: dialog },
  { path: '/bachelor/', opener: 'aside > button[aria-haspopup="dialog"]', layer: dialog },
  {
    path: '/_gallery/navigation-popup/default/',
    opener: 'main nav > button[popovertarget]',
    layer: popover,
    first: 'main nav > button[popovertarget]',
  },
]

/** Opens it by the pointer, and then by the keyboard, because the focus begins elsewhere. */
async function openTwice(page: Page, { path, opener, layer, first }: Layer): Promise<void> {
  await page.open(path)
  for (const open of [() => page.click(opener), () => page.press('Enter')]) {
    await open()
    await untilVisible(page, layer)
    await page.until('the focus is where it begins', hasFocus, first ?? `${layer} button[command="close"]`)
    await page.press('Tab')
    await page.until('the next stop is in it', hasFocus, `${layer} *`)
    await page.press('Escape')
    await untilGone(page, layer)
    await page.until('the focus is back', hasFocus, opener)
  }
}

export const journey: Journey = {
  name: 'modals, panels and popups take the focus to the same place, and give it back',
  async run(page) {
    for (const layer of layers) await openTwice(page, layer)
  },
}
