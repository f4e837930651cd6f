import type { Page } from '@playwright/test'
import { follow, open, programme, toProgramme } from '../navigate.ts'
import { expect, test } from '../site.ts'

declare global {
  interface Window {
    /** Pseudo-element, delay and duration of each animation of the last transition. */
    timings?: readonly unknown[]
  }
}

test.describe('the transition', () => {
  /** Counts transitions, and records their animations when they begin: they are over before a test could look. */
  const count = (page: Page) =>
    page.addInitScript(() => {
      const start = Document.prototype.startViewTransition
      Document.prototype.startViewTransition = function (...args) {
        document.documentElement.dataset.transitions = String(
          Number(document.documentElement.dataset.transitions ?? 0) + 1,
        )
        const transition = start.apply(this, args)
        const note = () => {
          window.timings = document
            .getAnimations()
            .map(({ effect }) => effect as KeyframeEffect)
            .filter(
              effect => effect.pseudoElement?.endsWith('(root)') && /old|new/.test(effect.pseudoElement),
            )
            .map(effect => [effect.pseudoElement, effect.getTiming().delay, effect.getTiming().duration])
        }
        transition.ready.then(note, () => undefined)
        return transition
      }
    })

  test('the old page leaves before the new one enters', async ({ page }) => {
    await count(page)
    await open(page, '/')
    await follow(page, '/bachelor/')
    await expect
      .poll(() => page.evaluate(() => window.timings))
      .toContainEqual(['::view-transition-old(root)', 0, 110])
    await expect(page.locator('html.page-transition')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-transitions', '1')
  })

  test('there is none under reduced motion', { tag: '@full' }, async ({ page }) => {
    await count(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const isLoaded = await open(page, '/')
    await follow(page, '/bachelor/')
    await expect(page).toHaveURL('/bachelor/')
    await expect(page.locator('html')).not.toHaveAttribute('data-transitions')
    expect(isLoaded()).toBe(false)
  })

  test('browsers without it change the page at once', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    })
    const isLoaded = await open(page, '/')
    await toProgramme(page).click()
    await expect(page).toHaveURL(programme)
    await expect(page.locator('#main')).toBeFocused()
    expect(isLoaded()).toBe(false)
  })
})
