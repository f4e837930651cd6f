import { beforeAll, describe, expect, inject, it } from 'vitest'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import { hasTemplate } from '../core/content/types/layout.ts'
import { demoSpace } from './setup/demo-space.ts'
import { type LinkedPage, linkedPage } from './setup/linked-page.ts'
import { createTestSite, type TestAnswer, type TestSite, type TestSiteOptions } from './setup/test-site.ts'
import { unlikeOthers } from './setup/unlike-others.ts'

const countries = ['DE', 'AT', 'CH', 'GB', 'US', 'SE', 'IN', 'XX']
/** None of them closes an existing banner. */
const cookies = ['', 'closed_banner=1', 'closed_banner=abc', 'other=1', 'closed_banner=%22']

/**
 * Countries compared in a fresh isolate each. At full size all; else two in turns: one of a country group and one with another currency,
 * or one with its own offers and one unknown. If two visitors should see different pages, the comparison shows whether one of them got
 * the other's cached answer.
 */
const comparedCountries = (turn: number): readonly string[] => {
  if (inject('isFullSize')) return countries
  return turn % 2 ? ['CH', 'XX'] : ['DE', 'GB']
}

/** The cookies that a country's visitors have: all at full size, else none and one other, which is not the same in each country. */
const cookiesOf = (country: string) =>
  inject('isFullSize') ? cookies : ['', cookies[1 + (countries.indexOf(country) % (cookies.length - 1))]!]

const headersOf = (country: string, cookie = '') => ({ 'cf-ipcountry': country, ...(cookie && { cookie }) })

const isFullSize = inject('isFullSize')

const isPage = (type: unknown) => type === 'page' || hasTemplate(String(type))
const folderOf = (slug: string) => {
  const own = unitFolders.find(({ folder }) => slug.startsWith(`${folder}/`))
  return own ? `${own.folder}/` : ''
}

const pages = demoSpace.stories.map(({ draft }) => draft).filter(({ content }) => isPage(content.component))

/** Pages whose template, blocks and filled fields differ from those of others, and pages with an offer of their own. */
const unlike: ReadonlySet<string> = new Set([
  ...unlikeOthers(pages).map(({ full_slug }) => full_slug),
  ...['bachelor/agrarmanagement/mystudium', 'weiterbildung/datenanalyse'],
])

/** Pages that are samples in each language and in each unit: they have all the words around a page, and prices. */
const inEach: ReadonlySet<string> = new Set([
  'bachelor/betriebswirtschaftslehre/fernstudium',
  ...['ds/betriebswirtschaftslehre', 'weiterbildung/praxisanleitung-pflege', 'london/banking-and-finance'],
  ...['home', ...unitFolders.map(one => `${one.folder}/home`)],
])

/** The pages of a unit, in each language that they are written in: their paths without its folder, and the samples among them. */
function pagesOf(folder: string) {
  const own = pages.filter(({ full_slug }) => folderOf(full_slug) === folder)
  return own.flatMap(({ full_slug, translated_slugs }) => {
    const isInEach = inEach.has(full_slug)
    const slugs = [
      { slug: full_slug.slice(folder.length), isSample: isInEach || unlike.has(full_slug) },
      ...(translated_slugs ?? []).map(({ lang, path }) => ({
        slug: `${lang}/${path.slice(folder.length)}`,
        isSample: isInEach,
      })),
    ]
    return slugs.map(({ slug, isSample }) => ({
      path: `/${slug}/`.replace(/^(\/..)?\/home\/$/, '$1/'),
      isSample,
    }))
  })
}

const at = (host: object): TestSiteOptions => ({
  bindings: { SITE_HOSTS: JSON.stringify({ '127.0.0.1:8787': host }) },
})

/** The first unit is the one of every other host; lists leave out the pages in the folders of the others. */
const besideOthers: TestSiteOptions = {
  bindings: {
    SITE_HOSTS: JSON.stringify(Object.fromEntries(unitFolders.map(one => [`${one.unit}.localhost`, one]))),
  },
}

/** The paths of the pages at each host beside that of the unit that is tested. */
const elsewhere: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  unitFolders.map(({ unit, folder }) => [
    `${unit}.localhost`,
    new Set(pagesOf(`${folder}/`).map(({ path }) => path)),
  ]),
)

