import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const render = (fields: object) => renderContent({ component: 'form-value', _uid: 'f', ...fields }).html

describe('form value', () => {
  it.each([
    ['label', 'label'],
    ['date', 'date'],
    ['raw', 'raw'],
    [undefined, 'raw'],
    ['bold', 'raw'],
  ])('with the formatter %j is a place in the format %s', (formatter, format) => {
    expect(render({ name: 'city', formatter })).toBe(
      `<span data-form-value="city" data-format="${format}" dir="auto"></span>`,
    )
  })

  it('is the same place as its marker in a text', () => {
    const text = renderContent({ component: 'rich-text', _uid: 'r', content: 'Nach {fv:city|label}' }).html
    expect(text).toContain(render({ name: 'city', formatter: 'label' }))
  })

  it('without a name there is none', () => {
    expect(render({ name: '' })).toBe('')
  })
})
