import type { Locator, Page } from '@playwright/test'
import { test } from '../one-window.ts'
import { expect } from '../site.ts'

const styleOf = (part: Locator, property: string, pseudo?: string): Promise<string> =>
  part.evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name!), [
    property,
    pseudo,
  ] as const)

const columnsOf = async (part: Locator) => (await styleOf(part, 'grid-template-columns')).split(' ').length

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

test('the placeholder of a search toggle blinks, and does not for visitors who prefer less motion', async ({
  page,
}) => {
  await page.goto('/_gallery/search-toggle/default/')
  const text = page.locator('summary span').first()
  expect(await styleOf(text, 'animation-name', '::after')).not.toBe('none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await styleOf(text, 'animation-name', '::after')).toBe('none')
  await page.emulateMedia({ reducedMotion: null })
})

test('a contact bubble floats, its words fade in 200 ms, and its channels come in 500 ms above a dark ground', async ({
  page,
}) => {
  await page.goto('/_gallery/contact-bubble/default/')
  const bubble = page.getByRole('complementary').first()
  await expect(bubble).toHaveCSS('position', 'fixed')
  await expect(page.locator('[data-delay]').first()).toHaveCSS('transition-duration', '0.2s')
  await bubble.locator('button[command="show-modal"]').last().click()
  const dialog = page.getByRole('dialog').first()
  await expect(dialog).toHaveCSS('transition-duration', '0.5s')
  expect(await styleOf(dialog, 'background-color', '::backdrop')).toBe('rgba(0, 0, 0, 0.6)')
  await expect.poll(() => styleOf(page.locator('html'), 'overflow-y')).toBe('hidden')
})

test('the language switcher has short names below 1280 px, and full ones from there on', async ({ page }) => {
  const link = page.getByRole('main').locator('a[hreflang]').first()
  const isNarrow = async (width: number) => {
    await resize(page, width)
    await page.goto('/_gallery/language-switcher/default/')
    const label = link.locator('span').last()
    return (await label.boundingBox())!.width <= 1
  }
  expect([await isNarrow(1279), await isNarrow(1280)]).toEqual([true, false])
})

test('a split has its halves beside each other from 768 px on', async ({ page }) => {
  await page.goto('/_gallery/split/default/')
  const halves = page.locator('section > div > div > div').first()
  for (const [width, columns] of [
    [767, 1],
    [768, 2],
  ] as const) {
    await resize(page, width)
    const lefts = await halves
      .locator('> div')
      .evaluateAll(all => all.map(half => Math.round(half.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(columns)
  }
})

test('a checklist has 1 column, 2 from 768 px and 3 from 1024 px on', { tag: '@full' }, async ({ page }) => {
  await page.goto('/_gallery/checklist-grid/default/')
  for (const [width, columns] of [
    [767, 1],
    [768, 2],
    [1024, 3],
  ] as const) {
    await resize(page, width)
    expect(await columnsOf(page.getByRole('main').getByRole('list').first())).toBe(columns)
  }
})

test('a list shows six rows of 48 px, and a little of the next where there are more', {
  tag: '@full',
}, async ({ page }) => {
  await resize(page, 1280)
  const heightOf = async (rows: number) => {
    await page.goto('/_gallery/dropdown/default/')
    await page.locator('[data-enhance="dropdown"][data-enhanced]').first().waitFor()
    await page
      .locator('select')
      .first()
      .evaluate((select: HTMLSelectElement, count) => {
        while (select.options.length > count) select.options[0]!.remove()
        while (select.options.length < count) select.append(new Option('Noch einer'))
      }, rows)
    await page.getByRole('combobox').first().click()
    const list = page.getByRole('listbox').first()
    await expect(list.getByRole('option').first()).toHaveCSS('min-height', '48px')
    return styleOf(list, 'max-height')
  }
  expect(await heightOf(6)).toBe('292px')
  expect(await heightOf(7)).toBe('312px')
})

test('an answer unfolds to its height in 300 ms, easing in', async ({ page }) => {
  await page.goto('/_gallery/accordion/default/')
  const closed = page.locator('details:not([open])').first()
  for (const [property, value] of [
    ['transition-duration', '0.3s, 0.3s'],
    ['transition-timing-function', 'ease-in, ease'],
    ['transition-property', 'grid-template-rows, content-visibility'],
  ] as const)
    expect(await styleOf(closed, property, '::details-content')).toBe(value)
  const height = (await closed.boundingBox())!.height
  await closed.locator('summary').click()
  const open = page.locator('details[open]').first()
  await expect.poll(async () => (await open.boundingBox())!.height).toBeGreaterThan(height + 20)
})

test('slides have gaps of 32 px, and one more is seen on each larger screen up to the most columns', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/_gallery/slider-grid/default/')
  const list = page.getByRole('main').locator('ul[tabindex="0"]').first()
  await expect(list).toHaveCSS('column-gap', '32px')
  const seen: number[] = []
  for (const width of [375, 768, 1024, 1280]) {
    await resize(page, width)
    const room = (await list.boundingBox())!.width
    const slide = (await list.locator('> li').first().boundingBox())!.width
    seen.push(Math.floor((room + 32) / (slide + 32) + 0.01))
  }
  expect(seen).toEqual([1, 2, 3, 4])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('an action bar leaves room for the page below it, for the focus and for what floats', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/_gallery/action-bar,back-to-top,contact-bubble,elevation-button/first/')
    const bar = (await page.getByRole('main').locator('> nav').first().boundingBox())!
    const pixels = async (part: string, property: string) =>
      Number.parseFloat(await styleOf(page.locator(part), property))
    expect(await pixels('html', 'scroll-padding-bottom')).toBeGreaterThan(bar.height)
    expect(await pixels('body', 'padding-bottom')).toBeGreaterThanOrEqual(bar.height - 1)
    const bubble = (await page.locator('aside button[aria-haspopup="dialog"]').boundingBox())!
    const toTop = (await page.locator('[data-enhance="back-to-top"]').boundingBox())!
    expect(bubble.y + bubble.height).toBeLessThanOrEqual(bar.y)
    expect(toTop.y + toTop.height).toBeLessThanOrEqual(bubble.y)
    // The bar has the next step already.
    await expect(page.locator('main > div:has(> a)').first()).toBeHidden()
  })

  test('a map has the names of its places below it, and pins with targets of 24 px', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/_gallery/location-map/default/')
    const map = page.getByRole('group', { name: /karte|bundesländer/i }).last()
    const box = (await page.locator('svg[role="group"]').boundingBox())!
    const entry = page.getByRole('link', { name: 'Prüfungszentrum online' })
    await expect(entry).toBeVisible()
    expect((await entry.boundingBox())!.y).toBeGreaterThanOrEqual(box.y + box.height)
    await expect(map.or(page.locator('svg[role="group"]')).first()).toBeVisible()
    for (const pin of await page.locator('svg a').all()) {
      const target = await pin.evaluate(link => {
        const { left, right, top, bottom } = link.querySelector('path:last-of-type')!.getBoundingClientRect()
        const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
        const hits = [-11, 11].map(away => document.elementFromPoint(middle.x + away, middle.y)?.closest('a'))
        return hits.every(hit => hit != null)
      })
      expect(target).toBe(true)
    }
  })
})
