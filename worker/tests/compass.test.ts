import { beforeAll, expect, it } from 'vitest'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

/** The other units have programmes of their own. */
const hosts = Object.fromEntries(unitFolders.map(one => [`${one.unit}.localhost`, one]))

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ space: demoSpace, bindings: { SITE_HOSTS: JSON.stringify(hosts) } })
})

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')
const questionIn = (html: string) =>
  plain(/graph-legend"><h\d[^>]*><span[^>]*>[^<]*<\/span><span[^>]*>([^<]*)/.exec(html)?.[1])
const titlesIn = (html: string) =>
  [...html.matchAll(/compass-link"[^>]*>([^<]*)/g)].map(([, title]) => plain(title))
const reasonsIn = (html: string) =>
  [...(/compass-reasons"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '').matchAll(/<span>([^<]*)/g)].map(([, text]) =>
    plain(text),
  )

const dual = 'a-credit=school&a-field=numbers&a-goal=first&a-place=berlin&a-way=company'

it.each([
  ['/kompass/', '', 'Wohin soll es gehen?'],
  ['/en/compass/', 'a-goal=next', 'What do you like to do?'],
  ['/kompass/', 'a-field=land&a-goal=first&a-way=alone', 'Was bringst du mit?'],
  ['/kompass/', 'a-field=land&a-goal=first&a-way=group', 'Welcher Ort liegt dir näher?'],
  ['/kompass/', `${dual}&change=place`, 'Welcher Ort liegt dir näher?'],
  ['/kompass/', 'a-goal=doctor&a-field=land', 'Wohin soll es gehen?'],
])('%s?%s asks: %s', async (path, query, question) => {
  const { status, html } = await site.get(`${path}?${query}`)
  expect(status).toBe(200)
  expect(questionIn(html)).toBe(question)
})

it('says in its title which question it is', async () => {
  const titleOf = async (query: string) =>
    /<title>([^<]*)/.exec((await site.get(`/en/compass/${query}`)).html)?.[1]
  const title = await titleOf('')
  expect(await titleOf('?a-goal=next')).toMatch(/ \(Question 2 of \d at most\)$/)
  expect(await titleOf('?a-goal=next&asked=a-field')).toBe(`Error: ${await titleOf('?a-goal=next')}`)
  expect(await titleOf(`?${dual}`)).toBe(title)
})

it('shows the programme that fits best first, and why', async () => {
  const { html } = await site.get(`/kompass/?${dual}`)
  expect(titlesIn(html)[0]).toBe('BWL im dualen Studium')
  expect(reasonsIn(html)).toEqual(
    expect.arrayContaining(['Fachgebiet: Wirtschaft', 'Studienform: Duales Studium', 'In Berlin']),
  )
  expect(html).toContain('Erfüllt 4 von 4 Wünschen')
})

it('leaves out what a required wish forbids', async () => {
  const { html } = await site.get('/en/compass/?a-credit=school&a-field=anything&a-goal=next&a-way=alone')
  expect(titlesIn(html)).toEqual([
    'Business Psychology by distance learning',
    'Corporate Management by distance learning',
    'Data Science by distance learning',
    'Hospital and Care Management by distance learning',
  ])
})

it('suggests what else there is', async () => {
  const { html } = await site.get(`/kompass/?${dual}`)
  for (const title of ['Weiterbildung', 'Danach weiterstudieren', 'Am meisten sparen'])
    expect(html).toContain(title)
})

it.each([
  ['', null],
  ['?a-goal=first', 'noindex'],
])('is listed without answers alone: %s', async (query, robots) => {
  expect((await site.get(`/kompass/${query}`)).headers.get('x-robots-tag')).toBe(robots)
})

it('suggests on the page of a programme what is meant for it first', async () => {
  const { html } = await site.get('/bachelor/betriebswirtschaftslehre/duales-studium/')
  const titles = [...html.matchAll(/suggestions-link"[^>]*>([^<]*)/g)].map(([, title]) => plain(title))
  const own = titles.indexOf('Master Wirtschaftspsychologie')
  expect(own).toBeGreaterThanOrEqual(0)
  expect(titles[own + 1]).toBe('Alle Masterstudiengänge')
  const { html: compass } = await site.get(`/kompass/?${dual}`)
  expect(compass).not.toContain('Master Wirtschaftspsychologie')
})
