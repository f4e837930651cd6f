import { describe, expect, it } from 'vitest'
import { needKey } from '../../worker/core/page/data/needs.ts'
import { priceList } from '../_kit/programmes/prices.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { partsOf } from './answer.ts'
import { searchResults } from './data.ts'
import { fixtures, foundGroups } from './fixtures.ts'

const { content } = fixtures[0]!
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })

const render = (query: string, answer: unknown, facts: object = {}) =>
  renderContent(content, { facts: { path: '/suche/', query, data: () => ready(answer), ...facts } }).html
const found = (query: string, facts?: object) => render(query, { data: foundGroups }, facts)
const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
const summaryOf = (html: string) => /role="status">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<\/?bdi>/g, '')
const titles = (html: string) =>
  [...html.matchAll(/search-result-link"[^>]*>(.*?)<\/a>/g)].map(([, title]) => title)

describe('results', () => {
  it('stand under their kinds, with marks and text, the best one beside them', () => {
    const html = found('q=betrieb')
    expect(summaryOf(html)).toBe('13 Treffer für „betrieb“')
    expect(html.match(/<h3[^>]*>([^<]+)/g)!.map(heading => heading.replace(/.*>/, ''))).toEqual([
      'Studiengänge',
      'Seiten',
    ])
    expect(titles(html)).toEqual(['<mark>Betrieb</mark>swirtschaftslehre', 'BWL dual', 'Partner werden'])
    expect(html).toMatch(/search-best-label">Beste Antwort<\/p><h3[^>]*><a[^>]*><mark>Betrieb/)
    expect(html).toContain('einen <mark>Betrieb</mark> zu führen.')
  })

  it('say facts and price of a programme, and the day of an article', () => {
    const items = [
      { ...foundGroups[0]!.items[0], degree: 'Bachelor of Arts', duration: '36 Monate', careId: 'ZZ-1' },
      { ...foundGroups[1]!.items[0], date: Date.UTC(2026, 10, 5, 8) },
    ]
    const price = { id: 'a', price: 198, priceFrequency: 'im Monat' }
    const answers = new Map<string, object>([
      [needKey(priceList), { value: [{ careId: 'ZZ-1', prices: [price] }] }],
      [needKey(searchResults), { data: [{ kind: 'page', title: 'Seiten', items }] }],
    ])
    const data = (need: string) => ready(answers.get(need) ?? {})
    const { html } = renderContent(content, { facts: { path: '/suche/', query: 'q=betrieb', data } })
    expect(html).toContain('Bachelor of Arts · 36 Monate')
    expect(html).toMatch(/<strong>\d+\u00a0€<\/strong> im Monat/)
    expect(html).toContain('<strong>5. November 2026</strong>')
  })

  it('of a block without a headline stand under that of the page', () => {
    const alone = { component: 'search-results', _uid: 'alone' }
    const facts = { query: 'q=x', data: () => ready({ data: foundGroups }), outline: () => new Map() }
    expect(renderContent(alone, { facts }).html).toMatch(/<h2[^>]*>Studiengänge/)
  })

  it('of one kind have an address, and so have all of them', () => {
    const html = found('kind=programme&q=betrieb')
    expect(titles(html)).toHaveLength(2)
    expect(summaryOf(html)).toBe('Studiengänge: 12 Treffer für „betrieb“')
    expect(html).toMatch(/aria-current="true"[^>]*>Studiengänge/)
    expect(links(html)).toEqual(
      expect.arrayContaining([
        '/suche/?q=betrieb',
        '/suche/?kind=programme&q=betrieb',
        '/suche/?kind=page&q=betrieb',
      ]),
    )
  })

  it('say that there are more than are listed', () => {
    const data = foundGroups.map(group => (group.kind === 'programme' ? { ...group, hasMore: true } : group))
    const html = render('q=betrieb', { data })
    expect(summaryOf(html)).toBe('13+ Treffer für „betrieb“')
    expect(html).toContain('Studiengänge: alle 12+ zeigen')
    expect(summaryOf(render('kind=page&q=betrieb', { data }))).toBe('Seiten: 1 Treffer für „betrieb“')
  })

  it('lead to all of a kind where only the first are shown', () => {
    const html = found('q=betrieb')
    expect(html).toMatch(/href="\/suche\/\?kind=programme&amp;q=betrieb">Studiengänge: alle 12 zeigen/)
    expect(html).not.toContain('Seiten: alle')
  })

  it.each([
    [1, [undefined, '/suche/?kind=programme&page=2&q=a+b']],
    [2, ['/suche/?kind=programme&q=a+b', '/suche/?kind=programme&page=3&q=a+b']],
    [3, ['/suche/?kind=programme&page=2&q=a+b', undefined]],
  ])('of a kind come in pages: %i', (page, expected) => {
    const groups = [{ ...foundGroups[0], total: 25, page }]
    const html = render('q=a%20b&kind=programme&page=9', { data: groups })
    const linkOf = (rel: string) =>
      new RegExp(`href="([^"]*)" rel="${rel}"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
    expect([linkOf('prev'), linkOf('next')]).toEqual(expected)
    expect(html).toContain(`Seite ${page} von 3`)
  })

  it('stand in the order of the answer, and the links to their kinds by their number', () => {
    const reversed = render('q=betrieb', { data: foundGroups.toReversed() })
    expect(titles(reversed)[0]).toBe('Partner werden')
    const kinds = (html: string) => links(html).filter(href => href.includes('kind='))
    expect(kinds(reversed).filter(href => !href.includes('page='))).toEqual(
      kinds(found('q=betrieb')).filter(href => !href.includes('page=')),
    )
  })

  it('of a kind that has none are those of all kinds', () => {
    const html = found('q=betrieb&kind=place')
    expect(titles(html)).toHaveLength(3)
    expect(html).toMatch(/aria-current="true"[^>]*>Alle/)
  })

  it('of an upstream that tells no kinds are shown without links to them', () => {
    const data = foundGroups.map(({ title, items }) => ({ title, items }))
    const html = render('q=betrieb', { data })
    expect(titles(html)).toHaveLength(3)
    expect(html).not.toContain('filter-links')
  })
})

describe('the search page', () => {
  it('is a form with what was searched for', () => {
    const html = found('q=%22a%22')
    expect(html).toMatch(/<form[^>]*action="\/suche\/"/)
    expect(/<input[^>]*>/.exec(html)![0]).toContain('value="&quot;a&quot;"')
  })

  it('says that the search failed, not that it found nothing, and offers it again', () => {
    for (const answer of [undefined, { data: [], failed: true }]) {
      const html = render('q=betrieb', answer)
      expect(summaryOf(html)).toBe('Die Suche antwortet gerade nicht')
      expect(html).toContain('href="/suche/?q=betrieb">Noch einmal suchen')
      expect(html).toContain('data-contact="chat"')
    }
  })

  it('says what to try where nothing was found', () => {
    const html = render('q=quastenflosser', { data: [] })
    expect(summaryOf(html)).toBe('Kein Treffer für „quastenflosser“')
    expect(html).toContain('Prüf die Schreibweise.')
    expect(html).not.toContain('Noch einmal suchen')
  })

  it('shows the usual searches before a search, and after one that found nothing', () => {
    const { content: suggested } = fixtures.find(({ name }) => name === 'suggestions')!
    for (const query of ['', 'q=quastenflosser']) {
      const facts = { path: '/suche/', query, data: () => ready({ data: [] }) }
      const { html } = renderContent(suggested, { facts })
      expect(html).toMatch(/class="search-row"><a [^>]*>Betriebswirtschaftslehre<\/a>/)
      expect(html).toContain('<p class="search-figure">Bachelor of Arts</p>')
    }
  })

  it('calls for nothing without words', () => {
    for (const query of ['', 'q=', 'q=%20%20', 'kind=page']) {
      expect(summaryOf(found(query))).toBeUndefined()
    }
  })

  it.each([
    ['', 'search', { data: [] }],
    ['q=x', 'results', { data: foundGroups }],
    ['q=x', 'zeroResults', { data: [] }],
  ])('with %j begins the chat as the settings say for %s', (query, place, answer) => {
    const entryConversations = { [place]: { templateId: `at-${place}`, enabledDomains: ['fees', 'dates'] } }
    const html = render(query, answer, { entryConversations })
    expect(html).toContain(
      `data-contact="chat" data-template="at-${place}" data-domains="fees,dates" href="/kontakt/"`,
    )
  })

  it('without settings offers the chat only where the search did not help', () => {
    const facts = { entryConversations: {} }
    expect(render('', undefined, facts)).not.toContain('data-contact')
    expect(found('q=x', facts)).not.toContain('data-contact')
    expect(render('q=x', { data: [] }, facts)).toContain('data-contact="chat" href="/kontakt/"')
  })
})

it.each([
  ['abcdef', [[1, 3]], ['a', '[bc]', 'def']],
  ['abcdef', [], ['abcdef']],
  ['abc', [[0, 3]], ['[abc]']],
  ['abc', [[2, 9]], ['ab', '[c]']],
  ['abc', [[5, 9]], ['abc']],
  [
    'abcdef',
    [
      [2, 4],
      [0, 3],
    ],
    ['[abc]', '[d]', 'ef'],
  ],
  ['abc', [[2, 1]], ['ab', 'c']],
  ['', [[0, 1]], []],
] as const)('%s with the marks %j', (text, marks, expected) => {
  expect(partsOf(text, marks).map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))).toEqual(
    expected,
  )
})
