import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const crumb = (name: string, href: string) => ({ name, href })
const way = (...crumbs: readonly { name: string; href: string }[]) => ({
  breadcrumbs: { value: crumbs, revision: JSON.stringify(crumbs) },
})
const render = (facts: object, language = 'de') =>
  renderContent(fixtures[0]!.content, { facts, language }).html

const home = crumb('Startseite', '/')
const bachelor = crumb('Bachelor', '/bachelor/')
const programme = crumb('Informatik', '/bachelor/informatik/')

describe('breadcrumbs', () => {
  it('lead to the pages above, and name the page itself', () => {
    const html = render(way(home, bachelor, programme))
    expect(html).toContain('aria-label="Du bist hier"')
    expect([...html.matchAll(/<a href="([^"]+)">([^<]+)/g)].map(([, href, name]) => [href, name])).toEqual([
      ['/', 'Startseite'],
      ['/bachelor/', 'Bachelor'],
    ])
    expect(html).toContain('<span aria-current="page">Informatik</span>')
  })

  it('mark a name that is not translated', () => {
    const page = { ...crumb('Infoabend', '/fr/termine/infoabend/'), language: 'de' }
    expect(render(way(crumb('Accueil', '/fr/'), page), 'fr')).toContain(
      '<span aria-current="page" lang="de">Infoabend</span>',
    )
  })

  it('leave out a folder without a page', () => {
    const html = render(way(home, crumb('Lehrende', '/hochschule/lehrende/')))
    expect(html.match(/<li>/g)).toHaveLength(2)
  })

  it.each([
    ['home', way()],
    ['the first level', way(home, bachelor)],
    ['the first level of a language', way(crumb('Home', '/en/'), crumb('Bachelor', '/en/bachelor/'))],
    ['a landing page', { ...way(home, bachelor, programme), path: '/lp/bachelor/informatik/' }],
  ])('are not on %s', (_, facts) => {
    expect(render(facts)).toBe('')
  })

  it('write hostile names as text', () => {
    expect(render(way(home, crumb('<img src=x>', '/a/'), programme))).not.toContain('<img')
  })
})
