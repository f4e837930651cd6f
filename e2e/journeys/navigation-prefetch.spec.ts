import type { Page } from '@playwright/test'
import { open, programme, toProgramme } from '../navigate.ts'
import { expect, test } from '../site.ts'

test.describe('fetching ahead', () => {
  /** Pages that were prefetched, and when. */
  function watchAhead(page: Page): { path: string; at: number }[] {
    const ahead: { path: string; at: number }[] = []
    page.on('request', request => {
      if (request.headers().purpose === 'prefetch')
        ahead.push({ path: new URL(request.url()).pathname, at: Date.now() })
    })
    return ahead
  }

  test('links in view, a second after the page is there; a click then requests nothing', async ({ page }) => {
    const ahead = watchAhead(page)
    const began = Date.now()
    await page.goto('/')
    const link = toProgramme(page)
    await expect.poll(() => ahead.length).toBeGreaterThan(0)
    expect(ahead[0]!.at - began).toBeGreaterThan(1000)
    const answered = page.waitForResponse(`**${programme}_payload.json*`)
    await link.scrollIntoViewIfNeeded()
    await (await answered).finished()
    const payloads: string[] = []
    page.on('request', request => payloads.push(new URL(request.url()).pathname))
    await link.click()
    await expect(page).toHaveURL(programme)
    expect(payloads).not.toContain(`${programme}_payload.json`)
  })

  test('not for visitors who save data, whose links work all the same', { tag: '@full' }, async ({
    page,
  }) => {
    const ahead = watchAhead(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    await page.clock.install()
    const isLoaded = await open(page, '/')
    await toProgramme(page).hover()
    // Past every delay after which others would be fetched.
    await page.clock.runFor(5000)
    expect(ahead).toEqual([])
    await toProgramme(page).click()
    await expect(page).toHaveURL(programme)
    expect(isLoaded()).toBe(false)
  })
})
