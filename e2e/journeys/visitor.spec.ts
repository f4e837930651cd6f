import type { Page } from '@playwright/test'
import { samplesOf } from '../full-size.ts'
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

  test('sees dollars and no offer that is not theirs', { tag: '@full' }, async ({ page }) => {
    await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
    await expect(page.locator('main')).toContainText('$')
    await expect(page.locator('main')).not.toContainText('CHF')
  })
})

async function chooseLanguage(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner')
  await header.locator('summary', { hasText: /Sprache|Language|Idioma/ }).click()
  await header.getByRole('link', { name, exact: true }).click()
}

test('the language switcher leads to the same page in another language, and back', { tag: '@full' }, async ({
  page,
}) => {
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

test('the language switcher leads to the home of a language that has no such page', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/campus/berlin/')
  await chooseLanguage(page, 'Français')
  await expect(page).toHaveURL('/fr/')
})

for (const [path, flag] of samplesOf(
  [
    ['/', '4 Wochen kostenlos testen'],
    ['/bachelor/gesundheitsmanagement/', 'Jetzt bewerben'],
    ['/testingarea/pipeline/test-page-3-hero-compact/', 'Weiter zu Seite 4'],
  ] as const,
  1,
))
  test(`the flag of ${path} can be followed`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: flag }).first().click({ trial: true })
  })

test.describe('a first visitor from an advertisement', () => {
  test.use({ hasDecided: false })

  test('is a lead once usergroups are granted, also pages later', async ({ page, context }) => {
    await page.goto('/?utm_source=brief')
    const notice = page.getByRole('region', { name: 'Du entscheidest' })
    await expect(notice).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Alle Masterstudiengänge' }).click()
    await expect(page).toHaveURL('/master/')
    await expect(page.locator('html[data-same-document]')).toBeAttached()
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await notice.getByRole('button', { name: 'Zustimmen' }).click()
    const group = async () => {
      const value = (await context.cookies()).find(({ name }) => name === 'usergroup')?.value ?? ''
      return value && (JSON.parse(atob(decodeURIComponent(value))) as { group: string }).group
    }
    await expect.poll(group).toBe('lead')
    await page.goto('/bachelor/')
    expect(await group()).toBe('lead')
  })
})
