import { beforeAll, describe, expect, it } from 'vitest'
import { factWords } from '../../blocks/_kit/programmes/fact-words.ts'
import { graphWords } from '../../blocks/_kit/question-graph/graph-words.ts'
import { messages as eventWords } from '../../blocks/event-list/messages.ts'
import { messages as newsWords } from '../../blocks/news-list/messages.ts'
import { messages as comparisonWords } from '../../blocks/product-comparison/messages.ts'
import { messages as tableWords } from '../../blocks/programme-table/messages.ts'
import { messages as resultWords } from '../../blocks/search-results/messages.ts'
import { messages as finderWords } from '../../blocks/study-finder/messages.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ space: demoSpace })
})

const everyLanguageProgramme =
  /\/(?:betriebswirtschaftslehre\/fernstudium|business-administration\/distance-learning|[^/]*\/(?:a-distance|a-distanza|a-distancia))\/$/

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

it.each([
  ['de', '/studienfinder/', 'Studiengänge filtern'],
  ['en', '/en/study-finder/', 'Filter programmes'],
  ['fr', '/en/study-finder/', 'Filter programmes'],
  ['it', '/en/study-finder/', 'Filter programmes'],
  ['es', '/en/study-finder/', 'Filter programmes'],
  ['pt', '/en/study-finder/', 'Filter programmes'],
])(
  'from pages in %s the finder at %s is reached, which says its language',
  async (language, finder, words) => {
    const home = language === 'de' ? '/' : `/${language}/`
    expect(linksIn((await site.get(home)).html)).toContain(finder)
    const { status, html } = await site.get(finder)
    expect([status, /<html lang="(..)"/.exec(html)?.[1]]).toEqual([
      200,
      finder.startsWith('/en/') ? 'en' : 'de',
    ])
    expect(html).toContain(words)
  },
)

const languages = ['de', 'en', 'fr', 'it', 'es', 'pt'] as const
type Language = (typeof languages)[number]

/** Articles are written in German and English. */
const isWritten = (language: string) => language === 'de' || language === 'en'

/** Each tool with a state, and the words by which a page in that state is recognised. A page without a translation has its German address. */
const tools: readonly (readonly [
  german: string,
  english: string,
  query: string,
  words: (language: Language) => readonly string[],
])[] = [
  [
    '/studienfinder/',
    '/en/study-finder/',
    'language=en',
    language => [finderWords[language].filters, finderWords[language].chosen],
  ],
  ['/suche/', '/en/search/', 'q=campus', language => [resultWords[language].kinds, 'value="campus"']],
  [
    '/vergleich/',
    '/en/comparison/',
    'p=babwl-fs',
    language => [comparisonWords[language].fact, comparisonWords[language].removeShort],
  ],
  [
    '/studiengaenge/',
    '/en/programmes/',
    'group=degree&sort=title',
    language => [tableWords[language].programme, 'aria-sort="ascending"'],
  ],
  ['/foerderung/', '/en/funding/', 'a-goal=master', language => [graphWords[language].back, '25-34']],
  [
    '/kompass/',
    '/en/compass/',
    'a-field=numbers&a-goal=first',
    language => [graphWords[language].back, 'name="a-way"'],
  ],
  ['/veranstaltungen/', '/en/events/', 'where=online', language => [eventWords[language].choice]],
  [
    '/aktuelles/',
    '/en/news/',
    'topic=studies',
    language => [newsWords[language][isWritten(language) ? 'topics' : 'noneYet']],
  ],
]

describe.each(tools)('%s', (german, english, query, wordsIn) => {
  it.each(languages)(
    'in %s shows the state of its address, and marks the texts that fall back',
    async language => {
      const path = { de: german, en: english }[language as 'de' | 'en'] ?? `/${language}${german}`
      const { status, html } = await site.get(`${path}?${query}`)
      expect([status, /<html lang="(..)"/.exec(html)?.[1]]).toEqual([200, language])
      const main = html.slice(html.indexOf('<main'))
      for (const words of wordsIn(language)) expect(main).toContain(words)
      // Its next state is in the same language; a list without articles has none, and links to the languages that have some.
      const next = german === '/aktuelles/' && !isWritten(language) ? german : path
      expect(main.includes(`action="${next}`) || main.includes(`href="${next}`)).toBe(true)
      if (!isWritten(language)) expect(main).toMatch(/lang="(?:de|en)"/)
    },
  )
})

