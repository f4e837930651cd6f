import { expect, it } from 'vitest'
import { needKey } from '../../worker/core/page/data/needs.ts'
import { sampleFacts } from '../../worker/core/page/sample-facts.ts'
import { finderLink } from '../_kit/programmes/finder-link.ts'
import { priceList } from '../_kit/programmes/prices.ts'
import { samplePages } from '../_kit/programmes/sample-pages.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })

const render = (query = '', facts: object = {}) =>
  renderContent(content, { facts: { path: '/studienfinder/', query, ...facts } }).html
const titles = (html: string) =>
  [...html.matchAll(/finder-card-link"[^>]*>([^<]*)/g)].map(([, title]) => title)
const inputOf = (html: string, value: string) =>
  new RegExp(`<input[^>]*value="${value}"[^>]*>`).exec(html)?.[0]
const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

it('lists programmes, not groups and pages', () => {
  const html = render()
  expect(titles(html)).toEqual([
    'Betriebswirtschaftslehre',
    'BWL dual',
    'Agrarmanagement',
    'Wirtschaftspsychologie',
  ])
  expect(html).toMatch(/role="status"[^>]*>4 Studiengänge</)
})

it('is a form of plain addresses that shows what was chosen', () => {
  const html = render('degree=bachelor&form=ds')
  expect(html).toMatch(/<form[^>]*action="\/studienfinder\/"/)
  expect(inputOf(html, 'ds')).toContain('checked=""')
  expect(inputOf(html, 'fs')).not.toContain('checked')
  expect(html.match(/<details[^>]*open=""/g)).toHaveLength(2)
  expect(titles(html)).toEqual(['BWL dual'])
})

it('an option without a result stays and is disabled', () => {
  const html = render('degree=master')
  expect(inputOf(html, 'berlin')).toContain('disabled=""')
  expect(inputOf(html, 'any-day')).not.toContain('disabled')
})

it('a chip removes its filter, and keeps the others', () => {
  const html = render('sort=title&form=ds&degree=bachelor&utm_source=x')
  expect(links(html)).toContain('/studienfinder/?degree=bachelor&sort=title')
  expect(links(html)).toContain('/studienfinder/?form=ds&sort=title')
  expect(html).toContain('aria-label="Bachelor entfernen"')
  expect(html).not.toContain('utm_source')
})

it('names an offer beside a price that it lowers, and beside no other', () => {
  const at = (timeModel: string, price: number) => ({
    id: timeModel,
    timeModel,
    price,
    priceFrequency: 'im Monat',
  })
  const offersWith = (own: number) => {
    const value = [{ careId: 'BABWL-DS', prices: [at('Du', own), at('Dein Betrieb', 495)] }]
    const sample = sampleFacts({ theme: 'default', language: 'de', now: 0 })
    const data = (need: string) => (need === needKey(priceList) ? ready({ value }) : sample.data(need))
    return [...render('', { data }).matchAll(/finder-offer">([^<]*)/g)].map(([, words]) => words)
  }
  expect(offersWith(0)).toEqual([])
  expect(offersWith(100)).toEqual(['10 % Rabatt bis 15. Januar'])
})

it('says what to leave out where nothing is found', () => {
  const html = render('degree=master&place=berlin')
  expect(html).toContain('Kein Studiengang passt zu allen Filtern')
  expect(html).toContain('Abschluss: 2 ohne diesen Filter')
  expect(links(html)).toContain('/studienfinder/?degree=master')
})

it.each([
  ['q=Wirtschaft', 'wirtschaft', ['Betriebswirtschaftslehre', 'BWL dual']],
  ['q=münchen&degree=bachelor', 'muenchen', ['BWL dual', 'Agrarmanagement']],
  ['q=Master', 'master', ['Wirtschaftspsychologie']],
  ['q=48+Monate', '48', ['Agrarmanagement']],
])('words that name an option choose it: %s', (query, value, expected) => {
  const html = render(query)
  expect(inputOf(html, value)).toContain('checked=""')
  expect(html).not.toContain('name="q"')
  expect(titles(html)).toEqual(expected)
})

it('keeps other words, says what is without them, and leads to the search of the site', () => {
  const html = render('q=quantum+&form=ds')
  expect(inputOf(html, 'quantum')).toContain('name="q"')
  expect(html).toContain('aria-label="quantum entfernen"')
  expect(html).toContain('Stichwort: 1 ohne diesen Filter')
  expect(links(html)).toEqual(expect.arrayContaining(['/studienfinder/?form=ds', '/suche/?q=quantum']))
})

it.each([
  ['choices of another block', { degree: 'master', cluster: ['Psychology', 'Psychologie'] }],
  ['its words', { words: 'Psychologie' }],
])('a link with %s is one to what they find', (_, choice) => {
  const { href } = finderLink({ href: '/studienfinder/' }, choice)
  expect(titles(render(href.split('?')[1]))).toEqual(['Wirtschaftspsychologie'])
})

it('says recognised credits only where there are any', () => {
  expect(render('form=fs')).toContain('bis 45\u00a0ECTS anrechenbar')
  expect(render('form=ds')).not.toContain('finder-credits')
})

it('shows twelve a page', () => {
  const [first] = samplePages
  const many = Array.from({ length: 25 }, (_, index) => ({
    ...first,
    uuid: `${index}`,
    title: `Fach ${index}`,
  }))
  const html = (query: string) => render(query, { data: () => ready({ data: many }) })
  expect(titles(html(''))).toHaveLength(12)
  expect(titles(html('page=3'))).toEqual(['Fach 24'])
  expect(titles(html('page=9'))).toEqual(['Fach 24'])
  expect(links(html('page=3'))).toEqual(expect.arrayContaining(['/studienfinder/', '/studienfinder/?page=2']))
})

it('is nothing on a site without programmes', () => {
  expect(render('', { data: () => ready({ data: [] }) })).toBe('')
})

it('shows a query as text', () => {
  expect(render('degree=%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain('<script>alert')
})

it('clicks are counted as those of the finder', () => {
  expect(render()).toContain('data-track-event="clusterfinder"')
})
