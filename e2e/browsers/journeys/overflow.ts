import type { Journey } from '../journey.ts'

export const journey: Journey = {
  name: 'a table wider than its place shows that there is more, and scrolls',
  async run(page) {
    const table = '.prose-scroll'
    const showsMore = (selector: string) => {
      const element = document.querySelector(selector)!
      const { maskImage, backgroundImage } = getComputedStyle(element)
      return element.scrollWidth > element.clientWidth && /gradient/.test(maskImage + backgroundImage)
    }
    await page.resize(447)
    await page.open('/bachelor/')
    await page.until('its edge says so', showsMore, table)
    await page.ask(selector => document.querySelector<HTMLElement>(selector)!.focus(), table)
    await page.press('ArrowRight')
    await page.until('it has scrolled', selector => document.querySelector(selector)!.scrollLeft > 0, table)
  },
}
