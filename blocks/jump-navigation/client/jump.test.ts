import { describe, expect, it } from 'vitest'
import { activeSection, arrowsOf } from './jump.ts'

describe('active section', () => {
  // 20 % of 1000 px and 112 px of header and bar: a section counts above 312 px.
  const place = { viewportHeight: 1000, headerOffset: 112 }
  it.each([
    ['no sections', [], -1],
    ['the first far below', [900, 1800], -1],
    ['the first just below the header', [118, 900], -1],
    ['the first within its margin', [117, 900], 0],
    ['the first at the header', [112, 900], 0],
    ['within the first', [-500, 400], 0],
    ['the second at the limit', [-500, 312], 0],
    ['the second above the limit', [-500, 311], 1],
    ['the second jumped to', [-500, 112], 1],
    ['a short first one jumped to', [112, 200], 0],
    ['a short second one jumped to', [0, 112, 200], 1],
    ['several above: the nearest', [-2000, -1200, -300, 700], 2],
    ['all passed', [-3000, -2000, -1000], 2],
    ['in another order on the page', [100, -800], 0],
  ])('%s', (_, tops, expected) => {
    expect(activeSection({ ...place, tops })).toBe(expected)
  })

  it.each([
    [5, 0],
    [6, -1],
    [-1, 0],
  ])('without a header the first at %i px: %i', (top, expected) => {
    expect(activeSection({ viewportHeight: 500, headerOffset: 0, tops: [top] })).toBe(expected)
  })
})

describe('arrows', () => {
  it.each([
    [0, 400, 400, false, false],
    [0, 300, 400, false, false],
    [0, 401, 400, false, false],
    [0, 800, 400, false, true],
    [200, 800, 400, true, true],
    [400, 800, 400, true, false],
    [399.4, 800, 400, true, false],
    [0.6, 800, 400, false, true],
  ])('scrolled %f of %i in %i: left %s, right %s', (scrollLeft, scrollWidth, clientWidth, left, right) => {
    expect(arrowsOf({ scrollLeft, scrollWidth, clientWidth })).toEqual({ left, right })
  })
})
