import { expect, it } from 'vitest'
import { needKey } from '../../worker/core/page/data/needs.ts'
import type { Fixture } from '../_kit/fixture.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { chosen } from './data.ts'
import { fixtures } from './fixtures.ts'
import type { NewsAnswer } from './props.ts'

const [whole, teaser] = fixtures
const article = (number: number): NewsAnswer['value'][number] => ({
  uuid: `a${number}`,
  title: `Beitrag ${number}`,
  description: 'Ein Satz.',
  path: `/aktuelles/${number}/`,
  publishedAt: Date.UTC(2026, 10, number, 8),
  topic: 'advice',
})
const page = (from: number, answer: Partial<NewsAnswer> = {}): NewsAnswer => ({
  value: [5, 4, 3, 2, 1, 0].map(less => article(from + less)),
  total: 13,
  page: 1,
  ...answer,
})
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })

/** The list at an address, with the answer for all articles and the one for the address's filters. */
function render(
  query: string,
  answers: { all?: unknown; chosen?: unknown },
  { content = whole!.content, facts = {} }: { content?: Fixture['content']; facts?: object } = {},
) {
  const data = (need: string) => ready(need === needKey(chosen) ? answers.chosen : answers.all)
  return renderContent(content, { facts: { path: '/aktuelles/', query, data, ...facts } }).html
}
const titles = (html: string) => [...html.matchAll(/news-link"[^>]*>([^<]*)/g)].map(([, title]) => title)
const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

it('shows the newest first, with day and topic, and leads to its feed', () => {
  const html = render('', { all: page(8) })
  expect(titles(html)).toEqual([13, 12, 11, 10, 9, 8].map(number => `Beitrag ${number}`))
  expect(html).toContain('<span>Rat und Hilfe</span><time dateTime="2026-11-13">13. November 2026</time>')
  expect(links(html)).toContain('/aktuelles/feed.xml')
})

it.each([
  ['', 1, [undefined, '/aktuelles/?page=2']],
  ['page=2', 2, ['/aktuelles/', '/aktuelles/?page=3']],
  ['page=3', 3, ['/aktuelles/?page=2', undefined]],
  ['page=2&topic=advice', 2, ['/aktuelles/?topic=advice', '/aktuelles/?page=3&topic=advice']],
])('at %j it is page %i, between %j', (query, number, [previous, next]) => {
  const html = render(query, { all: page(8), chosen: query ? page(2, { page: number }) : undefined })
  const linkTo = (relation: string) =>
    /href="([^"]*)"/.exec(new RegExp(`<a[^>]*rel="${relation}"`).exec(html)?.[0] ?? '')?.[1]
  expect([linkTo('prev')?.replace('&amp;', '&'), linkTo('next')?.replace('&amp;', '&')]).toEqual([
    previous,
    next,
  ])
  expect(html).toContain(`Seite ${number} von 3`)
})

it('says how many there are, where a change of it is announced; a teaser does not', () => {
  const html = render('page=2', { all: page(8), chosen: page(2, { page: 2 }) })
  expect(html).toContain('<p role="status">13 Beiträge</p>')
  expect(html).toContain('data-enhance="exchange"')
  expect(render('', { all: page(8) }, { content: teaser!.content })).not.toMatch(/role="status"|exchange/)
})

it('marks the topic that is shown, and says where it has no article', () => {
  const html = render('topic=programmes', { all: page(1), chosen: page(0, { value: [], total: 0 }) })
  expect(html).toMatch(/href="\/aktuelles\/\?topic=programmes" aria-current="true">Studiengänge/)
  expect(html).toContain('Zu diesem Thema gibt es noch keinen Beitrag.')
})

