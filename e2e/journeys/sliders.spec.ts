import type { Locator } from '@playwright/test'
import { expect, test } from '../site.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

const fixture = '/_gallery/slider-grid/default/'

test('the pages of a slider, as marks or as their number, begin where its slides do on a phone', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const leftOf = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().left)
  await page.goto('/_gallery/slider-grid/default/')
  const mark = page.getByRole('button', { name: 'Zu Folie 1' }).first()
  const padding = await mark.evaluate(element => parseFloat(getComputedStyle(element).paddingLeft))
  const slides = page.getByRole('group').first().getByRole('listitem')
  expect((await leftOf(mark)) + padding).toBeCloseTo(await leftOf(slides.first()), 0)
  await page.goto('/_gallery/logo-cloud/from-1/')
  expect(await leftOf(page.getByText('1 / 10'))).toBeCloseTo(await leftOf(slides.first()), 0)
})

test('a slider by keyboard and mouse: arrows, pages, focus that stays, dragging', async ({ page }) => {
  await page.goto(fixture)
  const slider = page.getByRole('group', { name: 'Sechs Studiengänge' }).first()
  await expect(slider).toHaveAttribute('aria-roledescription', 'Karussell')
  const [previous, next] = [
    slider.getByRole('button', { name: 'Vorherige Folie' }),
    slider.getByRole('button', { name: 'Nächste Folie' }),
  ]
  const slide = (name: string) => slider.getByRole('listitem', { name, exact: true })
  await expect(previous).toBeHidden()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(slide('6 / 6')).toBeInViewport({ ratio: 0.9 })
  await expect(slider.locator('[aria-live="polite"]')).toHaveText('Das ist die letzte Folie')
  // The arrow is disabled now: it keeps the focus, and is hidden when it loses it.
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(previous).toBeFocused()
  await expect(next).toBeHidden()
  const first = slider.getByRole('button', { name: 'Zu Folie 1' })
  await first.press('Space')
  await expect(slide('1 / 6')).toBeInViewport({ ratio: 0.9 })
  await expect(first).toHaveAttribute('aria-current', 'true')
  // A link in a slide that is out of view brings it into view.
  await slide('6 / 6').getByRole('link').first().focus()
  await expect(slide('6 / 6')).toBeInViewport({ ratio: 0.9 })

  const box = (await slide('4 / 6').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 900, y, { steps: 9 })
  await page.mouse.up()
  await expect(slide('1 / 6')).toBeInViewport({ ratio: 0.9 })
  expect(new URL(page.url()).pathname).toBe(fixture)
})

test('a press of an arrow before its code is there counts', { tag: '@full' }, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!main-)[^/]+\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.goto(fixture)
  await page.getByRole('button', { name: 'Nächste Folie' }).click()
  release()
  await expect(page.getByRole('listitem', { name: '6 / 6' })).toBeInViewport({ ratio: 0.9 })
})

test('pages that come after the first paint move nothing', { tag: '@full' }, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!main-)[^/]+\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(String))).observe({
      type: 'layout-shift',
    })
  })
  const painted = () =>
    page.evaluate(
      () =>
        new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    )
  await page.goto('/_gallery/slider-grid/default/')
  await expect(page.getByRole('button', { name: 'Nächste Folie' }).first()).toBeInViewport()
  await painted()
  release()
  await expect(page.getByRole('button', { name: 'Zu Folie 1' }).first()).toBeVisible()
  await painted()
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a slider is a list that scrolls by keyboard', async ({ page }) => {
    await page.goto(fixture)
    await expect(page.getByRole('button')).toHaveCount(0)
    const list = page.getByRole('list', { name: 'Sechs Studiengänge' })
    await list.focus()
    const last = list.getByRole('listitem').last()
    await expect(last).not.toBeInViewport()
    await page.keyboard.press('End')
    for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowRight')
    await expect(list.getByRole('listitem').first()).not.toBeInViewport()
  })

  test('tabs of pictures are links to panels with their headings', { tag: '@full' }, async ({ page }) => {
    await page.goto('/_gallery/image-tab-grid/default/')
    await expect(page.getByRole('heading', { name: 'Master' })).toBeVisible()
    await page.getByRole('link', { name: 'Master', exact: true }).click()
    await expect(page).toHaveURL(/#image-tab-1$/)
  })
})
