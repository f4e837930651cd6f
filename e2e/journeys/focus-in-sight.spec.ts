import { coveredStops } from '../covered-focus.ts'
import { phonePages } from '../demo-pages.ts'
import { isFullSize, samplesOf } from '../full-size.ts'
import { expect, test } from '../site.ts'

test.use({ viewport: { width: 360, height: 640 }, hasDecided: false })

const noticeOf = 'section[aria-labelledby="consent-notice-title"]'

/** Stops of the keyboard on each walk; every one of a page in `npm run test:full`. */
const stops = isFullSize ? 500 : 15

for (const { path } of samplesOf(phonePages, 1))
  test(`nothing at the edges of a small window covers what has the focus: ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const main = page.locator('#main')
    const decline = page.locator(`${noticeOf} [value=decline]`)
    // The page of cookies contains the question itself.
    if (!path.includes('/cookies/')) {
      await expect(decline).toBeVisible()
      await main.focus()
      expect(await coveredStops(page, stops)).toEqual([])
      await decline.click()
      await expect(decline).toHaveCount(0)
    }
    // It opens by itself, after its delay.
    await page.evaluate(() =>
      document.querySelector('[data-enhance~="contact-bubble"]')?.setAttribute('data-shown', ''),
    )
    await main.focus()
    expect(await coveredStops(page, stops)).toEqual([])
    if (isFullSize) expect(await coveredStops(page, stops, 'Shift+Tab')).toEqual([])
  })

test('the notice leaves a low window to the page, and all of it is reached', { tag: '@full' }, async ({
  page,
}) => {
  // It comes up by an animation.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, height] of [
    [568, 320],
    [360, 320],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const notice = page.locator(noticeOf)
    await expect(notice).toBeVisible()
    const box = (await notice.boundingBox())!
    expect(box.height).toBeLessThanOrEqual(height / 3)
    const controls = notice.getByRole('button')
    for (const control of await controls.all()) {
      await control.focus()
      const { y, height: tall } = (await control.boundingBox())!
      expect(y).toBeGreaterThanOrEqual(box.y)
      expect(y + tall).toBeLessThanOrEqual(height)
    }
    // The usual keys scroll its text, from any of its buttons.
    await page.keyboard.press('End')
    await expect
      .poll(() => notice.evaluate(element => element.scrollHeight - element.clientHeight - element.scrollTop))
      .toBeLessThanOrEqual(1)
  }
})
