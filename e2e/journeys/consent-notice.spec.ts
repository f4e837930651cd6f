import type { Locator, Page } from '@playwright/test'
import { pages } from '../demo-pages.ts'
import { samplesOf } from '../full-size.ts'
import { test } from '../one-window.ts'
import { expect } from '../site.ts'

test.use({ hasDecided: false })

/** The notice comes up by an animation, in which it stands lower. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
test.afterEach(({ page }) => page.emulateMedia({ reducedMotion: null }))

const notice = (page: Page) => page.locator('section[aria-labelledby="consent-notice-title"]')

/** A page of words, a list that the visitor filters, a form for which the notice waits, and a page with a bar at its end come first. */
const sampled = [
  '/',
  '/studienfinder/',
  '/forms-space/bewerbung/',
  '/bachelor/betriebswirtschaftslehre/fernstudium/',
]
/** The page of cookies contains the question itself. */
const german = pages
  .filter(
    ({ path, language, status }) =>
      language === 'de' && !status && !/cookies|newsletter|testingarea|datenschutz|impressum/.test(path),
  )
  .map(({ path }) => path)
const others = german.filter(path => !sampled.includes(path))

/** Says how far an element is under the notice; empty where all of it is above, and where the notice waits for a form. */
const underNotice = async (place: Locator) => {
  const [box, shown] = [(await place.boundingBox())!, await notice(place.page()).boundingBox()]
  const end = box.y + box.height
  return shown && end > shown.y ? `to ${end}, and the notice is from ${shown.y}` : ''
}

for (const path of samplesOf([...sampled, ...others], sampled.length))
  test(`the notice covers neither the headline of ${path} nor its first control in use`, async ({ page }) => {
    await page.goto(path)
    await expect(notice(page)).toBeVisible()
    for (const [width, height] of [
      [375, 812],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo(0, 0))
      expect.soft(await underNotice(page.getByRole('heading', { level: 1 }))).toBe('')
      const control = page.locator('main :is(a[href], button, select):visible').first()
      // A control that has the focus already is not scrolled to.
      await control.blur()
      await control.focus()
      expect.soft(await underNotice(control)).toBe('')
    }
  })

test('the notice is one row on a large screen, and leaves its height at the end of the page', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 1024) await page.goto('/')
    await expect(notice(page)).toBeVisible()
    const box = (await notice(page).boundingBox())!
    expect([box.x, box.width, box.y + box.height]).toEqual([0, width, 800])
    expect(box.height).toBeLessThanOrEqual(72)
    const buttons = await Promise.all(
      (await notice(page).getByRole('button').all()).map(b => b.boundingBox()),
    )
    expect(new Set(buttons.map(button => button!.y)).size).toBe(1)
    expect(Math.round(buttons[0]!.width)).toBe(Math.round(buttons[1]!.width))
  }
  await page.keyboard.press('Control+End')
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await expect(last).toBeInViewport()
  const end = (await last.boundingBox())!
  expect(end.y + end.height).toBeLessThanOrEqual((await notice(page).boundingBox())!.y)
})

test('the action bar and the contact bubble stand above the notice', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
  await expect(notice(page)).toBeVisible()
  const { y } = (await notice(page).boundingBox())!
  const bar = page.getByRole('navigation', { name: 'Nächste Schritte' })
  const bottomOf = async (place: Locator) => {
    const box = (await place.boundingBox())!
    return box.y + box.height
  }
  await expect.poll(() => bottomOf(bar)).toBe(y)
  const bubble = page.getByRole('button', { name: 'Frag uns' })
  expect(await bottomOf(bubble)).toBeLessThanOrEqual((await bar.boundingBox())!.y)
})

test('the notice waits while a form is filled in @mobile', async ({ page }) => {
  await page.route('**/api/consent?*', async route => {
    // It arrives after the visitor has begun.
    await page.locator('html[data-form-in-focus]').waitFor()
    await route.continue()
  })
  const answer = page.waitForResponse(given => given.url().includes('/api/consent?'))
  await page.goto('/forms-space/bewerbung/')
  const field = page.locator('main form :is(input:not([type="hidden"]), select)').first()
  await expect(async () => {
    await field.focus()
    await expect(page.locator('html[data-form-in-focus]')).toBeAttached({ timeout: 500 })
  }).toPass()
  await answer
  await expect(notice(page)).toBeAttached()
  await expect(notice(page)).toBeHidden()
  await field.blur()
  await expect(notice(page)).toBeVisible()
  await field.focus()
  await expect(notice(page)).toBeHidden()
})
