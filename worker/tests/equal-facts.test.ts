import { beforeAll, describe, expect, inject, it } from 'vitest'
import { usergroups } from '../../blocks/_kit/usergroups.ts'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import { toBase64Json } from '../core/base/http/cookies.ts'
import { demoSpace } from './setup/demo-space.ts'
import { consentTo } from './setup/experiment-space.ts'
import { everyNth } from './setup/loop-count.ts'
import { createTestSite, type TestSite, withContent } from './setup/test-site.ts'

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u00a0\u00ad\u202f\s]+/g, ' ')
    .trim()

/** The facts of a programme's page, by their caption. */
const factsOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...html
        .slice(html.indexOf('<main'))
        .matchAll(/fact-title[^>]*>(.*?)<\/(?:h\d|p)>.*?fact-text">(.*?)<\/p>/gs),
    ].map(([, fact, caption]) => [plain(caption!), plain(fact!)]),
  )

/** The cells of the comparison of one programme, by the head of their row. */
const comparedOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<tr><th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td><\/tr>/g)].map(
      ([, head, cell]) => [plain(head!), cell!.split('</span>').map(plain).filter(Boolean).join(', ')],
    ),
  )

const partsOf = (html: string, start: string) => html.split(start).slice(1)
const hrefIn = (html: string) => /href="([^"]*)"/.exec(html)?.[1] ?? ''
const textIn = (html: string, name: string) => {
  const [, text] = new RegExp(`${name}"[^>]*>(.*?)</(?:p|caption)>`).exec(html) ?? []
  return plain(text ?? '')
}

/** Captions of a fact on the pages and in the comparison. */
const captions = {
  de: [
    ['Abschluss', 'Abschluss'],
    ['Umfang', 'Umfang'],
    ['Dauer', 'Dauer'],
    ['Fachrichtung', 'Fachgebiet'],
    ['Studienmodell', 'Studienform'],
    ['Unterrichtssprache', 'Unterrichtssprache'],
  ],
  en: [
    ['Degree', 'Degree'],
    ['Length', 'Duration'],
    ['Field of study', 'Field of study'],
    ['Study model', 'Study model'],
    ['Taught in', 'Taught in'],
  ],
} as const

/** Captions of the facts that cards and table lines also contain. */
const inLists = { de: ['Dauer', 'Studienmodell'], en: ['Length', 'Study model'] } as const

const tools = {
  de: { finder: '/studienfinder/', table: '/studiengaenge/', comparison: '/vergleich/' },
  en: { finder: '/en/study-finder/', table: '/en/programmes/', comparison: '/en/comparison/' },
} as const

/** Paths of programmes whose pages show only the product's facts, and their codes. */
const programmes: Readonly<Record<'de' | 'en', readonly (readonly [code: string, path: string])[]>> = {
  de: [
    ['babwl-ds', '/bachelor/betriebswirtschaftslehre/duales-studium/'],
    ['bsinf-fs', '/bachelor/informatik/fernstudium/'],
    ['basoa-fs', '/bachelor/soziale-arbeit/fernstudium/'],
    ['msdat-fs', '/master/data-science/fernstudium/'],
  ],
  en: [
    ['bsinf-fs', '/en/bachelor/computer-science/distance-learning/'],
    ['msdat-fs', '/en/master/data-science/distance-learning/'],
  ],
}

describe.each(['de', 'en'] as const)('the facts of programmes, in %s', language => {
  let site: TestSite
  let cards: readonly string[]
  let table: string
  const { finder, table: tablePath, comparison } = tools[language]

  beforeAll(async () => {
    const hosts = Object.fromEntries(unitFolders.map(one => [`${one.unit}.localhost`, one]))
    site = await createTestSite({ space: demoSpace, bindings: { SITE_HOSTS: JSON.stringify(hosts) } })
    const pages = [await site.get(finder), await site.get(`${finder}?page=2`)]
    cards = pages.flatMap(({ html }) => partsOf(html, '<li class="finder-card"'))
    table = (await site.get(tablePath)).html
  })

  it.each(programmes[language])(
    '%s: comparison, finder and table say those of its page',
    async (code, path) => {
      const facts = factsOf((await site.get(path)).html)
      const compared = comparedOf((await site.get(`${comparison}?p=${code}`)).html)
      const card = plain(cards.find(one => hrefIn(one) === path) ?? '')
      const line = plain(
        partsOf(table, '<th role="rowheader" scope="row"').find(one => hrefIn(one) === path) ?? '',
      )
      for (const [onPage, inTool] of captions[language]) {
        expect([onPage, facts[onPage]]).not.toEqual([onPage, undefined])
        expect([inTool, compared[inTool]]).toEqual([inTool, facts[onPage]])
      }
      for (const caption of inLists[language]) {
        expect(card).toContain(facts[caption]!)
        expect(line).toContain(facts[caption]!)
      }
    },
  )

  it('all tools count the same programmes, each once', async () => {
    const count = new Set(cards.map(hrefIn)).size
    expect(cards).toHaveLength(count)
    expect(Number.parseInt(textIn((await site.get(finder)).html, 'finder-summary'), 10)).toBe(count)
    expect(partsOf(table, '<th role="rowheader" scope="row"').map(hrefIn).toSorted()).toEqual(
      cards.map(hrefIn).toSorted(),
    )
  })
})

