import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const content = fixtures[0]!.content
const render = (fields: object) => renderContent({ ...content, ...fields }).html
const items = content.items as object[]

describe('new slider grid', () => {
  it.each([
    [{}, 'grid-mobile-1 grid-tablet-2 grid-desktop-4'],
    [{ columnsMobile: 2, columnsTablet: 3, columnsDesktop: 3 }, 'grid-mobile-2 grid-tablet-3 grid-desktop-3'],
    [{ columnsMobile: 6, columnsTablet: 6, columnsDesktop: 6 }, 'grid-mobile-2 grid-tablet-3 grid-desktop-4'],
  ])('%j: at most 4 per view', (fields, expected) => {
    expect(render(fields)).toContain(`<ul class="slider-slides ${expected}"`)
  })

  it.each([
    [4, 4, false],
    [5, 4, true],
    [3, 2, true],
    [2, 2, false],
  ])('%i items in %i columns on desktops: arrows and pages %s', (count, columnsDesktop, expected) => {
    const html = render({ items: items.slice(0, count), columnsDesktop })
    expect(html.includes('slider-arrow')).toBe(expected)
    expect(html.includes('slider-dots')).toBe(expected)
    expect(html).toContain('data-enhance="slider"')
  })

  it('shows nothing without blocks', () => {
    expect(render({ items: [] })).toBe('')
  })
})
