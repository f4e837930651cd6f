import { test as base, type Page } from '@playwright/test'
import { earlyClicks } from '../../worker/http/early-clicks.ts'
import { sheetWait } from '../../worker/http/sheet-wait.ts'
import { pages, phonePages, sampledPages } from '../demo-pages.ts'
import { test } from '../one-window.ts'
import {
  accessibilityProblems,
  lostPictures,
  sideways,
  strayTraces,
  tooNarrowWidths,
} from '../page-checks.ts'
import { expect, layoutShift, seeAll, test as visitorTest } from '../site.ts'
import { htmlProblems } from '../valid-html.ts'

/** Reads all checks of a page from one load. */
async function inspect(page: Page): Promise<void> {
  await seeAll(page)
  expect.soft(await layoutShift(page), 'layout shift').toEqual([])
  expect.soft(await lostPictures(page), 'lost pictures').toEqual([])
  expect.soft(await strayTraces(page), 'stored without consent').toEqual([])
  expect.soft(await accessibilityProblems(page), 'accessibility').toEqual([])
}

for (const { path, language, status = 200 } of pages)
  base(
    `${path} is a complete, valid document, without a script or a style that the policy forbids`,
    async ({ request }) => {
      const answer = await request.get(path)
      const html = await answer.text()
      expect.soft(answer.status()).toBe(status)
      expect.soft(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`))
      // Structured data is in a script that no browser runs; the policy allows two others, by their hashes.
      const others = html
        .replace(`<script>${earlyClicks}</script>`, '')
        .replace(`<script>${sheetWait}</script>`, '')
      expect.soft(others).not.toMatch(/<script(?![^>]*(?: src=| type="application\/ld\+json"))/)
      expect.soft(html).not.toMatch(/ style="/)
      expect.soft(html.match(/<h1/g)).toHaveLength(1)
      expect.soft(await htmlProblems(html), 'HTML').toEqual([])
    },
  )

// Letters and pictures that come late are what moves a page.
test.use({ isFirstVisit: true })

for (const { path } of sampledPages)
  test(`${path} is accessible and quiet, does not move, and scrolls sideways at no width`, async ({
    page,
  }) => {
    await page.goto(path)
    await inspect(page)
    expect.soft(await tooNarrowWidths(page, [320, 375, 768, 1024, 1280, 1980])).toEqual([])
  })

for (const { path } of phonePages)
  test(`${path} on a phone is accessible and quiet, and does not move @phone`, async ({ page }) => {
    await page.goto(path)
    await inspect(page)
  })

visitorTest('no page scrolls sideways while its fonts are missing', async ({ page }) => {
  visitorTest.slow()
  // They never arrive, because a failure would be logged. Nor do pictures, whose places are kept.
  await page.route(/\.woff2$|\/media\//, () => undefined)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const { path } of sampledPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect.soft(await sideways(page), path).toBe(0)
  }
})
