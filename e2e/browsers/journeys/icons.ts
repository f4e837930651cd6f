import type { Journey } from '../journey.ts'

/** Whether all icons in view have a drawing, which comes from another file under the page's policy. Sent as text. */
function areDrawn(): boolean {
  const uses = [...document.querySelectorAll<SVGUseElement>('svg > use')].filter(use =>
    use.parentElement!.checkVisibility(),
  )
  return uses.length > 3 && uses.every(use => use.getBBox().width > 0)
}

export const journey: Journey = {
  name: 'icons are drawn, after the first load and after a soft navigation',
  async run(page) {
    await page.open('/')
    await page.until('the icons have their drawings', areDrawn)
    await page.follow('/bachelor/')
    await page.until('the other page is shown', () => location.pathname === '/bachelor/')
    await page.until('its icons have their drawings', areDrawn)
  },
}
