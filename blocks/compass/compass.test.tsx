import { describe, expect, it } from 'vitest'
import { samplePages } from '../_kit/programmes/sample-pages.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const contentOf = (name: string) => fixtures.find(fixture => fixture.name === name)!.content
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })

const render = (query = '', facts: object = {}, name = 'default', language = 'de') =>
  renderContent(contentOf(name), { language, facts: { path: '/kompass/', query, ...facts } }).html
const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
const titles = (html: string) => [...html.matchAll(/compass-link"[^>]*>([^<]*)/g)].map(([, title]) => title)
const reasons = (html: string) =>
  [...html.matchAll(/compass-reasons"[\s\S]*?<\/ul>/g)].map(([list]) =>
    [...list.matchAll(/<span>([^<]*)/g)].map(([, text]) => text),
  )
const answered = 'a-field=numbers&a-goal=first&a-pace=from-30'

it('asks with icons, one question a page', () => {
  const html = render()
  expect(html).toContain('Wo willst du hin?')
  expect(html).not.toContain('Was liegt dir?')
  expect(html.match(/graph-choice"/g)).toHaveLength(3)
  expect(html).toMatch(/<use href="[^"]*#graduation"/)
  expect(html).toMatch(/<form[^>]*action="\/kompass\/#compass"/)
})

it('shows pictures of answers', () => {
  expect(render('a-field=numbers&a-goal=first')).toMatch(/graph-picture[\s\S]*?graduation/)
})

it('progress stays between 0 and 100', () => {
  const shares = ['', 'a-goal=first', 'a-field=numbers&a-goal=first'].map(query =>
    Number(/<progress[^>]*value="(\d+)"/.exec(render(query))?.[1]),
  )
  expect(shares).toEqual([0, 33, 67])
})

describe('the result', () => {
  it('shows the programmes that fit best, with the reasons in words', () => {
    const html = render(answered)
    expect(titles(html)).toEqual(['Betriebswirtschaftslehre', 'BWL dual', 'Agrarmanagement'])
    expect(reasons(html)[0]).toEqual(['Abschluss: Bachelor of Arts (B.A.)', 'Fachgebiet: Wirtschaft'])
    expect(html).toContain('Erfüllt 2 von 2 Wünschen')
    expect(html).toContain('Erfüllt 1 von 2 Wünschen')
    expect(html).toContain('Das passt zu dir')
  })

  it('marks what editors wrote in another language', () => {
    const [first] = samplePages
    const other = { ...first!, language: 'en', degree: 'Bachelor', cluster: 'Wirtschaft' }
    const html = render(answered, { data: () => ready({ data: [other] }) })
    expect(html).toContain('<p class="compass-degree" lang="en">Bachelor</p>')
    expect(html).toMatch(/Abschluss: (?:<!-- -->)?<span lang="en">Bachelor<\/span>/)
    expect(html).toMatch(/Fachgebiet: (?:<!-- -->)?<span lang="en">Wirtschaft<\/span>/)
  })

  it('is the one that the answers lead to', () => {
    const html = render('a-goal=talk')
    expect(html).toContain('Fang mit einem Gespräch an')
    expect(titles(html)).toHaveLength(4)
    expect(html).not.toContain('Erfüllt')
  })

  it('says that none fits, and offers to change each answer', () => {
    const html = render(answered, { data: () => ready({ data: [] }) })
    expect(html).toContain('Kein Studiengang passt zu allen deinen Antworten')
    expect(links(html)).toContain(`/kompass/?${answered}&change=goal#compass`)
    expect(links(html)).toContain(`/kontakt/?${answered}`)
  })

  it('shows study suggestions, without empty categories', () => {
    const html = render(answered)
    expect(html).toContain('Weiterbildung')
    expect(html).not.toContain('Danach weiterstudieren')
    expect(html).toContain('12\u00a0Monate weniger')
    expect(html).toContain('4.320\u00a0€ weniger')
  })

  it.each(['de', 'en', 'fr', 'it', 'es', 'pt'])('has its words in %s', language => {
    const html = render(answered, {}, 'default', language)
    expect(html).not.toMatch(/\{\{|undefined/)
    expect(html.includes('Wünschen')).toBe(language === 'de')
  })
})

it.each(['a-goal=phd', 'a-goal=%3Cscript%3E', 'step=pace', 'a-field=numbers'])(
  'an address that does not fit leads to the first question: %s',
  query => expect(render(query)).toContain('Wo willst du hin?'),
)

it('a graph with a fault says that it does not work, and names a contact', () => {
  const html = render('a-a=x', {}, 'broken-graph')
  expect(html).toContain('Wir können das gerade nicht ausrechnen.')
  expect(links(html)).toContain('/kontakt/')
})

it('content without a question is no block', () => {
  expect(render('', {}, 'empty')).toBe('')
})
