import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, theme = 'default') => renderContent(fixture(name), { theme }).html

describe('sticky notes', () => {
  it('share one name, so that opening one closes all others', () => {
    const names = [...render('default').matchAll(/<details [^>]*name="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toHaveLength(3)
    expect(new Set(names).size).toBe(1)
  })

  it('the first that is marked is open at first, and no other', () => {
    const open = (html: string) =>
      [...html.matchAll(/<details [^>]*?( open="")?>/g)].map(([, state]) => !!state)
    expect(open(render('default'))).toEqual([true, false, false])
    expect(open(render('titles'))).toEqual([true, false])
  })

  it('a link is in what a note opens, not in what toggles it', () => {
    const [, rest] = render('default').split('</summary>')
    expect(rest).toContain('href="/anerkennung/"')
    expect(render('default')).not.toMatch(/<summary(?:(?!<\/summary>).)*<a /)
  })

  it('Enter toggles: the title is in a summary', () => {
    expect(render('default')).toMatch(/<summary[^>]*>.*?Was wird mir angerechnet\?.*?<\/summary>/)
  })

  it.each([
    ['default', /accent-yellow/, /surface-page-color/],
    ['texas_rose', /surface-page-color/, /accent-(?:yellow|green|blue)/],
  ])(
    'in %s the paper has the colour of the theme where that has colour variables',
    (theme, expected, other) => {
      expect(render('default', theme)).toMatch(expected)
      expect(render('default', theme)).not.toMatch(other)
    },
  )

  it('titles take their level and highlight from content', () => {
    expect(render('titles')).toMatch(/<h2 [^>]*><span class="heading-highlight">Hervorgehoben/)
    expect(render('titles')).toMatch(/<h2 [^>]*>Auch offen gewünscht/)
  })

  it('a note without content shows its title and picture, and does not toggle', () => {
    const html = render('empty')
    expect(html).toMatch(/<h2 [^>]*>Ohne Inhalt/)
    expect(html).toMatch(/<img [^>]*certificate.svg/)
    expect(html).not.toMatch(/<details|<summary/)
  })

  it('a note without content that shall be open leaves that to the next one', () => {
    const [, second] = (fixture('default') as unknown as { notes: object[] }).notes
    const notes = [
      { title: 'Leer', initialOpenState: true },
      { ...second, initialOpenState: true },
    ]
    expect(renderContent({ ...fixture('default'), notes }).html).toMatch(/<details [^>]*open=""/)
  })
})
