import type { Page } from '@playwright/test'
import { createAxe } from './axe.ts'

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Accessibility violations with their elements. Scrolls to the top first, because targets under a sticky bar would count as too small. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await (await createAxe(page)).withTags(guidelines).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** How many pixels a page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Widths of the window at which a page is wider. The page stays loaded: its styles alone decide. */
export async function tooNarrowWidths(page: Page, widths: readonly number[]): Promise<number[]> {
  const found: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    if ((await sideways(page)) !== 0) found.push(width)
  }
  return found
}

/** Addresses of loaded pictures that are not valid pictures. */
export const lostPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && !naturalWidth)
      .map(({ src }) => src),
  )

/** Cookies that the site strictly needs. */
const necessary = ['closed_banner', 'closed_exit', 'consent', 'draft', 'locale']

/** Names of cookies and keys that no visitor without consent may have (requirement consent/nothing-before). */
export async function strayTraces(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace('__Host-', ''))
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies.filter(name => !necessary.includes(name)), ...keys]
}
