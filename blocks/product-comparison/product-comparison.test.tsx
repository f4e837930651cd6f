import { describe, expect, it } from 'vitest'
import { needKey } from '../../worker/core/page/data/needs.ts'
import { sampleFacts } from '../../worker/core/page/sample-facts.ts'
import { priceList } from '../_kit/programmes/prices.ts'
import { samplePages } from '../_kit/programmes/sample-pages.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const contentOf = (name: string) => fixtures.find(one => one.name === name)!.content
const content = contentOf('empty')
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })

const render = (query = '', facts: object = {}) =>
  renderContent(
    { ...content, finderLink: { linktype: 'story', cached_url: 'studienfinder' } },
    {
      facts: { path: '/vergleich/', query, ...facts },
    },
  ).html

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u00a0\s]+/g, ' ')
    .trim()
const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
const columns = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)]
    .slice(1)
    .map(([, head]) => plain(/<a[^>]*>(.*?)<\/a>/.exec(head!)![1]!))

/** The cells of each row by the text of its head. */
const rows = (html: string) =>
  new Map(
    [...html.matchAll(/<tr><th scope="row"[^>]*>(.*?)<\/th>(.*?)<\/tr>/g)].map(([, head, cells]) => [
      plain(head!),
      [...cells!.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => plain(cell!)),
    ]),
  )

const two = 'p=babwl-fs,babwl-ds'

describe('the table', () => {
  it('has a column for each programme of the address, in its order', () => {
    expect(columns(render('p=mswps-fs,BABWL-DS&p=babwl-fs&p=mswps-fs'))).toEqual([
      'Wirtschaftspsychologie',
      'BWL dual',
      'Betriebswirtschaftslehre',
    ])
  })

  it('names each column by its programme alone, for those who hear the cells', () => {
    expect(
      [...render(two).matchAll(/<th scope="col" aria-label="([^"]*)"/g)].map(([, name]) => name),
    ).toEqual(['Betriebswirtschaftslehre', 'BWL dual'])
  })

  it('marks the name of a programme in another language, also in its cells, and no word of the page', () => {
    const pages = samplePages.map(page => (page.title === 'BWL dual' ? { ...page, language: 'en' } : page))
    const html = render(`${two},mswps-fs`, { data: () => ready({ data: pages }) })
    expect(html).toContain('<th scope="col" aria-label="BWL dual" lang="en">')
    expect(html).toContain('aria-label="BWL dual entfernen" lang="de"')
    expect(html).toContain('<td><span class="comparison-programme" lang="en">BWL dual</span>')
    expect(html).toContain('<td><span class="comparison-programme">Betriebswirtschaftslehre</span>')
  })

  it('says what differs in words', () => {
    const found = rows(render(two))
    expect(found.get('Abschluss gleich')).toEqual(['Bachelor of Arts (B.A.)', 'Bachelor of Arts (B.A.)'])
    expect(found.get('Studienform unterschiedlich')).toEqual(['Fernstudium', 'Duales Studium'])
    expect(plain(render(two))).toContain('2 Studiengänge, 8 von 12 Merkmalen unterscheiden sich')
  })

  it('says that there is no figure, and leaves out a row that no programme has', () => {
    expect(rows(render(two)).get('Ort unterschiedlich')).toEqual(['keine Angabe', 'Berlin München'])
    const names = [...rows(render('p=mswps-fs,babwl-fs')).keys()].join()
    expect(names).not.toContain('Ort')
  })

  it('has prices in the currency of the visitor, and the price before an offer in words', () => {
    const cost = (html: string) => [...rows(html)].find(([name]) => name.startsWith('Kosten'))![1]
    expect(cost(render(two))).toEqual([
      'In 36 Monaten: 356 € im Monat statt 396 € In 72 Monaten: 178 € im Monat statt 198 €',
      'Du: 0 € im Monat',
    ])
    const francs = ready({
      baseCurrency: 'EUR',
      exchangeRate: 0.9,
      format: { currency: 'CHF', symbol: 'CHF', pattern: '{symbol} {amount}', decimals: 2 },
    })
    expect(cost(render('p=bsagr-ms,babwl-ds', { currency: francs, campaign: ready({}) }))[0]).toBe(
      'In 36 Monaten: CHF 486.00 im Monat In 48 Monaten: CHF 364.50 im Monat',
    )
  })

  it('names the prices that an offer lowers, if it does not lower all', () => {
    const at = (timeModel: string, price: number) => ({
      id: timeModel,
      timeModel,
      price,
      priceFrequency: 'im Monat',
    })
    const prices = [
      { careId: 'BABWL-DS', prices: [at('Du', 0), at('Dein Betrieb', 495)] },
      { careId: 'BABWL-FS', prices: [at('Vollzeit', 396), at('Teilzeit', 198)] },
    ]
    const data = (need: string) =>
      need === needKey(priceList)
        ? ready({ value: prices })
        : sampleFacts({ theme: 'default', language: 'de', now: 0 }).data(need)
    expect(rows(render(two, { data })).get('Angebot unterschiedlich')).toEqual([
      '10 % Rabatt bis 15. Januar',
      'Dein Betrieb: 10 % Rabatt bis 15. Januar',
    ])
  })

  it('with one programme says nothing of differences', () => {
    const html = render('p=bsagr-ms')
    expect(rows(html).has('Abschluss')).toBe(true)
    expect(html).not.toContain('comparison-mark')
    expect(html).not.toContain('only=')
  })

  it.each(fixtures.map(({ name, content }) => [name, content] as const))(
    '%s: no row is empty',
    (_name, fixture) => {
      for (const [name, cells] of rows(renderContent(fixture).html)) {
        expect([name, cells.filter(text => text === '')]).toEqual([name, []])
        expect([name, cells.every(text => text === 'keine Angabe')]).toEqual([name, false])
      }
    },
  )

  it('scrolls by keyboard under a name', () => {
    expect(render(two)).toMatch(
      /<section class="comparison-scroll[^"]*" tabindex="0" aria-labelledby="([^"]+)" data-enhance="scroll-region"><table[^>]*><caption id="\1"/,
    )
  })
})

describe('links', () => {
  it('remove a programme and keep the others', () => {
    const html = render(`${two},mswps-fs&only=differences&utm_source=x`)
    expect(links(html)).toContain('/vergleich/?only=differences&p=babwl-fs,mswps-fs')
    expect(html).toContain('aria-label="BWL dual entfernen"')
    expect(html).not.toContain('utm_source')
  })

  it('remove the last programme, also where content names some', () => {
    const preset = { ...content, preset: 'BABWL-FS' }
    const show = (query: string, fields: object) =>
      renderContent({ ...content, ...fields }, { facts: { path: '/vergleich/', query } }).html
    const removalIn = (html: string) => /<a class="comparison-remove" href="([^"]*)"/.exec(html)?.[1]
    expect(removalIn(show('', preset))).toBe('/vergleich/?p=')
    expect(columns(show('p=', preset))).toEqual([])
    expect(columns(show('utm_source=x', preset))).toEqual(['Betriebswirtschaftslehre'])
    expect(removalIn(show('p=babwl-fs', {}))).toBe('/vergleich/')
  })

  it('show differences only, and all again', () => {
    expect(links(render(two))).toContain(`/vergleich/?only=differences&${two}`)
    const html = render(`${two}&only=differences`)
    expect(links(html)).toContain(`/vergleich/?${two}`)
    expect([...rows(html).keys()].every(name => name.endsWith('unterschiedlich'))).toBe(true)
    expect(rows(html).size).toBe(8)
  })

  it('lead to the finder with what was chosen', () => {
    expect(links(render(two))).toContain(`/studienfinder/?${two}`)
    expect(links(render())).toContain('/studienfinder/')
  })
})

