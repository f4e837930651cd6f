import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, theme = 'default') => renderContent(fixture(name), { theme }).html

describe('search toggle', () => {
  it('shows a placeholder until it is clicked, then the search field', () => {
    expect(render('default')).toMatch(
      /<details class="search-toggle"[^>]*><summary.*Was möchtest du lernen\?.*<\/summary><search>/,
    )
  })

  it.each([
    ['default', false],
    ['rust', false],
    ['maple_blaze', true],
    ['texas_rose', false],
  ])(
    'is open from the start where the theme’s setting of the hero search is on: %s, %s',
    (theme, expected) => {
      expect(render('default', theme).includes('<details')).toBe(!expected)
      expect(render('default', theme)).toContain('class="search-field"')
    },
  )

  it('has the placeholder of its field where editors say nothing', () => {
    expect(render('empty')).toMatch(/<summary.*Fach, Ort oder Person.*<\/summary>/)
  })
})
