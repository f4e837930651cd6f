import { createAxe } from '../axe.ts'
import { dualPages } from '../demo-pages.ts'
import { expect, test as siteTest } from '../site.ts'

/** The same server by the host of the second unit. */
const test = siteTest.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'ds.localhost')),
})

for (const { path, language } of dualPages)
  test(`${path} of the second unit is in its theme, accessible, and no wider than a phone`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'maple_blaze')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const { violations } = await createAxe(page).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
