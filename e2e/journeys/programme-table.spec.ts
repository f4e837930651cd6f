import { expect, test } from '../site.ts'

test.describe('without scripts, 320 pixels wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a keyboard sorts and groups the table, and goes back and forward, and the address shows the same elsewhere', {
    tag: '@full',
  }, async ({ page, browser }) => {
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

test('a keyboard that sorts stays at the head, which says the order', { tag: '@full' }, async ({ page }) => {
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

  test('each programme is a card, to assistive technology a row of the table', async ({ page }) => {
    await page.goto('/studiengaenge/')
    const row = page.getByRole('row', { name: 'Agrarmanagement mit myStudium' })
    await expect(row.getByRole('link')).toBeVisible()
    const duration = row.getByRole('cell', { name: '36 oder 48 Monate' })
    const name = (await row.getByRole('rowheader').boundingBox())!
    const cell = (await duration.boundingBox())!
    expect(cell.y).toBeGreaterThanOrEqual(name.y + name.height)
    const label = await duration.evaluate(element => getComputedStyle(element, '::before').content)
    expect(label).toBe('"Dauer"')
    // By the browser's own tree, not by the markup: a table that is laid out as blocks could lose its roles.
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const count = (role: string) => nodes.filter(node => !node.ignored && node.role?.value === role).length
    expect(count('columnheader')).toBe(await page.getByRole('columnheader').count())
    expect(count('cell')).toBe(await page.getByRole('cell').count())
    expect(count('row')).toBe(await page.getByRole('row').count())
  })

  test('the order is chosen above the cards', { tag: '@full' }, async ({ page }) => {
    await page.goto('/studiengaenge/')
    await expect(page.locator('[data-enhance~="exchange"][data-enhanced]')).toHaveCount(1)
    for (const link of await page.getByRole('columnheader').getByRole('link').all()) {
      const { x, width } = (await link.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(375)
    }
    await page.getByRole('columnheader', { name: 'Kosten' }).getByRole('link').click()
    await expect(page.getByRole('columnheader', { name: 'Kosten' })).toHaveAttribute('aria-sort', 'ascending')
  })
})

for (const width of [640, 700])
  test(`a head that gets the focus in a window of ${width} px is seen whole`, { tag: '@full' }, async ({
    page,
  }) => {
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
