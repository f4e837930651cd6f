import type { Browser, Page } from '@playwright/test'
import { samplesOf } from '../full-size.ts'
import { open, untilToolStarts } from '../navigate.ts'
import { expect, test } from '../site.ts'

const headings = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

/** The page that another browser, with scripts, shows at the address that a visitor copies. */
async function shownElsewhere(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(url)
    return await headings(page).allTextContents()
  } finally {
    await context.close()
  }
}

test.describe('without scripts, 320 pixels wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('news: a keyboard chooses a topic, reads an article, and goes back and forward', {
    tag: '@full',
  }, async ({ page, browser }) => {
    await page.goto('/aktuelles/')
    await page.getByRole('link', { name: 'Rat und Hilfe', exact: true }).press('Enter')
    await expect(page).toHaveURL('/aktuelles/?topic=advice')
    const advice = await headings(page).allTextContents()
    expect(await fits(page)).toBe(true)
    expect(await shownElsewhere(browser, page.url())).toEqual(advice)
    const link = page.getByRole('link', { name: 'Ein Lernplan, der eine volle Woche aushält' })
    await link.press('Enter')
    await expect(page).toHaveURL('/aktuelles/lernplan-neben-dem-beruf/')
    await expect(page.getByText('Von Linh Tran')).toBeVisible()
    expect(await fits(page)).toBe(true)
    await page.goBack()
    await expect(link).toBeVisible()
    expect(await headings(page).allTextContents()).toEqual(advice)
    await page.goForward()
    await expect(page.getByText('Von Linh Tran')).toBeVisible()
  })

  test('events: a keyboard chooses a kind, opens an event, and goes back and forward', {
    tag: '@full',
  }, async ({ page, browser }) => {
    await page.goto('/veranstaltungen/')
    await page.getByRole('link', { name: 'Vor Ort', exact: true }).press('Enter')
    await expect(page).toHaveURL('/veranstaltungen/?where=onSite')
    const onSite = await headings(page).allTextContents()
    expect(await fits(page)).toBe(true)
    expect(await shownElsewhere(browser, page.url())).toEqual(onSite)
    const link = page.locator('main a[href="/veranstaltungen/campustag-berlin-2027/"]')
    await link.press('Enter')
    await expect(page).toHaveURL('/veranstaltungen/campustag-berlin-2027/')
    const day = page.getByText('Samstag, 23. Januar 2027')
    await expect(day).toBeVisible()
    expect(await fits(page)).toBe(true)
    await page.goBack()
    await expect(link).toBeVisible()
    expect(await headings(page).allTextContents()).toEqual(onSite)
    await page.goForward()
    await expect(day).toBeVisible()
    await page.getByRole('link', { name: 'Alle Termine' }).press('Enter')
    await expect(page).toHaveURL('/veranstaltungen/')
  })
})

for (const [path, filter, count] of samplesOf(
  [
    ['/veranstaltungen/', 'Online', /^\d+ Termine?$/],
    ['/aktuelles/', 'Rat und Hilfe', /^\d+ Beiträge?$/],
  ] as const,
  1,
))
  test(`with scripts a filter of ${path} keeps the focus and the place on the page, and the number is said`, async ({
    page,
  }) => {
    const isLoaded = await open(page, path)
    const link = page.getByRole('main').getByRole('link', { name: filter, exact: true })
    await link.scrollIntoViewIfNeeded()
    await untilToolStarts(page)
    await link.evaluate(element => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const top = await page.evaluate(() => scrollY)
    await link.press('Enter')
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(count)
    expect(isLoaded()).toBe(false)
  })
