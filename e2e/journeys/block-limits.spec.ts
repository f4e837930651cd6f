import type { Page } from '@playwright/test'
import { expect, test } from '../site.ts'

/** Blocks of the gallery, each with all its fixtures on one page. */
async function blocksOf(page: Page): Promise<string[]> {
  const entries = (await (await page.request.get('/_gallery/index.json')).json()) as { block: string }[]
  return [...new Set(entries.map(({ block }) => block))]
}

/** The narrowest phone, a window of 1,280 px at 200 %, and a large screen. */
const widths = [320, 640, 1920]

// The themes with the widest letters: the other two share a narrower font.
for (const theme of ['rust', 'maple_blaze']) {
  test(`no block scrolls sideways in ${theme}`, async ({ page }) => {
    test.setTimeout(120_000)
    // Places of pictures are kept before they come, and scripts change no width.
    await page.route(/\/assets\/.*\.js/, route => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.route(/\/media\/|\/pictures\//, route =>
      route.fulfill({ contentType: 'image/svg+xml', body: '' }),
    )
    const problems: string[] = []
    for (const block of await blocksOf(page)) {
      await page.goto(`/_gallery/${block}/all/?theme=${theme}`, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => document.documentElement.toggleAttribute('data-laid-out', true))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (excess > 0) problems.push(`${block} at ${width} px by ${excess} px`)
      }
    }
    expect(problems).toEqual([])
  })
}

test('the odd card of a grid takes both columns, with its picture beside the words', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/_gallery/grid/odd/')
  const cells = page.locator('.grid-cell')
  const [first, last] = [await cells.first().boundingBox(), await cells.last().boundingBox()]
  expect(last!.width).toBeGreaterThan(first!.width * 2)
  const card = cells.last()
  const [picture, title] = [
    await card.locator('.card-picture').boundingBox(),
    await card.getByRole('heading').boundingBox(),
  ]
  expect(Math.max(picture!.x, title!.x)).toBeGreaterThanOrEqual(
    picture!.x < title!.x ? picture!.x + picture!.width : title!.x + title!.width,
  )
})

/** Elements that take the focus and show it by no line or colour that forced colours keep: they drop shadows and grounds. */
function withoutFocusMark(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const kept = ['outline', 'border', 'text-decoration', 'fill', 'stroke', 'stroke-width'] as const
  const lookOf = (elements: readonly Element[]) =>
    elements
      .flatMap(element => kept.map(property => getComputedStyle(element).getPropertyValue(property)))
      .join()
  const found = new Set<string>()
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const around: Element[] = [...(control.closest('label')?.children ?? []), ...control.children]
    for (let part: Element | null = control; part; part = part.parentElement) around.push(part)
    control.blur()
    const before = lookOf(around)
    control.focus({ focusVisible: true } as FocusOptions)
    if (document.activeElement === control && lookOf(around) === before)
      found.add(control.getAttribute('class') ?? control.localName)
  }
  return [...found]
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('every control shows that it has the focus', async ({ page }) => {
    test.setTimeout(120_000)
    const problems: string[] = []
    for (const block of await blocksOf(page)) {
      await page.goto(`/_gallery/${block}/all/`, { waitUntil: 'domcontentloaded' })
      problems.push(...(await page.evaluate(withoutFocusMark)).map(control => `${block}: ${control}`))
    }
    expect(problems).toEqual([])
  })

  test('what is selected looks different from what is not', async ({ page }) => {
    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    const differ = async (selected: string, other: string, property: string) =>
      expect(await styleOf(selected, property)).not.toBe(await styleOf(other, property))
    await page.goto('/_gallery/select-button-group/default/')
    await differ('.choice:has(:checked)', '.choice:not(:has(:checked))', 'background-color')
    await page.goto('/_gallery/image-tab-grid/default/')
    await differ('[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]', 'border-bottom-color')
    await page.goto('/_gallery/location-map/default/')
    await page.locator('[data-enhance~=location-map][data-enhanced]').first().waitFor()
    await page.getByRole('button', { name: 'Bayern' }).press('Enter')
    await expect(page.locator('.location-map-state[aria-pressed=true]')).toBeVisible()
    await page.goto('/_gallery/progress/all/')
    const bars = page.getByRole('progressbar')
    const [half, none] = [await bars.nth(0).screenshot(), await bars.nth(2).screenshot()]
    expect(half.equals(none)).toBe(false)
  })
})