describe.each(tools)('%s, when the language is switched,', (german, english, query) => {
  /** The links to a language that visitors see, each once. */
  const languageLinks = (html: string, code: string) => [
    ...new Set(
      [...html.matchAll(/<a (?:class="language-link" )?href="[^"]*" hrefLang="(..)"[^>]*>/g)].flatMap(
        ([link, language]) =>
          language === code ? /href="([^"]*)"/.exec(link)![1]!.replaceAll('&amp;', '&') : [],
      ),
    ),
  ]

  it('keeps what was chosen, for this visitor alone', async () => {
    const own = { de: german, en: english }
    for (const [from, to] of [
      ['de', 'en'],
      ['en', 'de'],
    ] as const)
      for (const [asked, kept] of [
        ['', ''],
        [`?${query}`, `?${query}`],
        [`?utm_source=x&${query}&elsewhere=1`, `?${query}`],
        ['?utm_source=x', ''],
        [`?${query}`, `?${query}`],
        ['', ''],
      ]) {
        const { html } = await site.get(own[from] + asked)
        expect([asked, languageLinks(html, to)]).toEqual([asked, [own[to] + kept]])
      }
  })

  it('names no choice to search engines', async () => {
    const { html } = await site.get(`${german}?${query}`)
    const named = [...html.matchAll(/<link [^>]*rel="(?:canonical|alternate)"[^>]*href="([^"]*)"/g)]
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter(([, href]) => href!.includes('?'))).toEqual([])
  })
})

it('a page without tools leads to other languages without a query', async () => {
  const { html } = await site.get('/bachelor/?p=babwl-fs&q=x&page=2')
  expect(html).toContain('hrefLang="en"')
  expect(html).not.toMatch(/<a [^>]*href="[^"]*\?[^"]*"[^>]*hrefLang/)
})

it.each(languages)(
  'from the page of a missing address in %s each language leads to its own home',
  async language => {
    const { html } = await site.get(language === 'de' ? '/nirgends/' : `/${language}/nirgends/`)
    const homes = [...html.matchAll(/<a href="([^"]*)" hrefLang="(..)"/g)].map(([, href, code]) => [
      code,
      href,
    ])
    expect(new Set(homes.map(([code]) => code))).toEqual(new Set(languages))
    for (const [code, href] of homes) expect(href).toBe(code === 'de' ? '/' : `/${code}/`)
  },
)

it.each(['fr', 'it', 'es', 'pt'])(
  'from the page of a missing address in %s the picker leads to the field that was chosen',
  async language => {
    const { status, html } = await site.get(`/${language}/nirgends/`)
    expect([status, /<html lang="(..)"/.exec(html)?.[1]]).toEqual([404, language])
    const business = linksIn(html).find(href => href.startsWith('/en/study-finder/?cluster='))
    expect(business).toMatch(/cluster=business&.*degree=bachelor$/)
    const { html: found } = await site.get(business!)
    // The code of the field is made from its German words; that of the English ones finds it, too.
    expect(found).toMatch(
      /<input[^>]*value="wirtschaft"[^>]*checked|<input[^>]*checked=""[^>]*value="wirtschaft"/,
    )
  },
)

const mainOf = async (path: string) => (await site.get(path)).html.split('<main')[1]!

const inLanguage = (language: string, german: string, english: string) =>
  ({ de: german, en: english })[language as 'de' | 'en'] ?? `/${language}${german}`

describe.each(languages)('fields of study and places in %s', language => {
  it('have the codes of the site in the finder, each once', async () => {
    const codesOf = async (path: string) =>
      [...(await mainOf(path)).matchAll(/<input[^>]*name="(?:cluster|place)"[^>]*>/g)]
        .map(([input]) => /value="([^"]*)"/.exec(input)![1])
        .toSorted()
    const own = await codesOf('/studienfinder/')
    expect(own.length).toBeGreaterThan(5)
    expect(await codesOf(inLanguage(language, '/studienfinder/', '/en/study-finder/'))).toEqual(own)
  })

  it.each([
    'a-credit=school&a-field=numbers&a-goal=open&a-place=any&a-way=company',
    'a-credit=school&a-field=numbers&a-goal=first&a-way=alone',
    'a-credit=school&a-field=people&a-goal=next&a-way=alone',
  ])('make no difference to the compass: %s', async query => {
    /** By address, whether a result is the programme that is written in all languages. */
    const found = async (path: string) =>
      [...(await mainOf(`${path}?${query}`)).matchAll(/class="compass-link" href="([^"]*)"/g)].map(
        ([, href]) => everyLanguageProgramme.test(href!),
      )
    const own = await found('/kompass/')
    expect(own.length).toBeGreaterThan(0)
    expect(await found(inLanguage(language, '/kompass/', '/en/compass/'))).toEqual(own)
  })

  it('are the same in the comparison', async () => {
    const path = inLanguage(language, '/vergleich/', '/en/comparison/')
    const html = await mainOf(`${path}?p=babwl-fs,maunt-fs`)
    const row = html
      .split('<tr>')
      .find(one => one.startsWith(`<th scope="row">${factWords[language].cluster}<`))!
    expect(row.split('</th>')[0]).toContain(`>${comparisonWords[language].same}<`)
  })
})
