import { chromiumFlags, findTestChromium, ignoredFlags } from '../chromium.ts'
import { expect, test } from '../site.ts'

// The browser of the tests hides scrollbars otherwise.
test.use({
  launchOptions: {
    executablePath: findTestChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: [...ignoredFlags, '--hide-scrollbars'],
  },
})

test('where scrollbars take room, a page stays where it is behind a dialog', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/bachelor/betriebswirtschaftslehre/')
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, header > div > *, main > *, footer')].map(part => {
        const { x, y, width, height } = part.getBoundingClientRect()
        // A section below the window may take its true height only now, when it is laid out.
        const seen = y < innerHeight ? [y, height] : []
        return [x, width, ...seen].map(Math.round).join()
      }),
    )
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5)
  const before = await places()
  await page.getByRole('button', { name: 'Frag uns' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await places()).toEqual(before)
  // The scrollbar is beside the backdrop: its background is that of white below it.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(102, 102, 102)')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await places()).toEqual(before)
})
