import { expect, test } from '../site.ts'

test.describe('without scripts, 320 pixels wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a keyboard sorts and groups the table, and goes back and forward, and the address shows the same elsewhere', async ({
    page,
    browser,
  }) => {
    await page.goto('/studiengaenge/')
    const first = page
      .getByRole('rowheader')
      .filter({ has: page.getByRole('link') })
      .first()
    await page.getByRole('link', { name: 'Abschluss' }).press('Enter')
    await expect(page).toHaveURL('/studiengaenge/?group=degree')
    await page.getByRole('columnheader', { name: 'Kosten' }).getByRole('link').press('Enter')
    await expect(page).toHaveURL('/studiengaenge/?group=degree&sort=price')
    await expect(page.getByRole('columnheader', { name: 'Kosten' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(first).toHaveText('BWL im dualen Studium')
    const region = page.getByRole('region', { name: '13 Studiengänge' })
    await region.focus()
    await expect(region).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await other.goto(page.url())
    const heads = other.getByRole('rowheader')
    expect(await heads.allTextContents()).toEqual(await page.getByRole('rowheader').allTextContents())
    await other.context().close()
    await page.goBack()
    await expect(page.getByRole('columnheader', { name: 'Kosten' })).not.toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await page.goForward()
    await expect(first).toHaveText('BWL im dualen Studium')
  })
})

test('a keyboard that sorts stays at the head, which says the order', async ({ page }) => {
  await page.goto('/studiengaenge/')
  await expect(page.locator('[data-enhance~="exchange"][data-enhanced]')).toHaveCount(1)
  const head = page.getByRole('columnheader', { name: 'Dauer' })
  for (const order of ['aufsteigend', 'absteigend']) {
    await head.getByRole('link').press('Enter')
    await expect(head.getByRole('link', { name: order })).toBeFocused()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('no head that has the focus is hidden behind the names of the programmes', async ({ page }) => {
    await page.goto('/studiengaenge/')
    const heads = page.getByRole('columnheader').getByRole('link')
    await heads.last().focus()
    const names = (await page.getByRole('columnheader').first().boundingBox())!
    // The visible part of it where browsers see no need to scroll.
    for (let index = (await heads.count()) - 2; index > 0; index--) {
      await page.keyboard.press('Shift+Tab')
      await expect(heads.nth(index)).toBeFocused()
      const { x, width } = (await heads.nth(index).boundingBox())!
      expect(x + width - (names.x + names.width)).toBeGreaterThanOrEqual(32)
    }
  })
})

for (const width of [320, 390])
  test(`a head that gets the focus in a window of ${width} px is seen whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/studiengaenge/')
    await expect(page.locator('[data-enhance~="exchange"][data-enhanced]')).toHaveCount(1)
    const heads = page.getByRole('columnheader').getByRole('link')
    await heads.first().focus()
    for (let index = 1; index < (await heads.count()); index++) {
      await page.keyboard.press('Tab')
      await expect(heads.nth(index)).toBeFocused()
      const hidden = await heads.nth(index).evaluate(head => {
        const { left, right } = head.getBoundingClientRect()
        const names = head.closest('tr')!.firstElementChild!.getBoundingClientRect()
        const room = head.closest('table')!.parentElement!
        const isAtEnd = room.scrollLeft + room.clientWidth >= room.scrollWidth - 1
        const end = room.getBoundingClientRect().right - (isAtEnd ? 0 : 32)
        return Math.max(0, names.right - left) + Math.max(0, right - end)
      })
      expect.soft(hidden, `${index}: behind the names, cut or faded`).toBeLessThan(1)
    }
  })

test('a tablet shows all columns at once', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/studiengaenge/', '/en/programmes/']) {
    await page.goto(path)
    const hidden = await page.getByRole('table').evaluate(table => {
      const room = table.parentElement!
      return room.scrollWidth - room.clientWidth
    })
    expect(hidden, path).toBe(0)
  }
})

test('on paper the whole table is there, without its links to sort groups', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/it/studiengaenge/?sort=title')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: '13 corsi' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Raggruppa per' })).toBeHidden()
  await expect(page.getByRole('region', { name: '13 corsi' })).toHaveCSS('overflow', 'visible')
})
