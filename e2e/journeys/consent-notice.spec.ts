import type { Locator, Page } from '@playwright/test'
import { academyPages, dualPages, londonPages, pages } from '../demo-pages.ts'
import { isFullSize, samplesOf } from '../full-size.ts'
import { expect, test } from '../site.ts'
import { testSite } from '../test-site.ts'

test.use({ hasDecided: false })

/** The notice comes up by an animation, in which it stands lower. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const notice = (page: Page) => page.locator('section[aria-labelledby="consent-notice-title"]')

/** The page of cookies contains the question itself, and the pages of an address in an e-mail are no first visit. */
const isFirstVisit = ({ path, status }: { path: string; status?: number }) =>
  !status && !/cookies|testingarea|error|\/newsletter\/./.test(path)
/** These are read: their links stand where the text has them. */
const isText = (path: string) => /impr|datenschutz|privacy|barrierefreiheit|accessibility/.test(path)
const visits = [
  { host: '127.0.0.1', ofUnit: pages },
  { host: 'ds.localhost', ofUnit: dualPages },
  { host: 'obw.localhost', ofUnit: academyPages },
  { host: 'libf.localhost', ofUnit: londonPages },
].flatMap(({ host, ofUnit }) => ofUnit.filter(isFirstVisit).map(page => ({ host, ...page })))
/** One that had nothing to do above the notice once; all in the full run. */
const samples = visits.filter(
  ({ host, path }) => isFullSize || (host === '127.0.0.1' && path === '/kontakt/'),
)
/** What a visitor may click or fill in, without what only robots fill in. */
const controls =
  'self::a[@href] or self::button or self::select or self::textarea or self::summary or self::input'
const firstAction = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .locator(`xpath=following::*[${controls}][not(@type="hidden" or @tabindex="-1")]`)
    .filter({ visible: true })
    .first()

/** Says how far an element is under the notice; empty where it is above, and where the notice waits for a form. */
const underNotice = async (place: Locator) => {
  const [box, shown] = [(await place.boundingBox())!, await notice(place.page()).boundingBox()]
  const end = box.y + box.height
  return shown && end > shown.y ? `to ${end}, and the notice is from ${shown.y}` : ''
}

for (const host of new Set(samples.map(visit => visit.host)))
  test.describe(host, () => {
    const origin = `http://${host}:${testSite.port}`
    test.use({ baseURL: origin })
    for (const { path } of samples.filter(visit => visit.host === host))
      test(`the notice covers neither the headline of ${path} nor its first action`, async ({ page }) => {
        for (const [width, height] of [
          [375, 812],
          [1280, 800],
        ] as const) {
          await page.setViewportSize({ width, height })
          await page.goto(path)
          await expect(notice(page)).toBeVisible()
          expect.soft(await underNotice(page.getByRole('heading', { level: 1 }))).toBe('')
          const action = firstAction(page)
          if (!isText(path)) expect.soft(await underNotice(action)).toBe('')
          // A control that has the focus already is not scrolled to.
          await action.blur()
          await action.focus()
          expect.soft(await underNotice(action)).toBe('')
        }
      })
  })

test('the first field of a form is above the notice, with its label', async ({ page }) => {
  for (const [width, height] of samplesOf(
    [
      [375, 812],
      [1280, 800],
    ] as const,
    1,
  )) {
    await page.setViewportSize({ width, height })
    const forms = ['/infomaterial/', '/forms-space/bewerbung/', '/anrechnung/', '/newsletter/']
    for (const path of samplesOf(forms, 2)) {
      await page.goto(path)
      await expect(notice(page)).toBeVisible()
      const form = page.locator('main form')
      const field = form
        .getByRole('combobox')
        .or(form.getByRole('textbox'))
        .or(form.getByRole('checkbox'))
        .first()
      expect.soft(await underNotice(field), `${path} at ${width} px`).toBe('')
    }
  }
})

test('the notice is one row on a large screen, and leaves its height at the end of the page', async ({
  page,
}) => {
  for (const width of samplesOf([1280, 1024, 1920], 1)) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
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
  const { y } = (await notice(page).boundingBox())!
  // Sections that come into view on the way are laid out, and the page grows.
  const end = async () => {
    await page.keyboard.press('Control+End')
    const box = (await last.boundingBox())!
    return box.y + box.height
  }
  await expect.poll(end).toBeLessThanOrEqual(y)
})

test('on a phone neither an action bar nor the contact bubble is there until the notice is answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
  await expect(notice(page)).toBeVisible()
  expect((await notice(page).boundingBox())!.height).toBeLessThanOrEqual(132)
  const bar = page.getByRole('navigation', { name: 'Nächste Schritte' })
  const bubble = page.getByRole('button', { name: 'Frag uns' })
  await expect(bar).toBeHidden()
  await expect(bubble).toBeHidden()
  await notice(page).getByRole('button', { name: 'Ablehnen' }).click()
  const { y, height } = (await bar.boundingBox())!
  expect(y + height).toBe(812)
  const opener = (await bubble.boundingBox())!
  expect(opener.y + opener.height).toBeLessThanOrEqual(y)
})

test('the notice waits while a form is filled in @mobile-full', async ({ page }) => {
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
