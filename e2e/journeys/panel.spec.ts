import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { linkAddress } from '../../kv-seed/link-address.ts'
import { linkSecret } from '../link-secret.ts'
import { expect, test } from '../site.ts'

const programme = '/bachelor/betriebswirtschaftslehre/fernstudium/'

/** The page as a visitor sees it, by the arguments of the command that signs links. */
async function viewAs(baseURL: string | undefined, path: string, ...words: string[]): Promise<string> {
  const options = { secret: linkSecret, now: Date.now() }
  return linkAddress(['view-as', path, '--origin', baseURL ?? '', ...words], options)
}

const panelName = 'Behind this page'
const panelOf = (page: Page) => page.getByRole('complementary', { name: panelName })

async function openInspector(page: Page) {
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Why?' }).click()
  await expect(panel.getByRole('heading', { name: 'Why this page looks as it does' })).toBeVisible()
  return panel
}

/** Opens the block that the panel lists first under this name, and all that it stands in. */
async function openBlock(page: Page, component: string) {
  const block = panelOf(page).locator('details', {
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

for (const { path, country, currency } of places)
  test(`what the panel says of prices is what a visitor of ${path} from ${country} is shown`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(await viewAs(baseURL, path, '--country', country))
    const panel = await openInspector(page)
    await expect(panel.locator('[data-term="country"]')).toHaveText(country)
    const reasons = await openBlock(page, 'price-boxes')
    await expect(reasons).toContainText(`${currency}, 1 EUR = `)
    await expect(reasons).toContainText(`because: country ${country}`)
    const box = page.locator('main [data-currency]').first()
    await expect(box).toHaveAttribute('data-currency', currency)
    // The campaign that the panel names is the one whose banner is on the page, and which the price counts.
    const named = panel.locator('[data-role="campaign, price"] code')
    const lowered = (await box.getAttribute('data-campaign')) !== null
    expect((await named.count()) > 0).toBe(lowered)
    if (lowered) {
      const id = await named.textContent()
      await expect(reasons).toContainText(`(${id})`)
    }
  })

test('the page of a view-as link is that of the visitor', async ({ page, baseURL, context }) => {
  const bare = () => page.locator('main').evaluate(main => main.innerHTML.replace(/ data-mounted=""/g, ''))
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'CH' })
  await page.goto('/')
  const visitors = await bare()
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'GB' })
  await page.goto(await viewAs(baseURL, '/', '--country', 'CH'))
  expect(await bare()).toBe(visitors)
  await expect(page.locator('html[data-inspected]')).toBeAttached()
})

test('on another day other offers hold', async ({ page, baseURL }) => {
  const banner = page.locator(
    '[data-region="header"] .campaign-strip, [data-region="header"] [class*="banner"]',
  )
  await page.goto(await viewAs(baseURL, programme, '--country', 'CH', '--date', '2031-01-01'))
  const panel = await openInspector(page)
  await expect(panel.locator('[data-term="at"]')).toContainText('2030-12-31 23:00:0')
  await expect(panel.locator('[data-role^="campaign"]')).toHaveCount(0)
  await expect(banner).toHaveCount(0)
  await expect(page.locator('main [data-currency][data-campaign]')).toHaveCount(0)
})

test('every block of the page is in the panel, and leads to its editor', async ({ page }) => {
  await page.goto('/?testing=on')
  const panel = await openInspector(page)
  const story = panel.locator('[data-role="story"] a')
  await expect(story).toHaveAttribute('href', /^\/_editor\/#\d+$/)
  const listed = await panel.locator('details').count()
  expect(listed).toBeGreaterThan(15)
  const [opened] = await Promise.all([page.waitForEvent('popup'), story.click()])
  await expect(opened.getByRole('heading', { level: 1 }).or(opened.locator('form')).first()).toBeVisible()
})

test('works by keyboard, and keeps to the screen @mobile', async ({ page }) => {
  await page.goto(`${programme}?testing=on`)
  const button = page.getByRole('button', { name: 'Why?' })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page).locator('[popover]')
  await expect(panel).toBeVisible()
  const box = (await panel.boundingBox())!
  const width = page.viewportSize()!.width
  expect(box.width).toBeLessThanOrEqual(Math.min(400, width * 0.8) + 1)
  expect(box.x).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).include(`[aria-label="${panelName}"]`).analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('a link on such a page loads a document, and visitors have no panel', async ({ page }) => {
  await page.goto('/?testing=on')
  await page.locator(`main a[href^="${programme}"]`).first().click()
  await expect(page).toHaveURL(programme)
  await expect(panelOf(page)).toHaveCount(0)
})
