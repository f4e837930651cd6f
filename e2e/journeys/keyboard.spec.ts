import { createAxe } from '../axe.ts'
import { expect, seeAll, test } from '../site.ts'

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('tabs follow the pattern: arrows, Home, End, one stop', async ({ page }) => {
  await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
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

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('a tab that was seen in part comes into view with the focus', { tag: '@full' }, async ({ page }) => {
    await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
    await seeAll(page)
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await tabs.nth(1).focus()
    await expect(tabs.last()).not.toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('ArrowRight')
    await expect(tabs.last()).toBeFocused()
    await expect(tabs.last()).toBeInViewport({ ratio: 0.99 })
  })
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
  const bar = page.getByRole('navigation', { name: 'Auf dieser Seite' })
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

test('a jump to the first section makes it the active one', { tag: '@full' }, async ({ page }) => {
  await page.goto('/bachelor/betriebswirtschaftslehre/duales-studium/')
  const bar = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  await expect(bar).toHaveAttribute('data-stuck', 'false')
  const link = bar.getByRole('link').first()
  await link.click()
  await expect(bar).toHaveAttribute('data-stuck', 'true')
  await expect(link).toHaveAttribute('aria-current', 'location')
})

test('a table is a stop of the keyboard only while it scrolls', { tag: '@full' }, async ({ page }) => {
  await page.goto('/_gallery/table/broad/')
  const region = page.locator('[data-enhance="scroll-region"]')
  await expect(region).not.toHaveAttribute('tabindex')
  // Narrower windows show its rows as cards.
  await page.setViewportSize({ width: 660, height: 640 })
  await expect(region).toHaveAttribute('tabindex', '0')
  await expect(region).toHaveRole('region')
  await expect(region).toHaveAccessibleName('Beginn')
})

test.describe('in Switzerland', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'CH' } })

  test('a closed banner hands the focus to what follows it', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    const close = page.locator('[data-close-banner]')
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(close).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, isMobile: true })

  test('the mobile menu opens, is left by Escape, and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    const navigation = page.locator('[popover]:popover-open')
    await expect(navigation).toBeVisible()
    await expect(navigation.getByRole('button', { name: 'Menü schließen' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(navigation).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('nobody leaves the open menu by keyboard, and the page behind it stays where it is', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    // Playwright's own click would first scroll to the header's place in the document.
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true })
    await opener.evaluate((button: HTMLElement) => button.click())
    const sheet = page.locator('nav[popover]:popover-open')
    await expect(page.locator('#main')).toHaveJSProperty('inert', true)
    expect(await page.evaluate(() => scrollY)).toBe(300)
    const stops = await sheet.locator('button:visible, a:visible, summary:visible').count()
    const seen = new Set<string>()
    for (let stop = 0; stop < stops + 3; stop++) {
      await page.keyboard.press('Tab')
      seen.add(
        await page.evaluate(() =>
          document.activeElement?.closest('nav[popover]') ? 'sheet' : document.activeElement!.localName,
        ),
      )
    }
    // At its end the keyboard leaves the document for the browser itself, as it does in a dialog.
    seen.delete('body')
    expect([...seen]).toEqual(['sheet'])
    await page.mouse.move(100, 400)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => scrollY)).toBe(300)
    expect((await (await createAxe(page)).analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('#main')).toHaveJSProperty('inert', false)
  })

  test('an arrow that hides at the end of the jump navigation hands its focus on', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/bachelor/betriebswirtschaftslehre/duales-studium/')
    const bar = page.getByRole('navigation', { name: 'Auf dieser Seite' })
    const [left, right] = [bar.getByLabel('Nach links blättern'), bar.getByLabel('Nach rechts blättern')]
    const list = bar.locator('[data-jump-list]')
    await expect(bar).toHaveAttribute('data-enhanced', '')
    await list.evaluate(element => element.scrollTo({ left: element.scrollWidth - element.clientWidth - 20 }))
    await right.press('Enter')
    await expect(right).toBeHidden()
    await expect(left).toBeFocused()
    await list.evaluate(element => element.scrollTo({ left: 20 }))
    await left.press('Enter')
    await expect(left).toBeHidden()
    await expect(right).toBeFocused()
  })

  test('a table that scrolls fades out at its edge, but not while its ring is seen', {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 660, height: 800 })
    await page.goto('/_gallery/table/broad/')
    const table = page.locator('main [tabindex="0"]:has(> table):visible').first()
    await expect(table).toHaveCSS('mask-image', /gradient/)
    await page.keyboard.press('Tab')
    await table.focus()
    await expect(table).toHaveCSS('outline-style', 'solid')
    await expect(table).toHaveCSS('mask-image', 'none')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
  })
})