const now = Date.UTC(2026, 10, 23, 9)

/** The demonstration, with prices that depend on the usergroup. */
const space = withContent(
  withContent(demoSpace, 'products/informatik-fernstudium', content => ({
    ...content,
    pricemodels: [
      // Those of the demonstration.
      ...(content.pricemodels as object[]),
      ...usergroups.map((group, index) => ({
        component: 'price-box',
        _uid: `for-${group}`,
        timeModel: `Für ${group}`,
        price: String(100 + index),
        priceFrequency: 'im Monat',
        usergroups: [group],
      })),
    ],
  })),
  'settings/dach/defaults',
  content => ({ ...content, usergroupPersonalization: true }),
)

/** The other units have programmes of their own. */
const hosts = Object.fromEntries(unitFolders.map(one => [`${one.unit}.localhost`, one]))

const countries = ['DE', 'AT', 'CH', 'GB', 'SE', 'US']

/** Code and path of programmes whose pages show only the product's prices. */
const pricedProgrammes: readonly (readonly [code: string, path: string])[] = [
  ['babwl-ds', '/bachelor/betriebswirtschaftslehre/duales-studium/'],
  ['mswps-fs', '/master/wirtschaftspsychologie/fernstudium/'],
  ['bsagr-ms', '/bachelor/agrarmanagement/mystudium/'],
  ['bsinf-fs', '/bachelor/informatik/fernstudium/'],
  ['bsinf-ds', '/bachelor/informatik/duales-studium/'],
  ['basoa-fs', '/bachelor/soziale-arbeit/fernstudium/'],
  ['msdat-fs', '/master/data-science/fernstudium/'],
  ['makli-fs', '/master/klinik-und-pflegemanagement/fernstudium/'],
]

const visitorOf = (country: string, group: string) => ({
  'cf-ipcountry': country,
  cookie: `${consentTo('analytics', 'functional')}; usergroup=${toBase64Json({ group, firstVisit: now })}`,
})

interface Shown {
  readonly current: string
  readonly strike: string | undefined
}

const first = (html: string, pattern: RegExp) => {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? undefined : plain(found)
}

