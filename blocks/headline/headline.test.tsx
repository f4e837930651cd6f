import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const content = { component: 'headline', _uid: 'h', text: 'Studium' }

describe('headline', () => {
  it.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('renders %s at its level', level => {
    expect(renderContent({ ...content, level }).html).toMatch(new RegExp(`<${level}[^>]*>Studium</${level}>`))
  })

  it('a look changes the size, not the level', () => {
    const { html } = renderContent({ ...content, level: 'h2', look: 'h4' })
    expect(html).toContain('<h2 class="heading heading-h4">')
  })

  it('can be linked to by a name, written as in addresses', () => {
    expect(renderContent({ ...content, anchor: 'Für wen?' }).html).toContain('id="fuer-wen"')
  })

  const highlights: [string, string, boolean, boolean][] = [
    ['default', 'h2', false, false],
    ['default', 'h2', true, true],
    ['texas_rose', 'h1', false, true],
    ['texas_rose', 'h2', false, true],
    ['texas_rose', 'h3', false, false],
  ]
  it.each(highlights)('%s, %s, flag %s: highlighted %s', (theme, level, isHighlighted, expected) => {
    expect(
      renderContent({ ...content, level, isHighlighted }, { theme }).html.includes(
        'class="heading-highlight"',
      ),
    ).toBe(expected)
  })
})
