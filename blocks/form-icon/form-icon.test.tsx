import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const render = (iconName: unknown) => renderContent({ component: 'form-icon', _uid: 'f', iconName }).html

describe('form icon', () => {
  it.each(['mail', 'check', 'linkedin'])('draws %s, and says nothing', iconName => {
    expect(render(iconName)).toMatch(
      /^<div class="form-icon"><svg class="icon form-icon-sign"[^>]*aria-hidden="true"/,
    )
  })

  it.each(['', undefined, null, 'unknown', '__proto__', 'toString', 'mail '.repeat(2)])(
    '%j shows nothing',
    iconName => {
      expect(render(iconName)).toBe('')
    },
  )

  it('stands in rich text', () => {
    const embedded = fixtures.find(({ name }) => name === 'in-rich-text')!.content
    expect(renderContent(embedded).html).toContain('<div class="prose-block"><div class="form-icon">')
  })
})
