import { samplesOf } from '../full-size.ts'
import { expect, test } from '../site.ts'

test('what was chosen while a block waits for its code counts once it runs', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!main-|when-idle-|rolldown-runtime-)[^/]+\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.goto('/testingarea/pipeline/test-page-1-hero-full/')
  const picker = page.locator('[data-enhance="cluster-picker"]')
  const lists = picker.locator('select')
  await lists.first().selectOption({ index: 1 })
  await expect(picker).not.toHaveAttribute('data-enhanced')
  const target = picker.locator('> ul > li').nth(1)
  // For screen readers, each label also names its context.
  const labels = await target
    .locator('li')
    .evaluateAll(items => items.map(item => item.querySelector('a')?.firstChild?.textContent))
  release()
  await expect(picker).toHaveAttribute('data-enhanced', '')
  expect(await lists.first().evaluate((list: HTMLSelectElement) => list.selectedIndex)).toBe(1)
  const address = await target.locator('> a').getAttribute('href')
  await expect(picker.locator('a[data-go]')).toHaveAttribute('href', address!)
  await expect(lists.last().locator('option')).toHaveCount(labels.length + 1)
  expect((await lists.last().locator('option').allTextContents()).slice(1)).toEqual(labels)
})

for (const [name, copy] of samplesOf(
  [
    ['a click', 'click'],
    ['Enter', 'press'],
  ] as const,
  1,
))
  test(`${name} on a copy box needs no more than the entry script`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // Requested, and never answered.
    await page.route(/\/assets\/(?!main-)[^/]+\.js$/, () => undefined)
    await page.goto('/testingarea/pipeline/test-page-2-hero-split/', { waitUntil: 'domcontentloaded' })
    const code = await page.locator('code:has(+ button)').first().textContent()
    // Its label changes when it is pressed.
    const button = page.locator('code + button').first()
    await expect(button).toHaveText('Kopieren')
    const label = await button.textContent()
    await (copy === 'click' ? button.click() : button.press('Enter'))
    await expect(button).not.toHaveText(label!)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  })

test('a click made while all scripts are held back counts once they run', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.goto('/_gallery/tabs/default/', { waitUntil: 'commit' })
  const bar = page.locator('[data-enhance="tab-bar"]')
  const second = bar.locator('a').nth(1)
  await second.click()
  await expect(bar).not.toHaveAttribute('data-enhanced')
  release()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})
