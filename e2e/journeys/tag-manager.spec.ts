import type { Page } from '@playwright/test'
import { follow } from '../navigate.ts'
import { expect, test } from '../site.ts'
import { testSite } from '../test-site.ts'

const origin = `http://tags.localhost:${testSite.port}`

test.use({ hasDecided: false, baseURL: origin })

const notice = (page: Page) => page.getByRole('region', { name: 'Du entscheidest' })
const accept = (page: Page) => page.getByRole('button', { name: 'Zustimmen' }).first()

/** Stands in for the script of the container, which counts how often it was run, over documents. */
async function serveContainer(page: Page): Promise<() => Promise<number>> {
  await page.route('**/_service/analytics/tag.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "sessionStorage.setItem('runs', String(Number(sessionStorage.getItem('runs')) + 1))",
    }),
  )
  return () => page.evaluate(() => Number(sessionStorage.getItem('runs')))
}

/** Counts the documents that are loaded from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

const entriesOf = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(entry => ({ ...(entry as Record<string, unknown>) })))

test('a grant loads the page once more, with the tag manager and the landing address and referrer of the first', async ({
  page,
}) => {
  const runs = await serveContainer(page)
  const documents = countDocuments(page)
  const referer = 'https://news.example/'
  await page.goto('/kontakt/?utm_source=mail', { referer })
  await expect(accept(page)).toBeVisible()
  const loaded = page.waitForEvent('load')
  await accept(page).click()
  await loaded
  await expect.poll(runs).toBe(1)
  await expect(notice(page)).toHaveCount(0)
  await expect
    .poll(async () => (await entriesOf(page)).find(entry => 'page_referrer' in entry))
    .toEqual({ page_location: `${origin}/kontakt/?utm_source=mail`, page_referrer: referer })
  expect(documents()).toBe(2)
})

test('what a visitor has typed and chosen stays when services are granted, and the next page is a document', {
  tag: '@full',
}, async ({ page }) => {
  const runs = await serveContainer(page)
  await page.goto('/forms-space/unterlagen/')
  const documents = countDocuments(page)
  const form = page.locator('main form[data-form]').first()
  const name = form.getByRole('textbox').first()
  await name.fill('Amara Diallo')
  const file = form.locator('input[type=file]').first()
  await file.setInputFiles({
    name: 'zeugnis.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF'),
  })
  const saved = page.waitForResponse(
    answer => answer.url().endsWith('/api/consent') && answer.status() === 204,
  )
  // The notice waits while the focus is in the form.
  await page.getByRole('heading', { level: 1 }).click()
  await accept(page).click()
  await saved
  await expect(notice(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-leave-by-document', '')
  await expect(name).toHaveValue('Amara Diallo')
  // The form uploads it once its script is there, which may have been later than the choice.
  await expect(form.getByRole('listitem').filter({ hasText: 'zeugnis.pdf' })).toBeVisible()
  expect(documents()).toBe(0)
  expect(await runs()).toBe(0)
  const left = page.waitForEvent('load')
  await follow(page, '/impressum/')
  await left
  await expect.poll(runs).toBe(1)
  expect(documents()).toBe(1)
})
