import type { Journey } from '../journey.ts'

/**
 * Whether a region whose content overflows shows that at its end: by fading out where scrolling moves animations, else by a shadow
 * that the content's own background covers at its ends. Sent as text.
 */
function showsMore(selector: string): boolean {
  const element = document.querySelector(selector)!
  if (element.scrollWidth <= element.clientWidth) return false
  const style = getComputedStyle(element)
  if (CSS.supports('animation-timeline: scroll()'))
    return /gradient/.test(style.maskImage) && style.getPropertyValue('--fade-end') !== '0px'
  return /gradient/.test(style.backgroundImage) && /local.*scroll/.test(style.backgroundAttachment)
}

export const journey: Journey = {
  name: 'a table and a tab bar wider than their place show that there is more, and the table scrolls by the keyboard',
  async run(page) {
    const table = 'main [tabindex]:has(> table)'
    await page.resize(447)
    await page.open('/bachelor/')
    await page.until('the edge of the table says so', showsMore, table)
    await page.evaluate(selector => document.querySelector<HTMLElement>(selector)!.focus(), table)
    await page.press('ArrowRight')
    await page.until('it has scrolled', selector => document.querySelector(selector)!.scrollLeft > 0, table)

    for (const [fixture, bar] of [
      ['tabs/longest', '[data-enhance="tab-bar"]'],
      ['price-boxes/many-tabs', 'main fieldset'],
    ] as const) {
      await page.open(`/_gallery/${fixture}/`)
      await page.until(`the edge of the tab bar of ${fixture} says so`, showsMore, bar)
    }
  },
}
