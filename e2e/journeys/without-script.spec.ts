import { expect, test } from '../site.ts'

test.use({ javaScriptEnabled: false })

test('the whole page can be read: every tab panel, every question', async ({ page }) => {
  await page.goto('/')
  const panels = page.locator('[role="tabpanel"], .tab-panel')
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
  const closed = page.locator('main details:not([open])')
  const before = await closed.count()
  await closed.first().locator('summary').click()
  await expect(closed).toHaveCount(before - 1)
})

test('the menu works @mobile', async ({ page, isMobile }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  if (isMobile) await header.getByRole('button', { name: 'Menü', exact: true }).click()
  await header.locator('summary', { hasText: 'Bachelor' }).click()
  await header.getByRole('link', { name: 'Betriebswirtschaftslehre' }).first().click()
  await expect(page).toHaveURL('/bachelor/betriebswirtschaftslehre/fernstudium/')
})
