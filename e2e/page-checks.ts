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

/**
 * Widths of the window at which a page is wider. The page stays loaded: its styles alone decide. It is laid out but not painted, which is a
 * third of the cost, and stays so.
 */
export async function tooNarrowWidths(page: Page, widths: readonly number[]): Promise<number[]> {
  await page.evaluate(() => {
    document.documentElement.style.visibility = 'hidden'
  })
  const found: number[] = []
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
    if ((await sideways(page)) !== 0) found.push(width)
  }
  return found
}

/** Takes away the fonts that are loaded, as if they had not arrived: text is set in the fallback faces. */
export const dropFonts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isLoaded = (rule: CSSRule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')
    let dropped = 0
    for (const sheet of document.styleSheets)
      for (let index = sheet.cssRules.length; index--; )
        if (isLoaded(sheet.cssRules[index]!)) {
          sheet.deleteRule(index)
          dropped++
        }
    if (!dropped) throw new Error('the page has no fonts')
  })

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
