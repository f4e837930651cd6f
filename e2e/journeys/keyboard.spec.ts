import { expect, seeAll, test } from '../site.ts'

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('tabs follow the pattern: arrows, Home, End, one stop', async ({ page }) => {
  await page.goto('/')
  await seeAll(page)
  const list = page.getByRole('tablist').first()
  const tabs = list.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect(tabs.first()).toBeFocused()
  const panel = page.locator(`[id="${await tabs.first().getAttribute('aria-controls')}"]`)
  await expect(panel).toBeVisible()
  const other = page.locator(`[id="${await tabs.nth(1).getAttribute('aria-controls')}"]`)
  await expect(other).toBeHidden()
})

test('questions open and close by keyboard', async ({ page }) => {
  await page.goto('/')
  const all = page.locator('main details')
  const details = all.nth(
    await all.evaluateAll(list => list.findIndex(entry => !(entry as HTMLDetailsElement).open)),
  )
  await details.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(details).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(details).not.toHaveAttribute('open')
})

test('the jump navigation leads to sections, marks where the reader is, and moves the focus', async ({
  page,
}) => {
  await page.goto('/bachelor/betriebswirtschaftslehre/duales-studium/')
  const bar = page.locator('.jump-navigation')
  await expect(bar).toHaveAttribute('data-stuck', 'false')
  const link = bar.getByRole('link').nth(2)
  const section = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(link).toHaveAttribute('aria-current', /.+/)
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
  // The bar stays: its place is below the header, above the section.
  const [top, bottom] = await Promise.all([
    section.evaluate(element => element.getBoundingClientRect().top),
    bar.evaluate(element => element.getBoundingClientRect().bottom),
  ])
  expect(top).toBeGreaterThanOrEqual(bottom - 1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } })

  test('the mobile menu opens, is left by Escape, and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    const navigation = page.locator('[popover]:popover-open')
    await expect(navigation).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(navigation).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('a table that scrolls fades out at its edge, but not while its ring is seen', async ({ page }) => {
    await page.goto('/')
    const table = page.locator('.prose-scroll:visible').first()
    await expect(table).toHaveCSS('mask-image', /gradient/)
    await page.keyboard.press('Tab')
    await table.focus()
    await expect(table).toHaveCSS('outline-style', 'solid')
    await expect(table).toHaveCSS('mask-image', 'none')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
  })
})
