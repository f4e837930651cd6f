import { named } from '../../class-names.ts'
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
    const third = named('.jump-navigation-item:nth-child(3) > a')
    await page.open('/bachelor/betriebswirtschaftslehre/duales-studium/')
    await page.until('the bar follows the reader', () =>
      document.querySelector('.jump-navigation')?.hasAttribute('data-stuck'),
    )
    await page.click(third)
    await page.until('the section stands below the bar', isBelow, '.jump-navigation', third)
  },
}
