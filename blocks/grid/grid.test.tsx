import { describe, expect, it } from 'vitest'
import { columnsOf } from '../_kit/grid-columns.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const content = fixtures[0]!.content
const cells = (html: string) => html.match(/<li class="grid-cell">/g)?.length ?? 0

describe('columns', () => {
  it.each([
    [
      [undefined, undefined, undefined],
      [1, 2, 4],
    ],
    [
      [1, 1, 1],
      [1, 1, 1],
    ],
    [
      [2, 3, 6],
      [2, 3, 6],
    ],
    [
      [6, 6, 6],
      [2, 3, 6],
    ],
    [
      [0, -4, 99],
      [1, 1, 6],
    ],
    [
      [1.4, 2.6, 3.5],
      [1, 3, 4],
    ],
  ] as const)('%j become %j', ([columnsMobile, columnsTablet, columnsDesktop], [mobile, tablet, desktop]) => {
    expect(columnsOf({ columnsMobile, columnsTablet, columnsDesktop })).toEqual({ mobile, tablet, desktop })
  })
})

describe('grid', () => {
  it('is a list with a cell a block', () => {
    const { html } = renderContent(content)
    expect(html).toMatch(/<ul class="grid-cells grid-mobile-1 grid-tablet-2 grid-desktop-4">/)
    expect(cells(html)).toBe(4)
  })

  it('loses a malformed card alone', () => {
    const items = [{ component: 'card', title: { a: 1 } }, ...(content.items as object[])]
    const { html, log } = renderContent({ ...content, items })
    expect(cells(html)).toBe(4)
    expect(log).toHaveLength(1)
  })

  it('shows nothing without blocks', () => {
    expect(renderContent({ ...content, items: [] })).toMatchObject({ html: '', log: [] })
  })

  it('has no introduction without words', () => {
    expect(renderContent({ ...content, headline: '', intro: '' }).html).not.toContain('grid-introduction')
  })
})

describe('layout', () => {
  const layoutOf = (fields: object) =>
    /section-(?:margin|ledger)/.exec(renderContent({ ...content, ...fields }).html)?.[0]

  it.each([
    ['the headline stands in the margin', {}, 'section-margin'],
    ['without words there is no margin', { headline: '', intro: '' }, undefined],
    ['a slider has its head above it', { slider: true, columnsDesktop: 1 }, undefined],
  ])('%s', (_name, fields, expected) => {
    expect(layoutOf({ layout: 'margin', ...fields })).toBe(expected)
  })

  it('a ledger has lines with and without words', () => {
    expect(layoutOf({ layout: 'ledger', headline: '', intro: '' })).toBe('section-ledger')
  })
})

describe('slider mode', () => {
  const items = content.items as object[]
  const off = (html: string) => [...html.matchAll(/slider-off-(\w+)/g)].map(([, range]) => range)

  it.each([
    ['is off', {}, 3, false],
    ['is on, and there are more items than columns', { slider: true }, 3, true],
    ['is on, and there are as many items as columns', { slider: true }, 4, false],
  ])('%s', (_, fields, columnsDesktop, expected) => {
    const { html } = renderContent({ ...content, ...fields, columnsDesktop })
    expect(html.includes('data-enhance="slider"')).toBe(expected)
    expect(html.includes('grid-cells')).toBe(!expected)
    expect(off(html)).toEqual([])
  })

  it('is for phones alone where that is on', () => {
    expect(off(renderContent({ ...content, mobileSlider: true }).html)).toEqual(['tablet', 'desktop'])
  })

  it('for phones adds nothing to a slider on all screens', () => {
    const { html } = renderContent({
      ...content,
      items: [...items, ...items],
      slider: true,
      mobileSlider: true,
    })
    expect(html).toContain('data-enhance="slider"')
    expect(off(html)).toEqual([])
  })

  it('loses a malformed card alone, and leaves no slide for it', () => {
    const { html } = renderContent({
      ...content,
      mobileSlider: true,
      items: [{ component: 'card', title: { a: 1 } }, ...items],
    })
    expect(html.match(/<li class="slide">/g)).toHaveLength(items.length)
  })
})
