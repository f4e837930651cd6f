import type { Page } from '@playwright/test'
import { accessibilityProblems } from '../page-checks.ts'
import { expect, test } from '../site.ts'

const layer = (page: Page) => page.getByRole('dialog', { name: 'Nimm alles schwarz auf weiß mit' })

/** Visits the page with a clock that is ahead of the layer's delay. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-enhance~=exit-layer][data-enhanced]')).toBeAttached()
  await page.clock.runFor(6000)
}

/** Browsers report a leaving pointer only after it was in the window. */
const leaveUpwards = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(
      new PointerEvent('pointerleave', { clientY: -2, pointerType: 'mouse' }),
    ),
  )

test.beforeEach(({ page }) => page.clock.install())

test('opens for a mouse that leaves upwards, once a visit, and gives the focus back', async ({ page }) => {
  await visit(page, '/bachelor/')
  const menu = page.getByRole('banner').getByRole('link', { name: 'Beratung', exact: true })
  await menu.focus()
  await leaveUpwards(page)
  await expect(layer(page)).toBeVisible()
  await expect(layer(page).getByRole('button', { name: 'Schließen' })).toBeFocused()
  await page.clock.runFor(1000)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(layer(page)).toBeHidden()
  await expect(menu).toBeFocused()
  await leaveUpwards(page)
  await expect(layer(page)).toBeHidden()
  await page.goto('/master/')
  await expect(page.locator('#exit-layer')).toHaveCount(0)
})

test('requests a callback in the dialog of its form', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/bachelor/')
  await leaveUpwards(page)
  await layer(page).getByRole('link', { name: 'Ruft mich lieber an' }).press('Enter')
  await expect(layer(page)).toBeHidden()
  const callback = page.getByRole('dialog', { name: 'Wir rufen dich an' })
  await expect(callback.locator('form[data-enhanced]')).toBeVisible()
  await expect(page).toHaveURL('/bachelor/')
})

test('does not open over a dialog, or while a form is filled in', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/bachelor/')
  await page.getByRole('button', { name: 'Frag uns' }).click()
  const panel = page.getByRole('dialog', { name: 'Frag uns' })
  await expect(panel).toBeVisible()
  await leaveUpwards(page)
  await expect(layer(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(panel).toBeHidden()
  await visit(page, '/newsletter/')
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.focus()
  await leaveUpwards(page)
  await expect(layer(page)).toBeHidden()
  await field.fill('amara@')
  await page.getByRole('link', { name: 'Impressum' }).focus()
  await leaveUpwards(page)
  await expect(layer(page)).toBeHidden()
  await field.fill('')
  await page.getByRole('link', { name: 'Impressum' }).focus()
  await leaveUpwards(page)
  await expect(layer(page)).toBeVisible()
})

test.describe('on a first visit', () => {
  test.use({ hasDecided: false })

  test('opens for a visitor from an advertisement who has decided nothing yet, and leaves the notice', {
    tag: '@full',
  }, async ({ page }) => {
    await visit(page, '/bachelor/?utm_source=brief')
    const notice = page.getByRole('region', { name: 'Du entscheidest' })
    // A clock that jumps past the deadline of its answer would end the notice.
    await expect(notice).toBeVisible()
    await page.clock.runFor(20_000)
    await leaveUpwards(page)
    await expect(layer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(layer(page)).toBeHidden()
    await expect(notice).toBeVisible()
  })
})

test('opens after a quick scroll back with a finger, from below the middle, on a phone @phone', async ({
  page,
}) => {
  await visit(page, '/bachelor/')
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
  async function swipe(from: number, to: number): Promise<void> {
    await touch('touchStart', from)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
    await touch('touchEnd')
  }
  await swipe(800, 100)
  await swipe(100, 800)
  await expect(layer(page)).toBeHidden()
  const isBelowMiddle = () => page.evaluate(() => scrollY > document.documentElement.scrollHeight * 0.6)
  while (!(await isBelowMiddle())) await swipe(800, 100)
  await swipe(100, 800)
  await expect(layer(page)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('stays closed, and nothing is lost', async ({ page }) => {
    await page.goto('/bachelor/')
    await expect(page.locator('#exit-layer')).toBeHidden()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible()
  })
})
