import { fromHtml } from 'hast-util-from-html'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { factWords } from '../../blocks/_kit/programmes/fact-words.ts'
import { graphWords } from '../../blocks/_kit/question-graph/graph-words.ts'
import { messages as eventWords } from '../../blocks/event-list/messages.ts'
import { messages as newsWords } from '../../blocks/news-list/messages.ts'
import { messages as comparisonWords } from '../../blocks/product-comparison/messages.ts'
import { messages as tableWords } from '../../blocks/programme-table/messages.ts'
import { messages as resultWords } from '../../blocks/search-results/messages.ts'
import { messages as finderWords } from '../../blocks/study-finder/messages.ts'
import { createContractSites } from './setup/contract-site.ts'
import { demoSpace } from './setup/demo-space.ts'
import { everyNth, loopCount, loopTime } from './setup/loop-count.ts'
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

/** German, and one of the others in turn; all of them at full size. */
function languagesFor(german: string): readonly Language[] {
  const [de, ...others] = languages
  const turn = tools.findIndex(([path]) => path === german)
  return inject('isFullSize') ? languages : [de, others[turn % others.length]!]
}

describe.each(tools)('%s', (german, english, query, wordsIn) => {
  it.each(languagesFor(german))(
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
      for (const [calls, kept] of [
        ['', ''],
        [`?${query}`, `?${query}`],
        [`?utm_source=x&${query}&elsewhere=1`, `?${query}`],
        ['?utm_source=x', ''],
        [`?${query}`, `?${query}`],
        ['', ''],
      ]) {
        const { html } = await site.get(own[from] + calls)
        expect([calls, languageLinks(html, to)]).toEqual([calls, [own[to] + kept]])
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
  const { html } = await site.get('/campus/?p=babwl-fs&q=x&page=2')
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

it.each(everyNth(['fr', 'it', 'es', 'pt'], 3))(
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

describe.each(everyNth(languages, 2))('fields of study and places in %s', language => {
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

interface ShownText {
  readonly text: string
  readonly language: string
}

type Root = ReturnType<typeof fromHtml>

const textAttributes = ['ariaLabel', 'alt', 'placeholder', 'title']

/**
 * The texts of a page, including attributes and its title, each with its language. Links to a page in another language are left out, because they are
 * in that language.
 */
function textsOf(html: string): readonly ShownText[] {
  const found: ShownText[] = []
  function note(value: string, language: string): void {
    const text = value.replaceAll(/\s+/g, ' ').trim()
    if (/\p{L}/u.test(text)) found.push({ text, language })
  }
  function walk(node: Root | Root['children'][number], around: string): void {
    // A title ends in the name of the site, which is a name in each language.
    if (node.type === 'text') note(node.value.replace(/ \| .*/, ''), around)
    if (!('children' in node)) return
    const { tagName = '', properties = {} } = node.type === 'element' ? node : {}
    if (tagName === 'script' || tagName === 'style' || properties.hrefLang) return
    const language = String(properties.lang ?? around)
    for (const name of textAttributes) note(String(properties[name] ?? ''), language)
    for (const child of node.children) walk(child, language)
  }
  walk(fromHtml(html), '')
  return found
}

/** Four words in a row are no name. */
const isSentence = (text: string) => /(?<!\p{L})(?:\p{Ll}+|\p{L}+)(?:\s+\p{L}+){3}/u.test(text)

const funding = '/foerderung/?a-age=25-34&a-children=yes&a-goal=bachelor&a-work=none'
const compass = '/kompass/?a-credit=school&a-field=numbers&a-goal=first&a-way=alone'

/** Each kind of answer of the platform, and content that is not translated. */
const paths = [
  '/foerderung/',
  '/kompass/',
  funding,
  compass,
  '/suche/?q=campus',
  '/veranstaltungen/',
  '/veranstaltungen/infoabend-dezember-2026/',
  '/aktuelles/',
  '/campus/berlin/',
  '/bachelor/gesundheitsmanagement/',
  '/master/wirtschaftspsychologie/fernstudium/',
]

const germanOf = new Map<string, Promise<ReadonlySet<string>>>()

function germanTexts(path: string): Promise<ReadonlySet<string>> {
  const known = germanOf.get(path)
  const read = known ?? site.get(path).then(({ html }) => new Set(textsOf(html).map(({ text }) => text)))
  germanOf.set(path, read)
  return read
}

describe.each(everyNth([...['fr', 'it', 'es', 'pt'].entries()], 2))('%i: a page in %s', (index, language) => {
  it(
    'marks what it shows in German, and nothing else',
    async () => {
      // In turn, so that each path is read in some language.
      const own = loopCount(4, 4) === 4 ? paths : paths.filter((_, place) => place % 4 === index)
      for (const path of own) {
        const german = await germanTexts(path)
        const texts = textsOf((await site.get(`/${language}${path}`)).html)
        expect(texts.length, path).toBeGreaterThan(20)
        const unmarked = texts.filter(
          ({ text, language: own }) => own === language && german.has(text) && isSentence(text),
        )
        const wrong = texts.filter(({ text, language: own }) => own === 'de' && !german.has(text))
        const marked = texts.filter(({ text, language: own }) => own === 'de' && isSentence(text))
        const mixed = texts.filter(
          ({ text, language: own }) => own === language && marked.some(part => text.includes(part.text)),
        )
        expect([path, unmarked, wrong, mixed]).toEqual([path, [], [], []])
      }
    },
    loopTime(60_000),
  )
})

it.each(everyNth(['fr', 'it', 'es', 'pt'] as const, 3))(
  'questions of tools are marked in %s, and words of the site are not',
  async language => {
    for (const path of ['/foerderung/', '/kompass/']) {
      const { html } = await site.get(`/${language}${path}`)
      expect(html).toMatch(/<legend[^>]*><h2[^>]*>.*?<span lang="de">/)
      expect(html).toContain(`<span class="button-label">${graphWords[language].next}</span>`)
    }
  },
)

const query = '?a-age=25-34&a-children=yes&a-goal=bachelor&a-work=none'

/** The calls that a platform gets for a page that needs texts of it, one of them a POST. */
describe('calls of a page', () => {
  let sites: Awaited<ReturnType<typeof createContractSites>>

  beforeAll(async () => {
    sites = await createContractSites()
  })
  afterAll(() => {
    vi.restoreAllMocks()
  })

  /** Each call with its method and the language that it requests. */
  async function callsOf(path: string): Promise<readonly string[]> {
    sites.calls.length = 0
    await sites.site.get(path)
    return sites.calls
      .map(({ method, address }) => {
        const { pathname, searchParams } = new URL(address)
        const name = /\/(?:v2|v1)\/(.*)$/.exec(pathname)![1]
        return [method, name, searchParams.get('language')].filter(part => part !== null).join(' ')
      })
      .toSorted()
  }

  it('in the language of the site are made once', async () => {
    const calls = await callsOf(`/foerderung/${query}`)
    expect(calls).toContain('GET finance/questions de')
    expect(calls.filter(call => call.startsWith('POST'))).toEqual(['POST finance/results'])
    expect(new Set(calls).size).toBe(calls.length)
    expect(calls.filter(call => / (?:fr|en)$/.test(call))).toEqual([])
  })

  it('in another one add those in that language, and no second POST: the others are kept from the page in its own', async () => {
    const calls = await callsOf(`/fr/foerderung/${query}`)
    expect(calls).toContain('GET finance/questions fr')
    expect(calls.filter(call => call.startsWith('POST'))).toEqual(['POST finance/results'])
    expect(calls.filter(call => call.endsWith(' de'))).toEqual([])
  })

  it('that are kept are not made again', async () => {
    const again = await callsOf(`/fr/foerderung/${query}`)
    expect(again.filter(call => !call.startsWith('POST'))).toEqual([])
  })

  it('of a page whose address is translated call for the original as that one does', async () => {
    await callsOf('/bachelor/gesundheitsmanagement/')
    const calls = await callsOf('/en/bachelor/health-management/')
    expect(calls.some(call => call.endsWith(' en'))).toBe(true)
    expect(calls.filter(call => call.endsWith(' de'))).toEqual([])
  })
})
