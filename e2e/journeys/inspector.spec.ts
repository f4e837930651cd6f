import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { linkAddress, readLink } from '../../commands/link/link-address.ts'
import { samplesOf } from '../full-size.ts'
import { linkSecret } from '../link-secret.ts'
import { expect, test } from '../site.ts'

const programme = '/bachelor/betriebswirtschaftslehre/fernstudium/'

/** The page as a visitor sees it, by the arguments of the command that signs links. */
async function viewAs(baseURL: string | undefined, path: string, ...words: string[]): Promise<string> {
  const options = { secret: () => linkSecret, now: Date.now() }
  return linkAddress(readLink(['view-as', path, '--origin', baseURL ?? '', ...words]), options)
}

const inspectorName = 'Behind this page'
const inspectorOf = (page: Page) => page.getByRole('complementary', { name: inspectorName })

async function openInspector(page: Page) {
  const inspector = inspectorOf(page)
  await inspector.getByRole('button', { name: 'Why?' }).click()
  await expect(inspector.getByRole('heading', { name: 'Why this page looks as it does' })).toBeVisible()
  return inspector
}

/** Opens the first block of this name in the inspector, with everything around it. */
async function openBlock(page: Page, component: string) {
  const block = inspectorOf(page).locator('details', {
    has: page.locator(`> summary:text-is("${component}")`),
  })
  const first = block.first()
  await first.evaluate(details => {
    for (let node: Element | null = details; node; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true
  })
  return first.locator('> dl')
}

const places = [
  { path: programme, country: 'CH', currency: 'CHF' },
  { path: '/master/wirtschaftspsychologie/fernstudium/', country: 'GB', currency: 'GBP' },
  { path: '/bachelor/agrarmanagement/mystudium/', country: 'US', currency: 'USD' },
]

for (const { path, country, currency } of samplesOf(places, 1))
  test(`what the inspector says of prices is what a visitor of ${path} from ${country} is shown`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(await viewAs(baseURL, path, '--country', country))
    const inspector = await openInspector(page)
    await expect(inspector.locator('[data-term="country"]')).toHaveText(country)
    const reasons = await openBlock(page, 'price-boxes')
    await expect(reasons).toContainText(`${currency}, 1 EUR = `)
    await expect(reasons).toContainText(`because: country ${country}`)
    const box = page.locator('main [data-currency]').first()
    await expect(box).toHaveAttribute('data-currency', currency)
    // The campaign in the inspector is the one whose banner is on the page, and whose price is shown.
    const named = inspector.locator('[data-role="campaign, price"] code')
    const lowered = (await box.getAttribute('data-campaign')) !== null
    expect((await named.count()) > 0).toBe(lowered)
    if (lowered) {
      const id = await named.textContent()
      await expect(reasons).toContainText(`(${id})`)
    }
  })

test('the page of a view-as link is that of the visitor', { tag: '@full' }, async ({
  page,
  baseURL,
  request,
}) => {
  // The HTML as it was sent: scripts add to it, such as mounted islands and the letter spacing of a late font.
  const mainOf = async (path: string, country: string) => {
    const answer = await request.get(path, { headers: { 'cf-ipcountry': country } })
    // A page with the inspector is streamed: its first paint waits for no block, and its head contains the whole sheet.
    const [, main] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await answer.text()) ?? []
    return main?.replace(/<link rel="stylesheet"[^>]*><script>0<\/script>/, '')
  }
  const link = await viewAs(baseURL, '/', '--country', 'CH')
  const visitors = await mainOf('/', 'CH')
  expect(visitors).toContain('<h1')
  expect(await mainOf(link, 'GB')).toBe(visitors)
  expect(await mainOf('/', 'GB')).not.toBe(visitors)
  await page.goto(link)
  await expect(page.locator('html[data-inspected]')).toBeAttached()
})

test('on another day other offers hold', { tag: '@full' }, async ({ page, baseURL }) => {
  const banner = page.locator('[data-region="header"] [data-banner]')
  await page.goto(await viewAs(baseURL, programme, '--country', 'CH', '--date', '2031-01-01'))
  const inspector = await openInspector(page)
  await expect(inspector.locator('[data-term="at"]')).toContainText('2030-12-31 23:00:0')
  await expect(inspector.locator('[data-role^="campaign"]')).toHaveCount(0)
  await expect(banner).toHaveCount(0)
  await expect(page.locator('main [data-currency][data-campaign]')).toHaveCount(0)
})

test('every block of the page is in the inspector, and leads to its editor', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/?testing=on')
  const inspector = await openInspector(page)
  const story = inspector.locator('[data-role="story"] a')
  await expect(story).toHaveAttribute('href', /^\/_editor\/#\d+$/)
  const listed = await inspector.locator('details').count()
  expect(listed).toBeGreaterThan(15)
  const [opened] = await Promise.all([page.waitForEvent('popup'), story.click()])
  await expect(opened.getByRole('heading', { level: 1 }).or(opened.locator('form')).first()).toBeVisible()
})

test('works by keyboard, and keeps to the screen @mobile-full', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${programme}?testing=on`)
  const button = page.getByRole('button', { name: 'Why?' })
  await button.focus()
  await page.keyboard.press('Enter')
  const inspector = inspectorOf(page).locator('[popover]')
  await expect(inspector).toBeVisible()
  const box = (await inspector.boundingBox())!
  const width = page.viewportSize()!.width
  expect(Math.abs(box.width - Math.min(400, width * 0.8))).toBeLessThan(1)
  expect(box.x).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).include(`[aria-label="${inspectorName}"]`).analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(inspector).toBeHidden()
  await expect(button).toBeFocused()
})

test('a link on such a page loads a document, and visitors have no inspector', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/?testing=on')
  await page.locator(`main a[href^="${programme}"]`).first().click()
  await expect(page).toHaveURL(programme)
  await expect(inspectorOf(page)).toHaveCount(0)
})

test.describe('on a first visit', () => {
  test.use({ hasDecided: false })

  test('its button lies over no part of the consent notice', { tag: '@full' }, async ({ page }) => {
    await page.goto('/?testing=on')
    const notice = page.getByRole('region', { name: 'Du entscheidest' })
    await expect(notice).toBeVisible()
    const button = page.getByRole('button', { name: 'Why?' })
    for (const width of [320, 375, 700, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const [own, other] = [(await button.boundingBox())!, (await notice.boundingBox())!]
      expect(own.y + own.height <= other.y || own.x >= other.x + other.width, `${width} px`).toBe(true)
      expect(own.y, `${width} px`).toBeGreaterThan(0)
    }
  })
})
