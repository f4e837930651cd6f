import type { Locator } from '@playwright/test'
import { expect, test } from '../site.ts'

test.use({ javaScriptEnabled: false })

/**
 * Follows a link by its keyboard: without script Playwright does not notice that a section above was laid out, and moved the link, between the
 * search for its place and the click.
 */
const follow = (link: Locator) => link.press('Enter')

const programme = '/bachelor/betriebswirtschaftslehre/fernstudium/'

test('a link leads to another document', async ({ page }) => {
  await page.goto('/')
  const title = await page.title()
  await follow(page.locator(`main a[href^="${programme}"]`).first())
  await expect(page).toHaveURL(programme)
  await expect(page).not.toHaveTitle(title)
  await expect(page.locator('h1')).toContainText('Betriebswirt')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('by keyboard: Enter follows a link, the first stop skips to the content', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.locator(`main a[href^="${programme}"]`).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(programme)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${programme}#main`)
})

test('going back and forth finds the page and the place', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  const title = await page.title()
  const link = page.locator(`main a[href^="${programme}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await follow(link)
  await expect(page.locator('h1')).toContainText('Betriebswirt')
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect(link).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL(programme)
})

test('a link to a part of another page leads to that part, and back', { tag: '@full' }, async ({ page }) => {
  await page.goto('/master/')
  await follow(page.locator('main a[href$="#passt"]').first())
  await expect(page).toHaveURL('/master/#passt')
  await expect(page.locator('#passt')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/master/')
  await page.goto('/kontakt/#rueckruf')
  await expect(page.locator('#rueckruf')).toBeInViewport()
})

test('another language: the whole document speaks it', async ({ page }) => {
  await page.goto(programme)
  await follow(page.getByRole('contentinfo').locator('a[hreflang="en"]').first())
  await expect(page).toHaveURL('/en/bachelor/business-administration/distance-learning/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
})

test('redirects of this site are followed, and keep query and part', { tag: '@full' }, async ({ page }) => {
  await page.goto('/de/bachelor?x=1#bewerbung')
  await expect(page).toHaveURL('/bachelor/?x=1#bewerbung')
  await expect(page.locator('#bewerbung')).toBeInViewport()
})

test('a page that is not there says so, and leads home', { tag: '@full' }, async ({ page }) => {
  await page.goto('/gibt-es-nicht/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
})

test('the menu works @mobile-full', async ({ page, isMobile }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  if (isMobile) await header.getByRole('button', { name: 'Menü', exact: true }).click()
  await header.locator('summary', { hasText: 'Bachelor' }).click()
  await header.getByRole('link', { name: 'Betriebswirtschaftslehre' }).first().click()
  await expect(page).toHaveURL(programme)
  await expect(page.locator('header details[open]')).toHaveCount(0)
})

test('every panel of the tabs can be read', { tag: '@full' }, async ({ page }) => {
  await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
  const panels = page.locator('[data-tabs] > div[id]')
  expect(await panels.count()).toBeGreaterThan(1)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
})

test('questions open and close', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  const closed = page.locator('main details:not([open])')
  const before = await closed.count()
  const question = page.locator('main details').nth(0).locator('summary')
  const wasOpen = await page.locator('main details').nth(0).getAttribute('open')
  await question.click()
  await expect(closed).toHaveCount(wasOpen === null ? before - 1 : before + 1)
  await question.click()
  await expect(closed).toHaveCount(before)
})

test('what a link names is chosen in the form that it leads to', async ({ page }) => {
  await page.goto('/veranstaltungen/campustag-berlin-2027/')
  await follow(page.locator('main a[href*="subject=event"]').first())
  await expect(page.locator('#contact [name="subject"]')).toHaveValue('event')
  await page.goto('/forms-space/bewerbung/?programme=informatik&model=teilzeit-1')
  await expect(page.locator('[name="programme"]')).toHaveValue('informatik')
  await expect(page.locator('[name="model"]')).toHaveValue('teilzeit-1')
  await page.goto('/infomaterial/?programme=informatik')
  await expect(page.locator('[name="programmes"]:checked')).toHaveValue('informatik')
})
