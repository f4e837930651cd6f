import { describe, expect, it } from 'vitest'
import { filledWidth, percentageOf } from '../_kit/stars.tsx'
import { renderContent } from '../_kit/testing/render-content.ts'

const render = (fields: object, language = 'de') =>
  renderContent({ component: 'star-rating', _uid: 's', ...fields }, { language }).html
const filled = (html: string) => /class="stars-full" width="([\d.]+)"/.exec(html)?.[1]

describe('stars', () => {
  it.each([
    [0, 0],
    [2.5, 50],
    [4.6, 92],
    [5, 100],
  ])('%d of 5 are %d percent', (rating, percentage) => {
    expect(percentageOf(rating)).toBeCloseTo(percentage)
  })

  // A star is 24 wide and 6 percent of it is empty on either side.
  it.each([
    [0, 0],
    [20, 24],
    [90, 108],
    [92, 110.11],
    [100, 120],
    [140, 120],
    [-3, 0],
  ])('%d percent fill %d units', (percentage, width) => {
    expect(filledWidth(percentage)).toBeCloseTo(width)
  })
})

describe('star rating', () => {
  it.each([
    [{ rating: 4.6 }, '110.11'],
    [{ percentage: 92 }, '110.11'],
    [{ rating: '4,6' }, '110.11'],
    [{ rating: 5, percentage: 20 }, '120'],
    [{ rating: 9 }, '120'],
    [{ percentage: -1 }, '0'],
    [{ percentage: 0 }, '0'],
  ])('%j fills %s of 120', (fields, width) => {
    expect(filled(render(fields))).toBe(width)
  })

  it('draws 5 stars, empty and filled, without a style', () => {
    const rows = [...render({ rating: 3 }).matchAll(/<path d="([^"]*)"/g)]
    expect(rows.map(([, path]) => path!.match(/z/g)!.length)).toEqual([5, 5])
    expect(render({ rating: 3 })).not.toContain('style=')
  })

  it.each([{}, { rating: '', percentage: null, label: 'Ohne' }])('%j shows nothing', fields => {
    expect(render(fields)).toBe('')
  })

  it.each([
    [{ rating: 4.6 }, 'de', '4,6 von 5 Sternen'],
    [{ percentage: 87 }, 'en', '4.4 out of 5 stars'],
    [{ rating: 5 }, 'de', '5 von 5 Sternen'],
  ])('%j in %s is read as %s', (fields, language, name) => {
    expect(render(fields, language)).toContain(`role="img" aria-label="${name}"`)
  })
})
