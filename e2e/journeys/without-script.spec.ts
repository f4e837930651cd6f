import { expect, test } from '../site.ts'

test.use({ javaScriptEnabled: false })

test('the whole page can be read: every tab panel, every question', async ({ page }) => {
  await page.goto('/')
  const panels = page.locator('[role="tabpanel"], .tab-panel')
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
  const summary = page.locator('main details:not([open]) > summary').first()
  await summary.click()
  await expect(summary.locator('..')).toHaveAttribute('open')
  await expect(page.locator('.needs-script').first()).toBeHidden()
})

test('the menu works @mobile', async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Bachelor', exact: true }).first().click()
  await expect(page).toHaveURL(/\/bachelor\//)
})
