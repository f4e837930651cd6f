import type { Journey } from '../journey.ts'

export const journey: Journey = {
  name: 'the jump bar leads to a section, below itself, and marks it',
  async run(page) {
    const isBelow = (bar: string, link: string) => {
      const target = document.querySelector<HTMLAnchorElement>(link)!
      const section = document.getElementById(target.hash.slice(1))!
      const distance =
        section.getBoundingClientRect().top - document.querySelector(bar)!.getBoundingClientRect().bottom
      return target.hasAttribute('aria-current') && distance >= -1 && distance < 200
    }
    const bar = 'nav[data-enhance="jump-navigation"]'
    const third = `${bar} li:nth-child(3) > a`
    await page.open('/bachelor/betriebswirtschaftslehre/duales-studium/')
    await page.until(
      'the bar follows the reader',
      selector => document.querySelector(selector)?.hasAttribute('data-stuck'),
      bar,
    )
    await page.click(third)
    await page.until('the section stands below the bar', isBelow, bar, third)
  },
}
