import type { Locator } from '@playwright/test'
import { test } from '../one-window.ts'
import { expect } from '../site.ts'

interface Box {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
  readonly width: number
  readonly height: number
}

const boxOf = (part: Locator): Promise<Box> =>
  part.evaluate(element => element.getBoundingClientRect().toJSON())
const middleOf = ({ top, height }: Box) => top + height / 2

test.describe('on a desk', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 800 }))

  test('the arrow of a compass stands beside the words of its link, at their middle and apart from them', {
    tag: '@full',
  }, async ({ page }) => {
    for (const fixture of ['compass-longest', 'compass-labelled']) {
      await page.goto(`/_gallery/card/${fixture}/`)
      const words = page.locator('article p[aria-hidden]')
      const arrow = await boxOf(words.locator('svg'))
      const text = await words.evaluate(element => {
        const range = document.createRange()
        range.selectNodeContents(element.firstChild!)
        return range.getBoundingClientRect().toJSON() as Box
      })
      expect(Math.abs(middleOf(arrow) - middleOf(text))).toBeLessThan(2)
      expect(arrow.left - text.right).toBeGreaterThan(8)
    }
    const [card, line] = [
      await boxOf(page.locator('article')),
      await boxOf(page.locator('article p[aria-hidden]')),
    ]
    expect(card.bottom - line.bottom).toBeLessThan(40)
  })

  test('a block with a title keeps its distance from the next one, a headline is close to its content', async ({
    page,
  }) => {
    const spaces = async (fixture: string) => {
      await page.goto(`/_gallery/${fixture}/`)
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading') })
        .first()
      return section.evaluate(element => {
        const { paddingTop, paddingBottom } = getComputedStyle(element)
        return [paddingTop, paddingBottom].map(Number.parseFloat) as [number, number]
      })
    }
    for (const fixture of ['price-boxes/default', 'intro-box/default']) {
      const [above, below] = await spaces(fixture)
      expect(above).toBeGreaterThan(40)
      expect(below, fixture).toBe(above)
    }
    const [above, below] = await spaces('headline/default')
    expect(below).toBeLessThan(above)
  })

  test('a closed item in an open one has the caret of a closed one', { tag: '@full' }, async ({ page }) => {
    await page.goto('/_gallery/accordion/nested/')
    const inner = page.locator('details details')
    await expect(inner).not.toHaveAttribute('open')
    const caret = inner.locator('summary svg')
    await expect(caret).toHaveCSS('transform', 'none')
    await inner.locator('summary').click()
    await expect(caret).toHaveCSS('transform', 'matrix(-1, 0, 0, -1, 0, 0)')
  })

  test('the flag of a split hero without a picture stands below its words', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/_gallery/hero/split-without-picture/')
    const hero = page.getByRole('main').locator('section').first()
    const words = await boxOf(hero.getByRole('heading', { level: 1 }))
    const flag = await boxOf(hero.getByRole('link').last())
    expect(flag.top).toBeGreaterThan(words.bottom)
    expect(Math.abs(flag.left - words.left)).toBeLessThan(2)
  })

  test('a round picture beside few words is a whole circle', { tag: '@full' }, async ({ page }) => {
    await page.goto('/_gallery/card/image-left-round-short/')
    const card = await boxOf(page.locator('article'))
    const picture = await boxOf(page.locator('article').getByRole('img'))
    expect(Math.abs(picture.width - picture.height)).toBeLessThan(1)
    expect(picture.top - card.top).toBeGreaterThan(15)
    expect(card.bottom - picture.bottom).toBeGreaterThan(15)
  })

  test('the day of an event keeps its distance from a label', { tag: '@full' }, async ({ page }) => {
    await page.goto('/_gallery/card/event-labelled/')
    const label = await boxOf(page.getByText('Online', { exact: true }))
    const day = await boxOf(page.locator('article p[aria-hidden]').first())
    expect(day.top - label.bottom).toBeGreaterThan(15)
  })

  test('the picker of a full hero shows the words of its fields whole', { tag: '@full' }, async ({
    page,
  }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/_gallery/hero/picker/')
      // A short one leaves both fields and itself in one row, where there is room.
      await page.locator('[data-go]').evaluate(link => {
        link.textContent = 'Los'
      })
      const buttons = page.locator('button[role=combobox]')
      await expect(buttons).toHaveCount(2)
      for (const button of await buttons.all()) {
        const { width: room } = await boxOf(button)
        await button.evaluate(element => {
          element.style.width = 'max-content'
        })
        expect((await boxOf(button)).width).toBeLessThanOrEqual(room)
      }
    }
  })

  test('a table of many columns is as wide as the page, and a fact as wide as it needs', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/_gallery/table/broad/')
    expect((await boxOf(page.getByRole('table'))).width).toBeGreaterThan(1200)
    await page.goto('/_gallery/table/default/')
    expect((await boxOf(page.getByRole('table').first())).width).toBe(1024)
    await page.goto('/_gallery/flex-blok/fact/')
    const fact = await boxOf(page.getByText('36 Monate', { exact: true }))
    expect((await boxOf(page.getByRole('link', { name: 'Jetzt bewerben' }))).left - fact.left).toBeLessThan(
      300,
    )
  })

  test('media begins with many words, and few words stand at its middle', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/_gallery/media-text/default/')
    const picture = page.locator('section').getByRole('img').first()
    const words = page.locator('section div:has(> h2)').first()
    expect(Math.abs(middleOf(await boxOf(picture)) - middleOf(await boxOf(words)))).toBeLessThan(2)
    await words.evaluate(element => {
      for (const _ of Array(20)) element.append(element.querySelector('p')!.cloneNode(true))
    })
    expect(Math.abs((await boxOf(picture)).top - (await boxOf(words)).top)).toBeLessThan(2)
  })
})

