import { samplesOf } from '../full-size.ts'
import { expect, layoutShift, test } from '../site.ts'

const start = Date.parse('2027-04-15T18:00:00+02:00')

/** The first loses a unit while it is seen. */
for (const { left, before, after } of samplesOf(
  [
    {
      left: 86_401_000,
      before: ['1 Tag', '0 Stunden', '0 Minuten'],
      after: ['23 Stunden', '59 Minuten', '59 Sekunden'],
    },
    {
      left: 90_061_000,
      before: ['1 Tag', '1 Stunde', '1 Minute'],
      after: ['1 Tag', '1 Stunde', '0 Minuten'],
    },
    {
      left: 11_000,
      before: ['0 Stunden', '0 Minuten', '11 Sekunden'],
      after: ['0 Stunden', '0 Minuten', '9 Sekunden'],
    },
  ],
  1,
))
  test(`nothing moves when a countdown comes and goes on from ${before.join(', ')}`, async ({ page }) => {
    await page.clock.install({ time: start - left - 60_000 })
    await page.clock.pauseAt(start - left)
    await page.goto('/_gallery/countdown/default/')
    const units = page.getByRole('timer').locator('> *')
    await expect(units).toHaveText(before)
    await page.clock.runFor(2000)
    await expect(units).toHaveText(after)
    await page.clock.resume()
    expect(await layoutShift(page)).toEqual([])
  })
