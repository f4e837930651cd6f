import { expect, test } from '../site.ts'

test.describe('a visitor from Switzerland', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'CH' } })

  test('sees francs and the Swiss offer, closes its banner for the visit', async ({ page }) => {
    await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
    await expect(page.locator('main')).toContainText('CHF')
    const banner = page.locator('[data-banner]')
    await expect(banner).toBeVisible()
    await banner.getByRole('button').click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(banner).toHaveCount(0)
    await page.goto('/')
    await expect(banner).toHaveCount(0)
  })
})

test.describe('a visitor from the United States', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'US' } })

  test('sees dollars and no offer that is not theirs', async ({ page }) => {
    await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
    await expect(page.locator('main')).toContainText('$')
    await expect(page.locator('main')).not.toContainText('CHF')
  })
})

test('the language switcher leads to the same page in the other language, and back', async ({ page }) => {
  await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
  const other = page.getByRole('banner').locator('a[hreflang="en"], a[lang="en"]').first()
  await other.click()
  await expect(page).toHaveURL('/en/bachelor/business-administration/distance-learning/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('banner').locator('a[hreflang="de"], a[lang="de"]').first().click()
  await expect(page).toHaveURL('/bachelor/betriebswirtschaftslehre/fernstudium/')
})

test('every link on the site leads somewhere', async ({ page, request }) => {
  const seen = new Set<string>()
  const waiting = ['/', '/en/']
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), `http://127.0.0.1:8788${path}`)
      if (url.host !== '127.0.0.1:8788') continue
      if (url.hash && url.pathname === path)
        expect(html, `${path} ${url.hash}`).toContain(`id="${decodeURIComponent(url.hash.slice(1))}"`)
      waiting.push(url.pathname)
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(8)
  await page.goto('/')
})
