import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}) => renderContent({ ...fixture(name), ...changes }).html

describe('fact', () => {
  it.each([
    [{}, true],
    [{ title: undefined }, true],
    [{ content: undefined }, true],
    [{ title: ' ', content: '' }, false],
  ])('with %j is shown: %s', (changes, shown) => {
    expect(render('hint', changes) !== '').toBe(shown)
  })

  it.each([
    [undefined, false],
    ['small', false],
    ['large', true],
    ['huge', false],
  ])('layout %s is large: %s', (layout, isLarge) => {
    expect(render('default', { layout }).includes('class="fact fact-large"')).toBe(isLarge)
  })

  it.each([
    [undefined, 'Ohne NC', '<p class="heading heading-h4 fact-title">Ohne NC</p>'],
    ['h5', 'Ohne NC', '<h5 class="heading heading-h4 fact-title">Ohne NC</h5>'],
    ['h5', '36 Monate', '<p class="heading heading-h4 display fact-title">36\u00a0Monate</p>'],
  ])(
    'a title is a heading where its level is named, and it is no figure: %s, %s',
    (level, title, expected) => {
      const titleProps = level ? [{ level }] : []
      expect(render('default', { title, titleProps })).toContain(expected)
    },
  )

  it('a title may be highlighted', () => {
    expect(render('default', { titleProps: [{ isHighlighted: true }] })).toContain(
      '<span class="heading-highlight">36\u00a0Monate</span>',
    )
  })

  it('keeps the lines of its content', () => {
    expect(render('default')).toContain('im Vollzeitmodell,\nin Teilzeit')
  })

  it('draws an icon it knows', () => {
    expect(render('default')).toContain('<svg class="icon fact-icon"')
    expect(render('unknown-icon')).not.toContain('<svg')
    expect(render('default', { icon: undefined })).not.toContain('<svg')
  })

  it('has a rich-text note behind an icon with a name', () => {
    expect(render('hint')).toContain('aria-label="Mehr Informationen: 219\u00a0€ im Monat"')
    expect(render('hint')).toMatch(/popover="auto"><div class="prose"><p>Der Betrag gilt/)
  })

  it.each([undefined, { type: 'doc', content: [{ type: 'paragraph' }] }])('no note, no icon (%#)', hint => {
    expect(render('hint', { hint })).not.toContain('popover')
  })
})
