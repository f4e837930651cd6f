import { test as base, type Page } from '@playwright/test'
import { earlyScript, sheetWait } from '../../worker/core/base/http/content-security-policy.ts'
import { phonePages, sampledPages, translatedPages, validatedPages } from '../demo-pages.ts'
import { isFullSize, samplesOf } from '../full-size.ts'
import { test } from '../one-window.ts'
import {
  accessibilityProblems,
  dropFonts,
  likeLinks,
  lostPictures,
  sideways,
  smallTargets,
  strayTraces,
  tooNarrowWidths,
} from '../page-checks.ts'
import { expect, layoutShift, seeAll } from '../site.ts'
import { htmlProblems } from '../valid-html.ts'

/** Reads all checks of a page from one load. */
async function inspect(page: Page): Promise<void> {
  await seeAll(page)
  expect.soft(await layoutShift(page), 'layout shift').toEqual([])
  expect.soft(await lostPictures(page), 'lost pictures').toEqual([])
  expect.soft(await strayTraces(page), 'stored without consent').toEqual([])
  expect.soft(await accessibilityProblems(page), 'accessibility').toEqual([])
}

for (const { path, language, status = 200 } of validatedPages)
  base(
    `${path} is a complete, valid document, without a script or a style that the policy forbids`,
    async ({ request }) => {
      const answer = await request.get(path)
      const html = await answer.text()
      expect.soft(answer.status()).toBe(status)
      expect.soft(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`))
      // Structured data is in a script that no browser runs; the policy allows two others, by their hashes.
      const others = html
        .replace(/<script data-font="[^"]*">/, '')
        .replace(`${earlyScript}</script>`, '')
        .replace(`<script>${sheetWait}</script>`, '')
      expect.soft(others).not.toMatch(/<script(?![^>]*(?: src=| type="application\/ld\+json"))/)
      expect.soft(html).not.toMatch(/ style="/)
      expect.soft(html.match(/<h1/g)).toHaveLength(1)
      expect.soft(await htmlProblems(html), 'HTML').toEqual([])
    },
  )

// Late fonts and pictures are what shifts a page.
test.use({ isFirstVisit: true })

/** From the window's own width down, where fonts matter most. */
const widths = isFullSize ? [1280, 1980, 1024, 768, 375, 320] : [1280, 768, 320]

for (const { path } of sampledPages)
  test(`${path} is accessible and quiet, does not move, and scrolls sideways at no width, nor without its fonts; its targets are large, and its links differ`, async ({
    page,
  }) => {
    await page.goto(path)
    await inspect(page)
    expect.soft(await likeLinks(page), 'links of one name to different places').toEqual([])
    expect.soft(await smallTargets(page), 'small targets').toEqual([])
    expect.soft(await tooNarrowWidths(page, widths)).toEqual([])
    await dropFonts(page)
    expect.soft(await sideways(page), 'without fonts').toBe(0)
  })

for (const { path } of samplesOf(translatedPages, 1))
  test(`${path} is accessible and quiet in its language, and does not scroll sideways on a narrow phone`, async ({
    page,
  }) => {
    await page.goto(path)
    expect.soft(await accessibilityProblems(page)).toEqual([])
    expect.soft(await tooNarrowWidths(page, [320])).toEqual([])
    await dropFonts(page)
    expect.soft(await sideways(page), 'without fonts').toBe(0)
  })

for (const { path } of samplesOf(phonePages, 1))
  test(`${path} on a phone is accessible and quiet, and does not move @phone`, async ({ page }) => {
    await page.goto(path)
    await inspect(page)
  })
