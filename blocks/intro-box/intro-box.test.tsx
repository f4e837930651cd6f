import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { themeNames } from '../_kit/themes/all.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, theme = 'default') =>
  renderContent({ ...fixture(name), ...changes }, { theme }).html

describe('display rules', () => {
  it.each([
    ['a headline', 'headline-only', true],
    ['words', 'words-only', true],
    ['nothing', 'empty', false],
    ['a picture alone', 'picture-only', false],
  ])('with %s', (_, name, shown) => {
    expect(render(name) !== '').toBe(shown)
  })

  it.each([
    ['facts', { facts: fixture('complete').facts }],
    ['buttons', { buttons: fixture('complete').buttons }],
  ])('%s are enough', (_, changes) => {
    expect(render('empty', changes)).not.toBe('')
  })

  it.each([
    ['headline', '<h2'],
    ['text', 'intro-box-text'],
    ['image', '<img'],
    ['facts', 'intro-box-facts'],
    ['buttons', 'intro-box-buttons'],
  ])('shows %s only where there is one', (field, expected) => {
    expect(render('complete')).toContain(expected)
    expect(render('complete', { [field]: undefined })).not.toContain(expected)
  })

  it('lists facts, and holds facts only', () => {
    expect(render('complete').match(/<li class="intro-box-fact">/g)).toHaveLength(3)
    expect(render('hostile')).not.toContain('Eingeschmuggelt')
  })

  it.each(['h1', 'h2', 'h3', 'h4'])('stands in the outline as %s', headlineLevel => {
    expect(render('default', { headlineLevel })).toMatch(
      new RegExp(`<${headlineLevel} class="heading heading-h2 `),
    )
  })

  it('highlights where selected, or where the theme does', () => {
    expect(render('default')).not.toContain('heading-highlight')
    expect(render('default', { isHighlighted: true })).toContain('heading-highlight')
    for (const theme of themeNames)
      expect(render('default', {}, theme).includes('heading-highlight')).toBe(theme === 'texas_rose')
  })

  it('takes its ground and its accent', () => {
    expect(render('dark')).toMatch(/<section class="section section-ground surface-black accent-orange/)
    expect(render('default')).toMatch(/<section class="section section-plain"/)
  })

  it('cuts the picture as content says', () => {
    expect(render('complete')).toContain('ratio-4-3')
    expect(render('complete', { imageRatio: '1:1' })).toContain('ratio-1-1')
  })
})

it('makes hostile content harmless', () => {
  const html = render('hostile')
  expect(html).not.toMatch(/<script|<img|javascript:|java\tscript|<svg onload/)
  expect(html).toContain('&lt;script&gt;')
})
