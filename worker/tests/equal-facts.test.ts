import { beforeAll, describe, expect, it } from 'vitest'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

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
      const line = plain(partsOf(table, '<th scope="row"').find(one => hrefIn(one) === path) ?? '')
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
    expect(partsOf(table, '<th scope="row"').map(hrefIn).toSorted()).toEqual(cards.map(hrefIn).toSorted())
  })
})
