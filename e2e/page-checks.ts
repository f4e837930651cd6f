import type { Page } from '@playwright/test'
import { createAxe } from './axe.ts'

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Accessibility violations with their elements, but for one that is left out. Scrolls to the top first, because targets under a sticky bar would count as
 * too small.
 */
export async function accessibilityProblems(page: Page, leftOut?: string): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const axe = (await createAxe(page)).withTags(guidelines)
  const { violations } = await (leftOut ? axe.exclude(leftOut) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** How many pixels a page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Widths of the window at which a page is wider. The page stays loaded, because only its styles decide. It is laid out but not painted, which is a
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

/**
 * Pointer targets in a phone's window that are too small (WCAG 2.2, 2.5.8): under 24 px without enough space around them, and actions, which look
 * like buttons, under 44 px. Links in running text are exempt. Includes targets that are not in view.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 375, height: 800 })
  return page.evaluate(() => {
    const kinds =
      'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="option"], [role="slider"]'
    /** The element to click for a control: its label, if that contains it. */
    const pressed = (control: Element) => control.closest('label') ?? control
    const isInText = (target: Element) => {
      if (!(target instanceof HTMLAnchorElement) || getComputedStyle(target).display !== 'inline')
        return false
      const around = target.parentElement!.closest('p, li, td, dd, dt, address, figcaption, small, div')
      return (around?.textContent.trim().length ?? 0) > target.textContent.trim().length
    }
    /** How far a drawing takes the pointer around its shapes. */
    const strokeOf = (target: Element) =>
      Math.max(
        0,
        ...[...target.querySelectorAll('path')]
          .map(path => getComputedStyle(path))
          .filter(({ pointerEvents }) => pointerEvents === 'stroke')
          .map(({ strokeWidth }) => parseFloat(strokeWidth)),
      )
    /** With the area that a pseudo-element or a stroke adds. */
    function boxOf(target: Element): DOMRect {
      const box = target.getBoundingClientRect()
      const sizes = ['::before', '::after'].map(pseudo => {
        const { content, position, width, height } = getComputedStyle(target, pseudo)
        const isArea = content !== 'none' && position === 'absolute'
        return isArea ? { width: parseFloat(width), height: parseFloat(height) } : { width: 0, height: 0 }
      })
      const stroke = target instanceof SVGElement ? strokeOf(target) : 0
      const width = Math.max(box.width + stroke, ...sizes.map(size => size.width))
      const height = Math.max(box.height + stroke, ...sizes.map(size => size.height))
      return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
    }
    const targets = [...new Set([...document.querySelectorAll(kinds)].map(pressed))]
      .filter(
        target =>
          target.getClientRects().length &&
          target.checkVisibility() &&
          !target.matches(':disabled, [aria-hidden="true"] *'),
      )
      .map(target => ({ target, box: boxOf(target) }))
      // Without elements that are shown only with the focus, or only to screen readers.
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const away = ({ x, y, width, height }: DOMRect, { x: left, y: top }: DOMPoint) =>
      Math.hypot(Math.max(x - left, left - x - width, 0), Math.max(y - top, top - y - height, 0))
    const middle = ({ x, y, width, height }: DOMRect) => new DOMPoint(x + width / 2, y + height / 2)
    const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < 23.9
    const name = (target: Element) =>
      `${target.localName}.${target.getAttribute('class')} "${target.textContent.trim().slice(0, 30)}"`
    const size = ({ width, height }: DOMRect) => `${Math.round(width)} x ${Math.round(height)}`
    const small = targets.filter(({ target, box }) => {
      if (!isSmall(box) || isInText(target)) return false
      const own = middle(box)
      return targets.some(
        other =>
          other.target !== target &&
          !other.target.contains(target) &&
          !target.contains(other.target) &&
          (away(other.box, own) < 12 ||
            (isSmall(other.box) &&
              Math.hypot(own.x - middle(other.box).x, own.y - middle(other.box).y) < 24)),
      )
    })
    const low = targets.filter(
      ({ target, box }) => target.matches('.button, [type="submit"]') && box.height < 43.9,
    )
    return [...new Set([...small, ...low])].map(({ target, box }) => `${name(target)} ${size(box)}`)
  })
}

/** Links of the main part with the same name and description and different targets. */
export const likeLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (ids: string | null) =>
      (ids ?? '').split(/\s+/).flatMap(id => document.getElementById(id)?.textContent ?? [])
    function nameOf(link: Element): string {
      const named = textOf(link.getAttribute('aria-labelledby'))
      const copy = link.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
      const pictures = [...copy.querySelectorAll('img')].map(({ alt }) => alt)
      const own = link.getAttribute('aria-label') ?? [copy.textContent, ...pictures].join(' ')
      return [...(named.length ? named : [own]), ...textOf(link.getAttribute('aria-describedby'))]
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim()
    }
    const places = new Map<string, Set<string>>()
    // Includes links in drawings, whose `href` is not a string.
    for (const link of document.querySelectorAll('main a[href]')) {
      const name = nameOf(link)
      places.set(
        name,
        (places.get(name) ?? new Set()).add(new URL(link.getAttribute('href')!, location.href).href),
      )
    }
    return [...places].flatMap(([name, hrefs]) =>
      hrefs.size > 1 ? [`"${name}": ${[...hrefs].join(', ')}`] : [],
    )
  })
