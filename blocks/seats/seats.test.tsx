import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!
const html = (name: string) => renderContent(fixtures.find(one => one.name === name)!.content).html
const count = (text: string, look: string) => text.match(new RegExp(`class="seats-${look}`, 'g'))?.length ?? 0

describe('table with seats', () => {
  it('has a circle for each seat, and says the same in words', () => {
    expect([count(html('default'), 'taken '), count(html('default'), 'free"')]).toEqual([9, 5])
    expect(html('default')).toContain(
      'aria-label="Projektmanagement, ab 4.\u00a0März, 18:30, bis 20:30, 5 von 14 Plätzen frei"',
    )
    expect(renderContent(content, { language: 'en' }).html).toContain('5 of 14 places free')
  })

  it('has no more taken seats than seats, and no evening without its times', () => {
    expect([count(html('full'), 'taken '), count(html('full'), 'free"')]).toEqual([14, 0])
    expect(html('without-time')).not.toContain('seats-evening')
    expect(html('without-time')).not.toContain('abends')
    expect(html('empty')).toBe('')
  })

  it('draws all seats inside its frame', () => {
    for (const [, cx, cy, r] of html('most').matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g))
      for (const place of [Number(cx), Number(cy)]) {
        expect(place - Number(r)).toBeGreaterThanOrEqual(0)
        expect(place + Number(r)).toBeLessThanOrEqual(600)
      }
  })
})
