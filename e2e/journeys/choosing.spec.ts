import { expect, test } from '../site.ts'

test('a dropdown and a picker by keyboard', async ({ page }) => {
  await page.goto('/_gallery/dropdown/default/')
  const subject = page.getByRole('combobox', { name: 'Dein Fach' })
  await expect(page.locator('[data-enhance]:not([data-enhanced])')).toHaveCount(0)
  await subject.focus()
  await page.keyboard.press('ArrowDown')
  const list = page.getByRole('listbox', { name: 'Dein Fach' })
  const [height, row] = await list.evaluate(element => [
    element.clientHeight,
    element.firstElementChild!.getBoundingClientRect().height,
  ])
  expect(row).toBe(48)
  expect(height).toBeGreaterThan(6 * 48)
  expect(height).toBeLessThan(7 * 48)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(subject).toHaveText('Tourismus')
  await expect(list).toBeHidden()
  await page.keyboard.type('inf')
  await page.keyboard.press('Escape')
  await expect(subject).toHaveText('Tourismus')
  await expect(subject).toBeFocused()

  await page.goto('/_gallery/cluster-picker/default/')
  await expect(page.locator('[data-enhance]:not([data-enhanced])')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Fachrichtung' }).focus()
  for (const key of ['Enter', 'ArrowDown', 'Enter', 'Tab']) await page.keyboard.press(key)
  const go = page.getByRole('link', { name: 'Dorthin' })
  await expect(go).toBeFocused()
  await expect(go).toHaveAttribute('href', '/bachelor/wirtschaft/')
})

test('a search: suggestions are marked, walked and followed; Escape clears', async ({ page }) => {
  await page.goto('/_gallery/search/default/')
  await expect(page.locator('[data-enhance]:not([data-enhanced])')).toHaveCount(0)
  const field = page.getByRole('combobox', { name: 'Suche' })
  await field.pressSequentially('betrieb')
  const first = page.getByRole('option').first()
  await expect(first.locator('mark').first()).toHaveText(/^betrieb$/i)
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(first).toBeHidden()
  await field.pressSequentially('betriebs')
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('data-highlighted', '')
  const address = (await first.getAttribute('href'))!
  expect(address).toContain('search=betriebs')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
})

test('a map: a state is selected, left by Escape and by Tab, and its view follows the window', async ({
  page,
}) => {
  await page.goto('/_gallery/location-map/default/')
  await expect(page.locator('[data-enhance~=location-map][data-enhanced]')).toBeAttached()
  const [bavaria, berlin] = [page.locator('g[data-state="bayern"]'), page.locator('g[data-state="berlin"]')]
  await expect(page.getByRole('button', { name: 'Bayern' })).toHaveCount(1)
  await bavaria.focus()
  await page.keyboard.press('Space')
  await expect(berlin).toBeHidden()
  await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(page.locator('a[data-state="bayern"]').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bavaria).toBeFocused()
  await expect(berlin).toBeVisible()

  await page.setViewportSize({ width: 375, height: 800 })
  const entry = page.getByRole('link', { name: 'Prüfungszentrum online' })
  // The names of the places are below the map too.
  await expect(entry).toBeVisible()
  await page.getByRole('radio', { name: 'Liste' }).check()
  await expect(entry).toBeVisible()
  await expect(bavaria).toBeHidden()
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(page.getByRole('radio', { name: 'Karte', includeHidden: true })).toBeChecked()
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(bavaria).toBeVisible()
})

test('a state that is clicked while scripts are held back is selected once they run', {
  tag: '@full',
}, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.goto('/_gallery/location-map/default/', { waitUntil: 'commit' })
  const bavaria = page.locator('g[data-state="bayern"]')
  await bavaria.click()
  await expect(bavaria).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(bavaria).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('lists, search, toggle and map serve', async ({ page }) => {
    await page.goto('/_gallery/dropdown/default/')
    await page.locator('select').selectOption('care')
    await page.goto('/_gallery/cluster-picker/default/')
    await expect(page.getByRole('link', { name: 'Psychologie' })).toBeVisible()
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/_gallery/location-map/default/')
    await expect(page.getByRole('link', { name: 'Prüfungszentrum online' })).toBeVisible()
    await page.goto('/_gallery/search-toggle/default/')
    await page.getByText('Was möchtest du lernen?').click()
    await page.getByRole('searchbox').fill('pflege & recht')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/suche/?q=pflege+%26+recht')
  })
})
