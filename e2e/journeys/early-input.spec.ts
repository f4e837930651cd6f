import { expect, test } from '../site.ts'

test('what was chosen while a block waits for its code counts once it runs', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!main-|navigator-)[^/]+\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.goto('/testingarea/pipeline/test-page-1-hero-full/')
  const island = page.locator('x-island[name="hero"]')
  const [degrees, clusters] = [island.getByRole('combobox').first(), island.getByRole('combobox').last()]
  await degrees.selectOption({ index: 1 })
  await expect(island).not.toHaveAttribute('data-mounted')
  release()
  await expect(island).toHaveAttribute('data-mounted', '')
  expect(await degrees.evaluate((list: HTMLSelectElement) => list.selectedIndex)).toBe(1)
  const props = JSON.parse((await island.getAttribute('props'))!)
  const [, chosen] = props.degrees
  await expect(island.getByRole('link')).toHaveAttribute('href', chosen.link.href)
  await expect(clusters.getByRole('option')).toHaveText([
    props.emptyLabel,
    ...chosen.clusters.map(({ label }: { label: string }) => label),
  ])
})

for (const [name, copy] of [
  ['a click', 'click'],
  ['Enter', 'press'],
] as const)
  test(`${name} on a copy box needs no more than the entry script`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // Asked for, and never answered.
    await page.route(/\/assets\/(?!main-)[^/]+\.js$/, () => undefined)
    await page.goto('/testingarea/pipeline/test-page-2-hero-split/', { waitUntil: 'domcontentloaded' })
    const box = page.locator('.copy-box').first()
    const code = await box.locator('code').textContent()
    const button = box.getByRole('button')
    const label = await button.textContent()
    await (copy === 'click' ? button.click() : button.press('Enter'))
    await expect(button).not.toHaveText(label!)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  })
