import { named } from '../class-names.ts'
import { expect, test } from '../site.ts'

test.describe('without scripts, 320 pixels wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a keyboard filters programmes, removes the filter, and goes back and forward', async ({ page }) => {
    await page.goto('/studienfinder/')
    const cards = page.locator(named('.finder-card'))
    const summary = page.getByRole('status')
    await expect(summary).toHaveText('13 Studiengänge')
    await page.locator('summary', { hasText: 'Abschluss' }).press('Enter')
    await page.getByRole('checkbox', { name: 'Master' }).press('Space')
    await page.getByRole('button', { name: 'Studiengänge anzeigen' }).press('Enter')
    await expect(page).toHaveURL('/studienfinder/?degree=master')
    await expect(summary).toHaveText('4 Studiengänge')
    await expect(page.getByRole('checkbox', { name: 'Master' })).toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('link', { name: 'Master entfernen' }).press('Enter')
    await expect(page).toHaveURL('/studienfinder/')
    await expect(cards).toHaveCount(12)
    await page.goBack()
    await expect(summary).toHaveText('4 Studiengänge')
    await page.goForward()
    await expect(summary).toHaveText('13 Studiengänge')
  })
})

test('with scripts an address shows the same, and a chip leads on', async ({ page }) => {
  await page.goto('/en/study-finder/?degree=bachelor&place=munich')
  const summary = page.locator(named('.finder-summary'))
  await expect(summary).toHaveText('5 programmes')
  await page.getByRole('link', { name: 'Remove Munich' }).click()
  await expect(page).toHaveURL('/en/study-finder/?degree=bachelor')
  await expect(summary).toHaveText('9 programmes')
  await page.goBack()
  await expect(summary).toHaveText('5 programmes')
})
