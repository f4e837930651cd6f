import { expect, test } from '../site.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Enter opens one note and closes the others, its link does not toggle it, and the header of a table group toggles', async ({
    page,
  }) => {
    await page.goto('/_gallery/sticky-notes/default/')
    const notes = page.locator('details')
    const open = page.locator('details[open]')
    await expect(open).toHaveCount(1)
    await expect(notes.first()).toHaveAttribute('open')
    await notes
      .first()
      .getByRole('link')
      .evaluate(link => link.setAttribute('href', '#here'))
    await notes.first().getByRole('link').click()
    await expect(notes.first()).toHaveAttribute('open')
    await notes.nth(1).locator('summary').press('Enter')
    await expect(notes.nth(1)).toHaveAttribute('open')
    await expect(open).toHaveCount(1)
    await notes.nth(1).locator('summary').press('Enter')
    await expect(open).toHaveCount(0)

    await page.goto('/_gallery/table/default/')
    const table = page.getByRole('table', { name: 'Bewerbung' })
    await expect(table.getByRole('columnheader', { name: 'Fernstudium' })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(1)
    await page.locator('summary').first().press('Enter')
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.locator('summary').last().click()
    await expect(page.getByRole('table', { name: 'Studienbeginn' })).toBeVisible()
  })
})

test('a button copies the address of the page, also before the page is loaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(/\/assets\/(?!main-)[^/]+\.js$/, () => undefined)
  await page.goto('/_gallery/copy-link/default/?a=1', { waitUntil: 'domcontentloaded' })
  const button = page.getByRole('button', { name: 'Link kopieren' })
  await button.press('Enter')
  await expect(page.getByRole('button', { name: 'Link kopiert' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(button).toBeVisible()
})
