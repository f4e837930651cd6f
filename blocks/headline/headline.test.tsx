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

  it('a figure is as large as a poster', () => {
    const { html } = renderContent({ ...content, text: '0 €', look: 'figure' })
    expect(html).toMatch(/<p class="heading heading-figure display">0\s€<\/p>/)
  })

  it.each([
    ['71 %', 'p'],
    ['24', 'p'],
    ['− 3.564 €', 'p'],
    ['€1,180', 'p'],
    ['4,5 von 5', 'p'],
    ['24, 36 oder 48 Monate', 'p'],
    ['3 + 2 Tage', 'p'],
    ['3,8-mal', 'p'],
    ['15 h', 'p'],
    ['15h', 'p'],
    ['180 ECTS', 'p'],
    ['1 von 14', 'p'],
    ['1.180 €', 'p'],
    ['1\u202f180\u00a0€', 'p'],
    ['2 Mio. €', 'p'],
    ['3 h 30 min', 'p'],
    ['20 h/Woche', 'p'],
    ['> 90 %', 'p'],
    ['24/7', 'p'],
    ['10+', 'p'],
    ['36 meses', 'p'],
    ['36 m\u00eas', 'p'],
    ['3 à 6 ans', 'p'],
    ['da 3 a 6 anni', 'h3'],
    ['7 Gründe', 'h3'],
    ['7 reasons', 'h3'],
    ['3 Wege 1 Ziel', 'h3'],
    ['5 Standorte', 'h3'],
    ['10 % Rabatt', 'h3'],
    ['199 € im Monat', 'h3'],
    ['100 Gründe + 1', 'h3'],
    ['5. Semester', 'h3'],
    ['3D', 'h3'],
    ['B2B', 'h3'],
    ['Mehr als 71 %', 'h3'],
    ['€', 'h3'],
    ['von 1', 'h3'],
    ['1 von', 'h3'],
    ['2027', 'h3'],
    ['2. Fach', 'h3'],
    ['1. Jahr: Die Sprache des Fachs', 'h3'],
    ['22 Räume an der Spree', 'h3'],
    ['3D-Druck', 'h3'],
    ['Typ 2', 'h3'],
  ])('a figure is no heading, and looks as one: %s is <%s>', (text, element) => {
    expect(renderContent({ ...content, text, level: 'h3' }).html).toMatch(
      new RegExp(`<${element} class="heading heading-h3${element === 'p' ? ' display' : ''}">`),
    )
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
