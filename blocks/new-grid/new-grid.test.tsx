import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const content = fixtures[0]!.content
const render = (fields: object) => renderContent({ ...content, ...fields }).html

describe('new grid', () => {
  it.each([
    [{}, 'grid-mobile-1 grid-tablet-2 grid-desktop-4'],
    [{ columnsMobile: 6, columnsTablet: 6, columnsDesktop: 6 }, 'grid-mobile-2 grid-tablet-3 grid-desktop-6'],
    [{ columnsMobile: 0, columnsTablet: 1, columnsDesktop: 9 }, 'grid-mobile-1 grid-tablet-1 grid-desktop-6'],
  ])('%j has 1 to 6 columns, at most 2 on phones and 3 on tablets', (fields, expected) => {
    expect(render(fields)).toContain(`<ul class="grid-cells ${expected}">`)
  })

  it.each([
    [{ sliderMobile: true }, ['tablet', 'desktop']],
    [{ sliderTablet: true }, ['mobile', 'desktop']],
    [{ sliderDesktop: true }, ['mobile', 'tablet']],
    [{ sliderMobile: true, sliderTablet: true, sliderDesktop: true }, []],
  ])('%j: is a slider there, and has rows on %j', (fields, rows) => {
    const html = render(fields)
    expect(html).toContain('data-enhance="slider"')
    expect([...html.matchAll(/slider-off-(\w+)/g)].map(([, range]) => range)).toEqual(rows)
  })

  it('shows nothing without blocks', () => {
    expect(render({ items: [] })).toBe('')
  })
})
