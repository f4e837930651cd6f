import type { Locator } from '@playwright/test'
import { samplesOf } from '../full-size.ts'
import { tooNarrowWidths } from '../page-checks.ts'
import { expect, seeAll, test } from '../site.ts'
import { testSite } from '../test-site.ts'

test.describe('at 200 %', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('a page can be read and walked through', async ({ page }) => {
    await page.goto('/bachelor/betriebswirtschaftslehre/duales-studium/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640)
    const link = page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link').nth(1)
    const section = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`)
    await link.click()
    await expect(section.getByRole('heading').first()).toBeInViewport()
  })
})

test('with letters twice as large the bar has room for all that is in it', { tag: '@full' }, async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const width of [375, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const bar = page.getByRole('banner')
    const home = bar.getByRole('link', { name: 'Hochschule Tannhagen' })
    // Small screens have the languages in the menu.
    const search = bar.locator('summary', { hasText: 'Suche' })
    const [left, right] = [await home.boundingBox(), await search.boundingBox()]
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x)
    expect(left!.height).toBeLessThanOrEqual((await bar.boundingBox())!.height)
    await bar.getByRole('button', { name: 'Menü' }).click()
    await expect(bar.getByRole('button', { name: 'Menü schließen' })).toBeInViewport()
  }
})

test('with letters twice as large no page is wider than its window', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of samplesOf(['/bachelor/betriebswirtschaftslehre/fernstudium/', '/cookies/'], 1)) {
    await page.goto(path)
    expect.soft(await tooNarrowWidths(page, [360, 640]), path).toEqual([])
  }
})

/** Words that a line breaks in the middle. */
const brokenWords = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll(all =>
    all.flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(firstChild!, index)
        range.setEnd(firstChild!, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      }),
    ),
  )

test('with letters twice as large a phone breaks no word of an answer or of the way to the chat', {
  tag: '@full',
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 375, height: 800 })
  for (const path of ['/foerderung/', '/kompass/']) {
    await page.goto(path)
    const answers = page.getByRole('main').locator('label:has([type=radio]) > span')
    await expect(answers.first()).toBeVisible()
    expect.soft(await brokenWords(answers), path).toEqual([])
  }
  await page.goto('/kontakt/')
  const chat = page.getByRole('main').locator('[data-contact=chat] > span').first()
  await chat.scrollIntoViewIfNeeded()
  expect(await brokenWords(chat)).toEqual([])
})

for (const host of samplesOf(['127.0.0.1', 'ds.localhost'], 1))
  test.describe(`the name of ${host}`, () => {
    test.use({ baseURL: `http://${host}:${testSite.port}` })

    test('has two lines on narrow phones, and leaves the mark alone where letters are twice as large', {
      tag: '@full',
    }, async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      const parts = page
        .getByRole('banner')
        .getByRole('link', { name: 'Tannhagen' })
        .locator('span > span > span')
      const lines = () =>
        parts.evaluateAll(all =>
          all.map(part => {
            const { fontSize, lineHeight } = getComputedStyle(part)
            return fontSize === '0px' ? 0 : Math.round(part.clientHeight / parseFloat(lineHeight))
          }),
        )
      for (const width of [320, 340, 360]) {
        await page.setViewportSize({ width, height: 700 })
        await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
        await page.goto('/')
        await page.evaluate(() => document.fonts.ready)
        expect.soft(await lines(), `${width}`).toEqual([1, 1])
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
        await expect.poll(lines, { message: `${width}` }).toEqual([0, 0])
      }
    })
  })

test('in forced colours what is chosen, and what opens, can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
  await seeAll(page)
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  const lines = () => tabs.evaluateAll(all => all.map(tab => getComputedStyle(tab).borderBottomColor))
  await expect.poll(async () => new Set(await lines()).size).toBe(2)
  const sign = page.locator('main summary > span:empty').first()
  const [drawn, ground] = await sign.evaluate(element => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(drawn).not.toBe(ground)
})

test('in forced colours the signs of facts stand on the ground of the page', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/_gallery/fact/default/?theme=texas_rose')
  const sign = page.getByRole('main').locator('svg').first()
  await expect(sign).not.toHaveCSS('background-image', 'none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(sign).toHaveCSS('background-image', 'none')
})

test('in forced colours and on paper the items of a list have their signs', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/_gallery/rich-text/default/')
  const sign = page.getByRole('main').getByRole('listitem').first()
  const drawn = () =>
    sign.evaluate(item => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(item, '::before')
      return [parseFloat(borderTopWidth) > 0, borderTopColor]
    })
  await page.emulateMedia({ forcedColors: 'active' })
  const text = await sign.evaluate(item => getComputedStyle(item).color)
  expect(await drawn()).toEqual([true, text])
  await page.emulateMedia({ forcedColors: null, media: 'print' })
  expect(await drawn()).toEqual([true, 'rgb(0, 0, 0)'])
})

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the bar of the site leaves the low window to what is read, and the bar of the page stays', async ({
    page,
  }) => {
    await page.goto('/hochschule/lehrende/linh-tran/')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    const bar = page.getByRole('navigation', { name: 'Auf dieser Seite' })
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
  })

  test('the low window has no bar at its end, and the bubble stands there', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
    const bar = page.getByRole('navigation', { name: 'Nächste Schritte' })
    const bubble = await page.getByRole('button', { name: 'Frag uns' }).boundingBox()
    expect(bubble!.y + bubble!.height).toBeGreaterThan(230)
    await expect(bar).toBeHidden()
    await page.setViewportSize({ width: 375, height: 667 })
    await expect(bar).toBeInViewport()
    const lifted = await page.getByRole('button', { name: 'Frag uns' }).boundingBox()
    expect(lifted!.y + lifted!.height).toBeLessThan((await bar.boundingBox())!.y)
  })

  test('the contact bubble does not cover what has the focus', { tag: '@full' }, async ({ page }) => {
    await page.goto('/suche/?q=bwl')
    const button = page.getByRole('search').getByRole('button', { name: 'Suchen' })
    await page.getByRole('combobox', { name: 'Suche' }).focus()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(button).toBeFocused({ timeout: 100 })
    }).toPass()
    const bubble = await page.getByRole('button', { name: 'Frag uns' }).boundingBox()
    await expect
      .poll(async () => {
        const box = await button.boundingBox()
        return box!.y + box!.height
      })
      .toBeLessThanOrEqual(bubble!.y)
  })

  test.describe('before the visitor decided', () => {
    test.use({ hasDecided: false })

    test('the answers of the consent notice are as wide as their words', { tag: '@full' }, async ({
      page,
    }) => {
      await page.goto('/')
      const room = await page.getByRole('button', { name: 'Zustimmen' }).evaluate(button => {
        const range = document.createRange()
        range.selectNodeContents(button)
        const words = range.getBoundingClientRect()
        const box = button.getBoundingClientRect()
        return Math.min(words.left - box.left, box.right - words.right)
      })
      expect(room).toBeGreaterThanOrEqual(10)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
})