describe('another programme', () => {
  it('is added by a form of plain addresses', () => {
    const html = render(two)
    expect(html).toMatch(/<form[^>]*action="\/vergleich\/"/)
    expect(
      [...html.matchAll(/<input type="hidden" name="p" value="([^"]*)"/g)].map(([, code]) => code),
    ).toEqual(['babwl-fs', 'babwl-ds'])
    expect([...html.matchAll(/<option value="([^"]+)"/g)].map(([, code]) => code)).toEqual([
      'bsagr-ms',
      'mswps-fs',
    ])
  })

  it.each([
    ['p=', ''],
    [`${two.replace(',', '&p=')}&p=`, ''],
    ['p=&p=', 'BABWL-FS'],
  ])(
    'that was not chosen is required by the summary of forms, and beside the list: %s with the preset %s',
    (query, preset) => {
      const { html } = renderContent({ ...content, preset }, { facts: { path: '/vergleich/', query } })
      const form = /<form class="comparison-add".*?<\/form>/.exec(html)![0]
      expect(form).toContain('noValidate=""')
      expect(form).toMatch(/role="alert" tabindex="-1" autofocus=""/i)
      const [, id, message] = /href="#([^"]*)">([^<]*)</.exec(form)!
      expect(message).toBe('Bitte wähle bei „Studiengang hinzufügen“ eine Möglichkeit.')
      const list = new RegExp(`<select id="${id}"[^>]*>`).exec(form)![0]
      expect(list).toContain('aria-invalid="true"')
      expect(form).toContain(`id="${/aria-describedby="([^"]*)"/.exec(list)![1]}"`)
    },
  )

  it.each([
    ['', ''],
    [two, ''],
    ['p=', 'BABWL-FS'],
    ['p=&p=babwl-ds', 'BABWL-FS'],
    ['p=unknown-1', 'BABWL-FS'],
  ])('has no error before that: %s with the preset %s', (query, preset) => {
    const { html } = renderContent({ ...content, preset }, { facts: { path: '/vergleich/', query } })
    expect(html).toContain('comparison-add')
    expect(html).not.toContain('role="alert"')
  })

  it('does not fit beside four: more are left out with a word', () => {
    const more = { ...samplePages[0]!, uuid: 'fifth', title: 'Fünfter', careId: 'X-5' }
    const html = render(`${two},mswps-fs,bsagr-ms,x-5`, {
      data: () => ready({ data: [...samplePages, more] }),
    })
    expect(columns(html)).toHaveLength(4)
    expect(plain(html)).toContain('Nebeneinander passen höchstens 4. Nicht gezeigt: Fünfter.')
    expect(html).not.toContain('<form')
  })
})

it('without a choice says so, and leads to the finder', () => {
  const html = render()
  expect(plain(html)).toContain('Du hast noch keinen Studiengang gewählt')
  expect(html).not.toContain('<table')
})

it.each(['p=unknown-1', 'p=%3Cscript%3E', 'p=__proto__,,', 'only=differences'])(
  'an address with %s is harmless',
  query => {
    const html = render(`${two}&${query}`)
    expect(columns(html)).toHaveLength(2)
    expect(html).not.toContain('<script')
  },
)

it('says that a programme is not offered', () => {
  expect(plain(render('p=babwl-fs,gone-1'))).toContain('wird hier nicht angeboten')
})

it('is nothing on a site without programmes', () => {
  expect(render(two, { data: () => ready({ data: [] }) })).toBe('')
})