const units: readonly [unit: string, folder: string, options: TestSiteOptions][] = [
  ['dach', '', besideOthers],
  ['ds', 'ds/', at({ unit: 'ds', folder: 'ds', theme: 'maple_blaze' })],
  ['obw', 'weiterbildung/', at({ unit: 'obw', folder: 'weiterbildung', theme: 'rust' })],
  ['libf', 'london/', at({ unit: 'libf', folder: 'london', theme: 'texas_rose', defaultLanguage: 'en' })],
]

describe.each(units)('the demonstration site of %s', (_, folder, options) => {
  const pagesOfUnit = pagesOf(folder)
  const paths = pagesOfUnit.map(({ path }) => path)
  /** The pages that are read each for itself: all at full size, else the samples. */
  const sampled = pagesOfUnit.filter(({ isSample }) => isFullSize || isSample).map(({ path }) => path)
  /** The largest unit is crawled at full size alone. */
  const tags = folder ? [] : ['full']
  /**
   * The pages whose cached answers are compared: all at full size, else every sixth of the samples, which contain every block and field of the
   * others.
   */
  const kept = pagesOfUnit
    .filter(({ isSample }) => isFullSize || isSample)
    .filter((_, index) => isFullSize || index % 6 === 0)
    .map(({ path }) => path)
  let warmed: TestSite
  beforeAll(async () => {
    warmed = await createTestSite({ space: demoSpace, ...options })
  })

  const answers = new Map<string, TestAnswer>()
  /** The answer of the first visit, for all tests of one document. */
  async function read(path: string): Promise<TestAnswer> {
    const answer = answers.get(path) ?? (await warmed.get(path))
    answers.set(path, answer)
    return answer
  }

  /** Every page that links from the unit's home pages reach, by its path; and the links to addresses with a wrong answer. */
  async function crawl() {
    const reached = new Map<string, LinkedPage>()
    const lost: string[] = []
    const queue = paths
      .filter(path => /^\/(?:\w\w\/)?$/.test(path))
      .map(path => ({ path, from: 'the start' }))
    const seen = new Set(queue.map(({ path }) => path))
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { path, from } = next
      const { status, html } = await read(path)
      if (status !== 200) lost.push(`${from} -> ${path}: ${status}`)
      const page = linkedPage(html, path)
      reached.set(path, page)
      const others = page.links.filter(link => !seen.has(link))
      for (const link of others) seen.add(link)
      queue.push(...others.map(link => ({ path: link, from: path })))
    }
    return { reached, lost }
  }

  let crawled: ReturnType<typeof crawl> | undefined
  const crawlOnce = () => {
    crawled ??= crawl()
    return crawled
  }

  it('every link leads to a page, and to a place that it has', { tags, timeout: 60_000 }, async () => {
    const { reached, lost } = await crawlOnce()
    const places = [...reached].flatMap(([from, page]) => page.places.map(place => [from, ...place] as const))
    const lostPlaces = places.filter(([, path, id]) => reached.get(path)?.ids.has(id) === false)
    expect([...lost, ...lostPlaces.map(([from, path, id]) => `${from} -> ${path}#${id}`)]).toEqual([])
    const abroad = [...reached].flatMap(([from, page]) => page.abroad.map(link => [from, link] as const))
    const lostAbroad = abroad.filter(
      ([, { hostname, pathname }]) => elsewhere.get(hostname)?.has(pathname) === false,
    )
    expect(lostAbroad.map(([from, { href }]) => `${from} -> ${href}`)).toEqual([])
  })

  it('its languages name each other', { tags, timeout: 60_000 }, async () => {
    const { reached } = await crawlOnce()
    for (const [path, { alternates }] of reached)
      for (const [language, other] of Object.entries(alternates)) {
        if (language === 'x-default') continue
        const back = linkedPage((await read(other)).html, other)
        expect(back.alternates, `${path} in ${language}`).toEqual(alternates)
      }
  })

  it('its sitemap is what can be reached', { tags, timeout: 60_000 }, async () => {
    const { reached } = await crawlOnce()
    const { html } = await read('/sitemap.xml')
    const listed = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
    const listable = [...reached].filter(
      ([path, { isIndexable, canonical }]) => isIndexable && canonical === path,
    )
    expect(listed.length).toBeGreaterThan(10)
    expect(listable.map(([path]) => path).sort()).toEqual(listed.sort())
  })

  const isolates = new Map<string, TestSite>()
  /**
   * An isolate that has seen visitors of one country only. At full size it is new for each page; else it has shown the unit's last page
   * first, and the warm one the first page: a fragment that depends on the page while its key does not then differs between the two.
   */
  async function freshIsolate(country: string): Promise<TestSite> {
    const before = isFullSize ? undefined : isolates.get(country)
    if (before) return before
    const isolate = await createTestSite({ seeded: true, ...options })
    isolates.set(country, isolate)
    if (!isFullSize) await isolate.get(paths.at(-1)!, headersOf(country))
    return isolate
  }

  it.each(sampled)('%s answers, and loses no block', async path => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expect(html).toMatch(/<\/html>$/)
    expect(warmed.log.filter(({ event }) => event !== 'request')).toEqual([])
  })

  it('a day after its source died, and in a fresh isolate, every page answers', async () => {
    const chosen = paths.filter((_, index) => isFullSize || index % 8 === 0)
    for (const path of chosen) await read(path)
    const dead = () => () => Promise.reject(new TypeError('connection lost'))
    const orphan = await createTestSite({ ...options, seeded: true, fetch: dead })
    orphan.turnClock(24 * 3600_000)
    const statuses = await Promise.all(chosen.map(async path => (await orphan.get(path)).status))
    expect(statuses).toEqual(chosen.map(() => 200))
  }, 60_000)

  it.each(sampled)('%s: its outline begins with one title and skips no level', async path => {
    const { html } = await read(path)
    const main = /<main.*<\/main>/s.exec(html)![0]
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it.each(sampled)('%s: no figure is a heading', async path => {
    const { html } = await read(path)
    const words = [...html.matchAll(/<h[2-6][ >].*?<\/h[2-6]>/gs)].map(([heading]) =>
      heading.replace(/<[^>]*>|&[^;]*;/g, ''),
    )
    expect(words.filter(text => /\d/.test(text) && !/\p{L}/u.test(text))).toEqual([])
  })

  it.each(sampled)(
    '%s: what opens has a title one level below the heading that it stands under',
    async path => {
      const { html } = await read(path)
      const main = /<main.*<\/main>/s.exec(html)![0]
      const headings = [...main.matchAll(/(<summary[^>]*>)?<h([1-6])[ >]/g)].map(([, summary, level]) => ({
        isTitle: summary !== undefined,
        level: Number(level),
      }))
      const above = (index: number) =>
        headings.slice(0, index).findLast(({ level }) => level < headings[index]!.level)?.level
      const wrong = headings.filter(({ isTitle, level }, index) => isTitle && above(index) !== level - 1)
      expect(wrong).toEqual([])
      expect(main.match(/<summary class="accordion[^>]*><(?!h[1-6])/g) ?? []).toEqual([])
    },
  )

  it.each(sampled)('%s leads to pages that exist', async path => {
    const { html } = await read(path)
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href]) => href!)
    const known = new Set([...paths, '/en/'])
    const others = [...new Set(links)].filter(link => !known.has(decodeURI(link)))
    // Feeds and calendars are files beside the pages.
    expect(others.filter(link => !/\/[\w-]+\.(?:xml|ics)$/.test(link))).toEqual([])
    for (const link of others) expect((await read(link)).status, link).toBe(200)
  })

  it.each(kept)(
    '%s: for visitors of each country a warm answer is ready and equals a fresh one, byte for byte',
    async path => {
      const visitors = countries.flatMap(country =>
        cookiesOf(country).map(cookie => headersOf(country, cookie)),
      )
      // Each country twice: if a block's fragments read more facts than the first ones, those are dropped.
      for (const visitor of [...countries.map(country => headersOf(country)), ...visitors])
        await warmed.get(path, visitor)
      for (const country of comparedCountries(kept.indexOf(path))) {
        const cold = await freshIsolate(country)
        const fresh = await cold.get(path, headersOf(country))
        for (const cookie of cookiesOf(country)) {
          const again = await warmed.get(path, headersOf(country, cookie))
          expect(again.render, `${country} ${cookie}`).toMatch(/^(\d+)\/\1$/)
          expect(again.html === fresh.html, `${path} ${country} ${cookie}`).toBe(true)
        }
      }
    },
    60_000,
  )
})
