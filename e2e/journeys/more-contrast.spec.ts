import { samplesOf } from '../full-size.ts'
import { expect, test } from '../site.ts'

/** The lowest contrast of a text on the page to its flat background, and the lowest of a line around an element. */
function leastContrasts(): { text: number; line: number } {
  const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const isOpaque = (color: string) => parts(color).length === 3 || parts(color)[3] === 1
  function luminance(color: string): number {
    const [r, g, b] = parts(color).map(part => {
      const value = part / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  function contrast(one: string, other: string): number {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
    return (light + 0.05) / (dark + 0.05)
  }
  function groundOf(element: Element | null): string {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (isOpaque(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  const seen = [...document.querySelectorAll('main *')].filter(element => element.checkVisibility())
  const texts = seen.filter(element =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
  )
  const lined = seen.filter(element => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element)
    return Number.parseFloat(borderTopWidth) > 0 && borderTopStyle === 'solid' && isOpaque(borderTopColor)
  })
  return {
    text: Math.min(...texts.map(element => contrast(getComputedStyle(element).color, groundOf(element)))),
    line: Math.min(
      ...lined.map(element =>
        contrast(getComputedStyle(element).borderTopColor, groundOf(element.parentElement)),
      ),
    ),
  }
}

for (const theme of samplesOf(['default', 'rust', 'maple_blaze', 'texas_rose'], 1))
  test(`more contrast is served in ${theme}`, async ({ page }) => {
    await page.goto(`/_gallery/course-terms/all/?theme=${theme}`)
    const usual = await page.evaluate(leastContrasts)
    expect(usual.line).toBeLessThan(3)
    await page.emulateMedia({ contrast: 'more' })
    const more = await page.evaluate(leastContrasts)
    // Level AAA (WCAG 2.2, 1.4.6).
    expect(more.text).toBeGreaterThanOrEqual(7)
    expect(more.line).toBeGreaterThanOrEqual(7)
  })