/** The prices of a programme's page, by the name of their time model. */
function pagePrices(html: string): ReadonlyMap<string, Shown> {
  const boxes = html.split('<li class="price-box').slice(1)
  return new Map(
    boxes.map(box => [
      first(box, /price-box-model[^>]*>(.*?)<\/h/)!,
      {
        current: first(box, /price-box-amount"><strong[^>]*>(.*?)<\/strong>/)!,
        strike: first(box, /<s>(.*?)<\/s>/),
      },
    ]),
  )
}

/** The prices of each column of the comparison. */
function comparedPrices(
  html: string,
  codes: readonly string[],
): ReadonlyMap<string, ReadonlyMap<string, Shown>> {
  const row = /<tr><th scope="row"[^>]*>Kosten.*?<\/th>(.*?)<\/tr>/.exec(html)![1]!
  const cells = row.split('</td>').slice(0, codes.length)
  return new Map(
    cells.map((cell, index) => {
      const lines = cell.split('class="comparison-line"').slice(1)
      const shown = lines.map(line => {
        const [, name, current] = /^(.*?): (.*?) im Monat/.exec(plain(line.slice(1)))!
        return [name!, { current: current!, strike: first(line, /<s>(.*?)<\/s>/) }] as const
      })
      return [codes[index]!, new Map(shown)]
    }),
  )
}

interface Card {
  readonly path: string
  readonly text: string
  readonly strike: string | undefined
  readonly facts: string
}

function cardsOf(html: string): readonly Card[] {
  return html
    .split('<li class="finder-card"')
    .slice(1)
    .map(card => ({
      path: /finder-card-link" href="([^"]*)"/.exec(card)![1]!,
      text: first(card, /class="finder-price[^"]*"><p><strong>(.*?)<\/strong>/) ?? '',
      strike: first(card, /<s>(.*?)<\/s>/),
      facts: first(card, /finder-facts">(.*?)<\/p>/) ?? '',
    }))
}

const amountOf = (text: string) =>
  Number(
    text
      .replace(/[^\d,.]/g, '')
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  )

interface TableLine {
  readonly price: string
  readonly strike: string | undefined
  readonly facts: readonly string[]
}

/** The lines of the table by the path of their programme. */
function tableLines(html: string): ReadonlyMap<string, TableLine> {
  const rows = html.split('<th role="rowheader" scope="row"').slice(1)
  return new Map(
    rows.map(row => {
      const cells = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell!)
      const last = cells.at(-1)!
      const line = {
        price: plain(last.replace(/<span.*/, '')),
        strike: first(last, /<s>(.*?)<\/s>/),
        facts: cells.slice(0, -1).map(plain),
      }
      return [/href="([^"]*)"/.exec(row)![1]!, line] as const
    }),
  )
}

/** The text that the card of a programme should show for these prices. */
function leastOf(prices: ReadonlyMap<string, Shown>): Pick<Card, 'text' | 'strike'> {
  const least = [...prices.values()].reduce((low, one) =>
    amountOf(one.current) < amountOf(low.current) ? one : low,
  )
  return { text: prices.size > 1 ? `ab ${least.current}` : least.current, strike: least.strike }
}

describe('the prices of programmes', () => {
  let site: TestSite

  beforeAll(async () => {
    site = await createTestSite({ now, space, bindings: { SITE_HOSTS: JSON.stringify(hosts) } })
  })

  const visitors = countries.flatMap(country => usergroups.map(group => [country, group] as const))

  it.each(everyNth(visitors, 2))(
    'are the same in finder, table, comparison and on the pages: %s, %s',
    async (country, group) => {
      const headers = visitorOf(country, group)
      const get = async (path: string) => (await site.get(path, headers)).html
      const cards = [
        ...cardsOf(await get('/studienfinder/')),
        ...cardsOf(await get('/studienfinder/?page=2')),
      ]
      expect(cards).toHaveLength(13)
      const index = countries.indexOf(country) + usergroups.indexOf(group)
      const some = inject('isFullSize')
        ? pricedProgrammes
        : [0, 3, 5].map(step => pricedProgrammes[(index + step) % pricedProgrammes.length]!)
      const compared = comparedPrices(
        await get(`/vergleich/?p=${some.slice(0, 4).map(([code]) => code)}`),
        some.slice(0, 4).map(([code]) => code),
      )
      const lines = tableLines(await get('/studiengaenge/'))
      expect(lines.size).toBe(13)
      for (const card of cards) {
        const { price, strike, facts } = lines.get(card.path)!
        expect([card.path, price.replace(/ im Monat$/, ''), strike]).toEqual([
          card.path,
          card.text,
          card.strike,
        ])
        expect(card.facts).toContain(facts[1])
      }
      for (const [code, path] of some) {
        const html = await get(path)
        const prices = pagePrices(html)
        for (const bar of ['action-bar', 'jump-navigation'])
          expect([bar, first(html, new RegExp(`${bar}-price"><strong>(.*?)</strong>`))]).toEqual([
            bar,
            leastOf(prices).text,
          ])
        expect(prices.size, path).toBeGreaterThan(0)
        const { text, strike } = cards.find(card => card.path === path)!
        expect([code, { text, strike }]).toEqual([code, leastOf(prices)])
        if (compared.has(code)) expect([code, compared.get(code)]).toEqual([code, prices])
      }
    },
  )

  it.each([...countries, 'FR'])('are the same in boxes on the page of another one: %s', async country => {
    const get = async (path: string) => (await site.get(path, { 'cf-ipcountry': country })).html
    const [, own] = (await get('/master/')).split('id="kosten-tab-2"')
    const overview = pagePrices(own!.split('id="kosten-tab-3"')[0]!)
    expect(overview.size).toBe(3)
    expect(overview).toEqual(pagePrices(await get('/master/wirtschaftspsychologie/fernstudium/')))
  })

  it('depend on country and usergroup', async () => {
    const shown = async (country: string, group: string) =>
      pagePrices((await site.get('/bachelor/informatik/fernstudium/', visitorOf(country, group))).html)
    const german = await shown('DE', 'lead')
    expect([...german.keys()]).toContain('Für lead')
    expect([...(await shown('DE', 'new')).keys()]).not.toContain('Für lead')
    expect((await shown('CH', 'lead')).get('Für lead')).not.toEqual(german.get('Für lead'))
  })
})