test('the tables of cookies have the same columns on a desk, and on a phone no name in two lines', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/cookies/')
  const heads = page.getByRole('main').locator('th:nth-child(2)').filter({ visible: true })
  const lefts = await heads.evaluateAll(all => all.map(head => Math.round(head.getBoundingClientRect().left)))
  expect(lefts.length).toBeGreaterThan(5)
  expect(new Set(lefts).size).toBe(1)
  await page.setViewportSize({ width: 375, height: 900 })
  const name = page.getByRole('main').getByText('application_prefill')
  expect((await boxOf(name)).height).toBeLessThan(30)
})

test('three prices stand below each other where two fit beside each other, and are compared in one column', {
  tag: '@full',
}, async ({ page }) => {
  const boxes = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  for (const [width, columns] of [
    [640, 1],
    [768, 1],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/_gallery/price-boxes/default/')
    const lefts = await boxes.evaluateAll(all =>
      all.map(each => Math.round(each.getBoundingClientRect().left)),
    )
    expect(lefts).toHaveLength(3)
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns)
  }
})

test('the odd quote of a grid is as wide as both columns', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/_gallery/grid/odd-quotes/')
  const quotes = page.getByRole('figure')
  expect((await boxOf(quotes.last())).right).toBe((await boxOf(quotes.nth(1))).right)
})

test('on a phone the headlines of all sizes of media are as large', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const sizes: string[] = []
  for (const fixture of ['default', 'right', 'wide']) {
    await page.goto(`/_gallery/media-text/${fixture}/`)
    const headline = page.locator('section').getByRole('heading', { level: 2 }).first()
    sizes.push(await headline.evaluate(element => getComputedStyle(element).fontSize))
  }
  expect(new Set(sizes).size).toBe(1)
})

test('an entry of pictures without one is as high as the others', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/_gallery/image-tab-grid/unnamed/')
  const title = await boxOf(page.getByText(/^Agrar/).first())
  const picture = await boxOf(page.getByRole('main').getByRole('img').first())
  expect(title.height).toBeCloseTo(picture.height, 0)
})

test('a picture that cannot be had keeps its shape', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.route('**/pictures/**', route => route.fulfill({ contentType: 'image/svg+xml', body: '' }))
  await page.goto('/_gallery/card/search-result/')
  const picture = page.getByRole('article').getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const { width, height } = await boxOf(picture)
  expect(height).toBeCloseTo(width, 0)
})

test('the edge of the last section stands in place of the pattern of the footer', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/_gallery/container/curved/')
  const section = await page
    .locator('section')
    .first()
    // The font is set there by a script, and the policy of the page allows no such attribute in HTML.
    .evaluate(element => element.outerHTML.replaceAll(/ style="[^"]*"/g, ''))
  await page.goto('/')
  const patternOf = () =>
    page.getByRole('contentinfo').evaluate(footer => getComputedStyle(footer, '::before').backgroundImage)
  expect(await patternOf()).toContain('gradient')
  await page.getByRole('main').evaluate(async (main, html) => {
    main.insertAdjacentHTML('beforeend', html)
    // The page has the rules of its own blocks only.
    const { styles } = document.querySelector<HTMLElement>('script[data-styles]')!.dataset
    const sheet = await new CSSStyleSheet().replace(await (await fetch(styles!)).text())
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, section)
  expect(await patternOf()).toBe('none')
})

test('the character picture of a hero is seen whole, and its flag does not cover it', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const theme of ['default', 'rust', 'maple_blaze'])
    for (const type of ['basic', 'compact']) {
      await page.goto(`/_gallery/hero/${type}-with-character/?theme=${theme}`)
      const hero = page.getByRole('main').locator('section').first()
      const character = await boxOf(hero.getByRole('img').last())
      const flag = await boxOf(hero.getByRole('link'))
      const isApart =
        flag.right <= character.left || flag.left >= character.right || flag.bottom <= character.top
      expect(isApart, `${type}, ${theme}`).toBe(true)
      expect(character.bottom, `${type}, ${theme}`).toBeLessThanOrEqual((await boxOf(hero)).bottom)
    }
})

test('a flag beside a character picture breaks no word of 16 letters on a phone', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const theme of ['rust', 'maple_blaze']) {
    await page.goto(`/_gallery/hero/complete/?theme=${theme}`)
    await page.evaluate(() => document.fonts.ready)
    const flag = page.getByText('4 Wochen kostenlos testen').first()
    const lines = await flag.evaluate(words => {
      words.textContent = 'Frühbucherrabatt'
      const range = document.createRange()
      range.selectNodeContents(words)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  }
})

/** Long words that are split over two lines without hyphenation. */
function brokenWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, textContent } = text
    if (!parent?.checkVisibility() || getComputedStyle(parent).hyphens === 'auto') continue
    for (const { 0: word, index } of textContent!.matchAll(/\p{L}{12,}/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getBoundingClientRect().height > range.getClientRects()[0]!.height * 1.5) found.push(word)
    }
  }
  return found
}

test('a long word of a label, hint, caption or value is divided by syllables on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const fields = 'radio-group,select-button-group,choice,form-field,form-choice,form-file'
  const others = 'module-table,search-toggle,contact-block,event-details,course-terms,embed'
  for (const blocks of [fields, others]) {
    await page.goto(`/_gallery/${blocks}/all/`)
    await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''))
    expect(await page.evaluate(brokenWords)).toEqual([])
  }
})
