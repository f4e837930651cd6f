import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const render = (fields: object, language = 'de') =>
  renderContent({ component: 'progress', _uid: 'p', label: 'Module', ...fields }, { language }).html

describe('progress', () => {
  it.each([
    [-5, 0],
    [0, 0],
    ['37,5', 37.5],
    [100, 100],
    [101, 100],
    [1e308, 100],
  ])('the value %j is clamped to %d of 0–100', (value, expected) => {
    expect(render({ value })).toContain(`max="100" value="${expected}"`)
  })

  it.each([
    ['de', '37,5\u{A0}%'],
    ['en', '37.5%'],
  ])('writes it in %s', (language, written) => {
    expect(render({ value: 37.5 }, language)).toContain(`aria-hidden="true">${written}</span>`)
  })

  it.each([undefined, '', ' '])('without a value (%j) it is not shown', value => {
    expect(render({ value })).toBe('')
  })

  it('has a name in any case', () => {
    expect(render({ value: 5 })).toMatch(/<label for="([^"]+)">Module<\/label>.*<progress id="\1"/)
    expect(render({ value: 5, label: '' })).toMatch(/<progress [^>]*aria-label="5/)
  })
})
