import { describe, expect, it } from 'vitest'
import { samplePages } from '../_kit/programmes/sample-pages.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })
const render = (query = '', facts: object = {}) =>
  renderContent(content, { facts: { path: '/studiengaenge/', query, ...facts } }).html

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u00a0\s]+/g, ' ')
    .trim()
const titles = (html: string) =>
  [...html.matchAll(/<th [^>]*scope="row"[^>]*>(.*?)<\/th>/g)].map(([, head]) => plain(head!))
const groups = (html: string) =>
  [...html.matchAll(/<th [^>]*scope="rowgroup"[^>]*>(.*?)<\/th>/g)].map(([, head]) => plain(head!))
const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
const cellsOf = (html: string, title: string) => {
  const row = html.split('<tr ').find(line => line.includes(`>${title}</a>`))!
  return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => plain(cell!))
}

const business = 'Betriebswirtschaftslehre'
const farming = 'Agrarmanagement'
const psychology = 'Wirtschaftspsychologie'
const dual = 'BWL dual'

describe('lines', () => {
  it.each([
    ['', [farming, psychology, business, dual]],
    ['group=degree', [business, dual, farming, psychology]],
    ['group=degree&sort=title', [farming, business, dual, psychology]],
    ['group=degree&sort=-title', [dual, business, farming, psychology]],
    ['group=degree&sort=price', [dual, business, farming, psychology]],
    ['group=degree&sort=credits', [farming, business, dual, psychology]],
    ['group=degree&sort=-credits', [business, farming, dual, psychology]],
    ['group=degree&sort=start', [business, dual, farming, psychology]],
    ['group=colour&sort=colour', [farming, psychology, business, dual]],
  ])('with %s are %j', (query, expected) => {
    expect(titles(render(query))).toEqual(expected)
  })

  it.each([
    ['', ['Landwirtschaft', 'Psychologie', 'Wirtschaft']],
    ['group=degree', ['Bachelor', 'Master']],
  ])('stand in groups: %s', (query, expected) => {
    expect(groups(render(query))).toEqual(expected)
  })

  it('say what they know, and that there is no figure', () => {
    const html = render()
    expect(cellsOf(html, business)).toEqual([
      'Fernstudium',
      '36 oder 72 Monate',
      'Jederzeit',
      '45 ECTS',
      'ab 178 € im Monat statt 198 €',
    ])
    expect(cellsOf(html, psychology).slice(-2)).toEqual(['keine Angabe', 'keine Angabe'])
  })
})

describe('heads', () => {
  it('are links that sort upwards, then downwards, and keep the group', () => {
    expect(links(render('group=degree'))).toContain('/studiengaenge/?group=degree&sort=price')
    expect(links(render('sort=price&group=degree&utm_source=x'))).toContain(
      '/studiengaenge/?group=degree&sort=-price',
    )
    expect(links(render('sort=price'))).toContain('/studiengaenge/?group=degree&sort=price')
  })

  it('say the order in an attribute and in words', () => {
    expect(render()).not.toContain('aria-sort')
    expect(render('sort=price').match(/aria-sort="ascending"/g)).toHaveLength(1)
    expect(plain(render('sort=-price'))).toContain('Kosten ↓ , absteigend')
  })

  it('leave out a column that no programme has a value for', () => {
    const bare = samplePages.map(({ recognizedEcts: _, ...page }) => page)
    expect(plain(render('', { data: () => ready({ data: bare }) }))).not.toContain('ECTS')
  })
})

it('has a caption, which names the area that scrolls by keyboard', () => {
  expect(render()).toMatch(
    /<section class="programme-table-scroll" tabindex="0" aria-labelledby="([^"]+)" data-enhance="scroll-region"><table role="table"><caption id="\1">4 Studiengänge</,
  )
})

it('is nothing on a site without programmes', () => {
  expect(render('', { data: () => ready({ data: [] }) })).toBe('')
})
