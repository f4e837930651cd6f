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

test('a button copies the address of the page, also before the page is loaded', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(/\/assets\/(?!main-)[^/]+\.js$/, () => undefined)
  await page.goto('/_gallery/copy-link/default/?a=1', { waitUntil: 'domcontentloaded' })
  const button = page.getByRole('button', { name: 'Link kopieren' })
  await button.press('Enter')
  await expect(page.getByRole('button', { name: 'Link kopiert' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(button).toBeVisible()
})

test('a modal takes the focus and keeps the page in its place, and gives both back', async ({ page }) => {
  await page.goto('/_gallery/modal/all/')
  const place = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 200))
  const opener = page.getByRole('button', { name: 'So läuft die Anrechnung' }).nth(2)
  await opener.focus()
  const before = await place()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused()
  await page.mouse.wheel(0, 400)
  for (const _ of Array(5)) {
    await page.keyboard.press('Tab')
    // After the last one, the focus moves to the browser's own controls.
    const isInside = await page.evaluate(() =>
      document.activeElement?.matches('body, dialog[open], dialog[open] *'),
    )
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await place()).toBe(before)
})

test('a list of links and a note open by keyboard, and Escape closes them where the focus was', async ({
  page,
}) => {
  await page.goto('/_gallery/navigation-popup/default/')
  const button = page.getByRole('button', { name: 'Andere Studienmodelle' })
  await button.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Fernstudium' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Fernstudium' })).toBeHidden()
  await expect(button).toBeFocused()

  await page.goto('/_gallery/hint/default/')
  const note = page.getByRole('link', { name: 'Modulhandbuch' })
  await expect(note).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(note).toBeVisible()
  const icon = page.locator('[popovertarget]')
  await expect(icon).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(icon).toBeFocused()
})

test('a button whose target is missing says so, and leads there once it exists', async ({ page }) => {
  let status = 404
  await page.route('**/anmeldung/april/', route => route.fulfill({ status }))
  await page.goto('/_gallery/button/probed/')
  await page.clock.install()
  await expect(page.getByRole('button', { name: 'Anmeldung ab 1. Dezember' })).toBeVisible()
  status = 200
  await page.clock.runFor(5000)
  await expect(page.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible()
})

for (const path of ['/foerderung/', '/aktuelles/data-science-ohne-informatik/'])
  test(`${path} with a long word in its headline fits a phone, and its headline is the largest`, {
    tag: '@full',
  }, async ({ page }) => {
    const sizesOf = (level: 1 | 2) =>
      page
        .getByRole('main')
        .getByRole('heading', { level })
        .evaluateAll(all => all.map(each => Number.parseFloat(getComputedStyle(each).fontSize)))
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const [headline] = await sizesOf(1)
      const others = await sizesOf(2)
      expect(others.length).toBeGreaterThan(0)
      expect(headline, `at ${width} px`).toBeGreaterThan(Math.max(...others))
      // Each word is on one line.
      const isWhole = await page.getByRole('heading', { level: 1 }).evaluate(element => {
        const range = document.createRange()
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
        return [...words.data.matchAll(/\S+/g)].every(({ 0: word, index }) => {
          range.setStart(words, index)
          range.setEnd(words, index + word.length)
          return range.getClientRects().length === 1
        })
      })
      expect(isWhole, `at ${width} px`).toBe(true)
    }
  })

test('what a recommended price box says is on the lines of its neighbours, as far from the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/_gallery/price-boxes/default/')
  const boxes = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(boxes).toHaveCount(3)
  await expect(boxes.filter({ hasText: 'Am häufigsten gewählt' })).toHaveCount(1)
  const places = await boxes.evaluateAll(all =>
    all.map(box => {
      const outer = box.getBoundingClientRect()
      return ['h3', 'a'].map(part => {
        const { left, right, top, bottom } = box.querySelector(part)!.getBoundingClientRect()
        return [left - outer.left, outer.right - right, top, bottom].map(Math.round)
      })
    }),
  )
  expect(new Set(places.map(place => JSON.stringify(place))).size, JSON.stringify(places)).toBe(1)
})
