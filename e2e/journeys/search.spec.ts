import { expect, test } from '../site.ts'

test.describe('without scripts, 320 pixels wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a keyboard searches from a toggle, chooses a kind and a page, and goes back and forward', {
    tag: '@full',
  }, async ({ page }) => {
    const summary = page.getByRole('status')
    await page.goto('/bachelor/')
    const toggle = page.locator('[data-enhance=search-toggle]')
    await toggle.locator('summary').press('Enter')
    const field = toggle.getByRole('searchbox')
    await field.fill('de')
    await field.press('Enter')
    await expect(page).toHaveURL('/suche/?q=de')
    await expect(page.getByRole('searchbox')).toHaveValue('de')
    await expect(summary).toHaveText(/Treffer für „de“$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page
      .getByRole('navigation', { name: 'Treffer nach Art' })
      .getByRole('link', { name: /^Seiten/ })
      .press('Enter')
    await expect(page).toHaveURL('/suche/?kind=page&q=de')
    await page.getByRole('link', { name: 'Nächste Seite' }).press('Enter')
    await expect(page).toHaveURL('/suche/?kind=page&page=2&q=de')
    await expect(page.getByText(/^Seite 2 von [2-9]$/)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^Seite 1 von [2-9]$/)).toBeVisible()
    await page.goForward()
    await expect(page.getByText(/^Seite 2 von [2-9]$/)).toBeVisible()
    await page.getByRole('link', { name: 'Vorige Seite' }).press('Enter')
    await expect(page).toHaveURL('/suche/?kind=page&q=de')
  })
})

test('with scripts Enter sends the words in French, an address shows the same, and back restores the words', {
  tag: '@full',
}, async ({ page, browser }) => {
  await page.goto('/fr/suche/')
  const field = page.getByRole('combobox')
  const summary = page.getByRole('status').filter({ hasText: /«\s.+\s»$/ })
  await field.fill('gestion')
  await expect(page.getByRole('listbox')).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL('/fr/suche/?q=gestion')
  await expect(summary).toHaveText(/«\sgestion\s»$/)
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await other.goto(page.url())
  const headings = 'main h3'
  expect(await other.locator(headings).allTextContents()).toEqual(
    await page.locator(headings).allTextContents(),
  )
  await other.context().close()
  await page.getByRole('combobox').fill('quastenflosser')
  await page.getByRole('combobox').press('Enter')
  await expect(summary).toHaveText(/^Aucun résultat pour «\squastenflosser\s»$/)
  await expect(page.getByText('Vérifie l’orthographe.')).toBeVisible()
  await page.goBack()
  await expect(summary).toHaveText(/«\sgestion\s»$/)
  await expect(page.getByRole('combobox')).toHaveValue('gestion')
  await page.goForward()
  await expect(summary).toHaveText(/^Aucun résultat pour «\squastenflosser\s»$/)
})

test('the clear icon and Escape empty a field that came with the words of its address', async ({ page }) => {
  await page.goto('/suche/?q=pflege')
  const field = page.getByRole('combobox')
  await expect(field).toHaveValue('pflege')
  const clear = page.getByRole('main').getByRole('button', { name: 'Eingabe löschen' })
  await clear.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(clear).toBeHidden()
  await page.reload()
  await expect(field).toHaveValue('pflege')
  await field.press('Escape')
  await expect(field).toHaveValue('')
})
