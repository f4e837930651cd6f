import type { Page } from '@playwright/test'
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

async function chooseLanguage(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner')
  await header.locator('summary.language-link').click()
  await header.getByRole('link', { name, exact: true }).click()
}

test('the language switcher leads to the same page in another language, and back', async ({ page }) => {
  await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL('/en/bachelor/business-administration/distance-learning/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await chooseLanguage(page, 'Português')
  await expect(page).toHaveURL('/pt/licenciatura/gestao-de-empresas/a-distancia/')
  await expect(page.locator('h1')).toHaveText('Gestão de Empresas')
  await chooseLanguage(page, 'Deutsch')
  await expect(page).toHaveURL('/bachelor/betriebswirtschaftslehre/fernstudium/')
})

test('the language switcher leads to the home of a language that has no such page', async ({ page }) => {
  await page.goto('/campus/berlin/')
  await chooseLanguage(page, 'Français')
  await expect(page).toHaveURL('/fr/')
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
