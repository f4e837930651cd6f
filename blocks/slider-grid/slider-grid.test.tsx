import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const content = fixtures[0]!.content
const render = (fields: object) => renderContent({ ...content, ...fields }).html
const items = content.items as object[]

describe('slider grid', () => {
  it.each([
    [{}, 1, 4],
    [{ maxColumns: '3' }, 1, 3],
    [{ slidesPerView: 2, maxColumns: 6 }, 2, 6],
    [{ slidesPerView: 5, maxColumns: 2 }, 2, 2],
    [{ slidesPerView: 0, maxColumns: 99 }, 1, 6],
    [{ slidesPerView: '1.5', maxColumns: '2.9' }, 1, 2],
  ])('%j: begins with %i and grows to %i slides per view', (fields, first, most) => {
    expect(render(fields)).toContain(`slider-steps slider-first-${first} slider-most-${most}"`)
  })

  it('has a slide for each block', () => {
    expect(render({}).match(/<li class="slide">/g)).toHaveLength(items.length)
    expect(render({ items: [] })).toBe('')
  })

  it('is named by its headline', () => {
    expect(render({})).toContain('hidden="">Sechs Studiengänge zum Durchblättern</span>')
    expect(render({ headline: '' })).toContain('hidden="">Folien</span>')
  })

  it('shows no controls where all slides are in view', () => {
    expect(render({ items: items.slice(0, 1) })).not.toContain('slider-controls')
    expect(render({ items: items.slice(0, 4) })).toContain('slider-fits')
    expect(render({ items: items.slice(0, 4), maxColumns: 3 })).not.toContain('slider-fits')
  })
})
