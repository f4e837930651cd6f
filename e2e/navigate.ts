import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './site.ts'

export const programme = '/bachelor/betriebswirtschaftslehre/fernstudium/'

/** Loads a page and waits until its navigator is running. Returns a function that tells whether a document was loaded since. */
export async function open(page: Page, path: string): Promise<() => boolean> {
  await page.goto(path)
  await expect(page.locator('body > [aria-live]')).toBeAttached()
  let loaded = false
  page.on('request', request => {
    if (request.isNavigationRequest()) loaded = true
  })
  return () => loaded
}

/**
 * Waits until the document is whole. Only then does the browser go to the part that the address names, and takes the focus from where it was; a
 * key that is pressed just then is lost.
 */
export const untilWhole = (page: Page): Promise<void> => page.waitForLoadState()

/** Waits until the tool of the page changes in place. */
export const untilToolStarts = (page: Page) =>
  expect(page.locator('[data-enhance="exchange"]')).toHaveAttribute('data-enhanced', '')

/** The programmes that a tool of the page has found: items of its list with a title each. */
export const programmesOn = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

/** Follows a link that the page may not have. */
export const follow = (page: Page, href: string) =>
  page.evaluate(address => {
    const link = document.createElement('a')
    link.href = address
    document.querySelector('main')!.append(link)
    link.click()
  }, href)

export const toProgramme = (page: Page) => page.locator(`main a[href^="${programme}"]`).first()
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

const keptPlace = (page: Page) => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll)

/** Scrolls, and waits until the history has the position. */
export async function scrollAndRest(page: Page, top: number): Promise<void> {
  await page.evaluate(y => scrollTo(0, y), top)
  await expect.poll(() => keptPlace(page)).toBe(top)
}

/** Waits until the page no longer scrolls and the history contains its position. Returns the position. */
export async function rest(page: Page): Promise<number> {
  await expect.poll(async () => (await keptPlace(page)) === (await page.evaluate(() => scrollY))).toBe(true)
  return scrolled(page)
}

export async function changePayload(route: Route, change: object): Promise<void> {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } })
}
