import { createAxe } from '../axe.ts'
import { academyPages, dualPages, londonPages } from '../demo-pages.ts'
import { isFullSize } from '../full-size.ts'
import { test } from '../one-window.ts'
import { expect } from '../site.ts'

/**
 * The other units, which the same server shows on their own hosts: of one a page with prices; all pages in `npm run test:full`.
 */
const units = [
  {
    host: 'ds.localhost',
    theme: 'maple_blaze',
    pages: dualPages,
    sampled: [],
  },
  {
    host: 'obw.localhost',
    theme: 'rust',
    pages: academyPages,
    sampled: [],
  },
  {
    host: 'libf.localhost',
    theme: 'texas_rose',
    pages: londonPages,
    sampled: ['/de/banking-and-finance/'],
  },
]

for (const { host, theme, pages, sampled } of units)
  test.describe(host, () => {
    test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', host)) })

    for (const { path, language } of pages.filter(page => isFullSize || sampled.includes(page.path)))
      test(`${path} of ${host} is in its theme, accessible, and no wider than a phone`, async ({
        page,
        baseURL,
      }) => {
        await page.goto(baseURL + path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const { violations } = await (await createAxe(page)).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        const foreign = await page.evaluate(
          own => [...document.images].map(({ src }) => src).filter(src => !src.includes(`/pictures/${own}/`)),
          theme,
        )
        expect(foreign).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      })
  })

test.describe('in London', () => {
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'libf.localhost')) })

  test('a programme has its price in pounds', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/banking-and-finance/`)
    await expect(
      page
        .getByRole('main')
        .getByText(/£\d[\d,.]*/)
        .first(),
    ).toBeVisible()
    await expect(page.locator('main')).not.toContainText('€')
  })
})
