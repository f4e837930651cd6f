import { type Page, test } from '@playwright/test'
import { chromiumFlags, findChromium, withoutSuggestions } from '../chromium.ts'
import { expect, seeAll } from '../site.ts'
import { testSite } from '../test-site.ts'

const withVideo = '/studienalltag/'

// Playwright turns this cache of the browser off.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, withoutSuggestions],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const videoOn = (page: Page) => page.locator('figure.embed')

/** Saves a decision as the form of the page of cookies does it. */
const decide = (page: Page, decision: 'accept' | 'decline') =>
  page.evaluate(async value => {
    const version = document.documentElement.dataset.consent!
    const body = new URLSearchParams({ decision: value, version })
    await fetch('/api/consent', { method: 'POST', body })
  }, decision)

test('a page that comes back from the back-forward cache follows what was withdrawn meanwhile', async ({
  page,
  context,
}) => {
  await context.route(
    ({ origin }) => origin !== testSite.url,
    route => route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  )
  await page.goto('/cookies/')
  await decide(page, 'accept')
  await page.goto(withVideo)
  await seeAll(page)
  await videoOn(page).scrollIntoViewIfNeeded()
  await expect(videoOn(page).locator('iframe')).toHaveCount(1)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  await page.goto('/cookies/')
  await decide(page, 'decline')
  await page.goBack({ waitUntil: 'commit' })
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(videoOn(page).locator('iframe')).toHaveCount(0)
})