it('has the topics of the unit’s defaults, and shows that of an article as it is written where they do not have it', () => {
  const all = page(8, {
    value: [
      { ...article(9), topic: 'forschung' },
      { ...article(8), topic: 'Campusleben' },
    ],
  })
  const newsTopics = [{ code: 'forschung', name: 'Forschung' }]
  const html = render('', { all }, { facts: { newsTopics } })
  expect(links(html).filter(href => href.includes('topic'))).toEqual(['/aktuelles/?topic=forschung'])
  expect(html).toContain('<span>Forschung</span>')
  expect(html).toContain('<span>Campusleben</span>')
  expect(links(render('', { all }, { facts: { newsTopics: [] } })).join()).not.toContain('topic=')
})

it('ignores unknown topics in the address', () => {
  const html = render('topic=gibtesnicht', { all: page(8) })
  expect(titles(html)).toHaveLength(6)
  expect(html).toMatch(/href="\/aktuelles\/" aria-current="true"/)
})

it.each([
  ['', undefined],
  ['page=1', undefined],
  ['page=0', undefined],
  ['page=2.5', undefined],
  ['topic=gibtesnicht', undefined],
  ['topic=ADVICE&page=2', undefined],
  ['topic=advice', { topic: 'advice', page: '1' }],
  ['page=3', { topic: '', page: '3' }],
  ['page=7000', { topic: '', page: '3' }],
  ['topic=advice&page=7000', { topic: 'advice', page: '3' }],
])('at %j it calls for %j: topics of the defaults and pages that there are', (query, called) => {
  const parameter = (name: string) => new URLSearchParams(query).get(name) ?? ''
  const newsTopics = [{ code: 'advice', name: 'Rat' }]
  expect(chosen.after?.input(page(8), { parameter, newsTopics })).toEqual(called)
})

it('says in a language without articles that there are none, and leads to the languages of its page', () => {
  const alternates = {
    value: [
      { language: 'de', href: '/aktuelles/' },
      { language: 'en', href: '/en/news/' },
    ],
    revision: '1',
  }
  const data = () => ready({ value: [], total: 0, page: 1 })
  const { html } = renderContent(whole!.content, {
    facts: { path: '/fr/aktuelles/', query: '', language: 'fr', alternates, data },
  })
  expect(html).toContain('Il n’y a pas encore d’articles dans cette langue.')
  expect(html).toMatch(/<a [^>]*href="\/aktuelles\/"[^>]*lang="de">Beiträge auf Deutsch</)
  expect(html).toMatch(/<a [^>]*href="\/en\/news\/"[^>]*lang="en">Articles in English</)
  expect(html).not.toContain('filter-link')
})

it('says that a call failed', () => {
  const html = render('', { all: { value: [], total: 0, page: 1, failed: true } })
  expect(html).toContain('Die Beiträge lassen sich gerade nicht laden.')
})

it('as a teaser has the three newest alone, and is no block without one', () => {
  const html = render('page=2', { all: page(1), chosen: page(8) }, { content: teaser!.content })
  expect(titles(html)).toEqual(['Beitrag 6', 'Beitrag 5', 'Beitrag 4'])
  expect(html).not.toContain('feed.xml')
  expect(render('', { all: page(1, { value: [] }) }, { content: teaser!.content })).toBe('')
})

it('begins with a large article on its first page alone', () => {
  const lead = /news-lead/g
  expect(render('', { all: page(8) }).match(lead)).toHaveLength(1)
  expect(render('page=2', { all: page(8), chosen: page(2, { page: 2 }) })).not.toMatch(lead)
})

it('as a teaser in rows has two others than the article of its page, without pictures', () => {
  const image = { filename: '/pictures/certificate.svg', alt: 'Zertifikat' }
  const all = page(8, { value: [3, 2, 1].map(number => ({ ...article(number), image })) })
  const rows = { ...teaser!.content, teaserLook: 'rows' }
  const html = render('', { all }, { content: rows, facts: { path: '/aktuelles/2/' } })
  expect(titles(html)).toEqual(['Beitrag 3', 'Beitrag 1'])
  expect(html).not.toContain('<img')
})
