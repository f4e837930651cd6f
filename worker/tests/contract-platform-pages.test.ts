import { env } from 'cloudflare:test'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import { createContentIndex } from '../core/content/index/stored-index.ts'
import { hasTemplate } from '../core/content/types/layout.ts'
import { isOfContract } from './setup/contract-platform.ts'
import { createContractSites, hostOf } from './setup/contract-site.ts'
import { demoSpace } from './setup/demo-space.ts'
import { everyNth } from './setup/loop-count.ts'
import { testKv } from './setup/test-kv.ts'
import { unlikeOthers } from './setup/unlike-others.ts'
import { startVirtualTime } from './setup/virtual-time.ts'

/** Milliseconds by which each answer of the platform comes late. */
const LATE = 300

const isFullSize = inject('isFullSize')

const pages = demoSpace.stories
  .map(({ draft }) => draft)
  .filter(({ content }) => content.component === 'page' || hasTemplate(String(content.component)))

/** Pages with prices, offers or lists of the platform. */
const inEach = [
  ...['aktuelles', 'studienfinder', 'studiengaenge', 'vergleich', 'veranstaltungen', 'home', 'master'],
  ...['foerderung', 'suche', 'kompass', 'bachelor/betriebswirtschaftslehre/fernstudium'],
  ...[
    'bachelor/agrarmanagement/mystudium',
    'weiterbildung/datenanalyse',
    'ds/home',
    'london/banking-and-finance',
  ],
]
/** Blocks ask the platform by their type, whatever other fields they have. */
const isBlock = (trait: string) => trait.includes(': ')
const samples = new Set([...unlikeOthers(pages, isBlock).map(({ full_slug }) => full_slug), ...inEach])

interface Visit {
  readonly path: string
  readonly unit: string
  readonly country: string
}

const countries = ['DE', 'CH', 'GB', 'SE']

/** Every page of the demonstration in each of its languages, by visitors of one country after the other. */
const visits: readonly Visit[] = pages
  .filter(({ full_slug }) => isFullSize || samples.has(full_slug))
  .flatMap(({ full_slug, translated_slugs }) => {
    const own = unitFolders.find(({ folder }) => full_slug.startsWith(`${folder}/`))
    const folder = own ? `${own.folder}/` : ''
    const others = isFullSize ? (translated_slugs ?? []) : []
    const slugs = [
      full_slug.slice(folder.length),
      ...others.map(({ lang, path }) => `${lang}/${path.slice(folder.length)}`),
    ]
    return slugs.map(slug => ({
      path: `/${slug}/`.replace(/^(\/..)?\/home\/$/, '$1/'),
      unit: own?.unit ?? 'dach',
    }))
  })
  .map((visit, index) => ({ ...visit, country: countries[index % countries.length]! }))

const money =
  /(?:CHF|GBP|SEK|£|€|kr)[\s\u00a0\u202f]?\d[\d.,\s\u00a0\u202f’']*|\d[\d.,\u00a0\u202f’']*[\u00a0\u202f ](?:€|kr|CHF|SEK)/g

/** Parts of pages that are made of answers, by their classes. */
const parts = [
  ...['card-offer', 'news-article', 'event', 'finder-card'],
  // A page whose header and footer are held already, as some are at full size, waits for the bubble 150 ms alone.
  ...(isFullSize ? [] : ['contact-channels', 'contact-attention-words']),
  ...['location-map-state', 'suggestion', 'header', 'footer'],
]

/** The facts of a page that come from the platform: every sum of money, and the number of parts of each kind. */
const factsOf = (html: string) => ({
  prices: (html.replace(/<script\b.*?<\/script>|<[^>]*>/gs, ' ').match(money) ?? []).toSorted(),
  parts: Object.fromEntries(
    parts.map(name => [name, html.match(new RegExp(`class="${name}[ "]`, 'g'))?.length ?? 0]),
  ),
})

describe(`the demonstration site with a platform of the contract alone, each call ${LATE} ms late`, () => {
  let sites: Awaited<ReturnType<typeof createContractSites>>
  let time: ReturnType<typeof startVirtualTime>

  beforeAll(async () => {
    time = startVirtualTime(milliseconds => sites.site.turnClock(milliseconds))
    sites = await createContractSites({
      wait: () => time.wait(LATE),
      bindings: { CONTENT: time.instant(testKv) },
      index: time.instant(createContentIndex(env.INDEX!, crypto.randomUUID())),
    })
  })
  afterAll(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  async function inTime(answer: Promise<Response>): Promise<{ status: number; text: string }> {
    let isDone = false
    const read = answer.then(async response => ({ status: response.status, text: await response.text() }))
    const done = read.finally(() => {
      isDone = true
    })
    while (!isDone) await time.goOn(40)
    return done
  }

  it.each(everyNth(visits, 3))(
    '$unit $path from $country: what the embedded platform says, at the first view',
    async visit => {
      const { path, unit, country } = visit
      const host = hostOf(unit)
      const headers = { 'cf-ipcountry': country }
      const shown = await inTime(sites.site.request(path, { headers }, host))
      const expected = await inTime(sites.embedded.request(path, { headers }, host))
      expect([shown.status, factsOf(shown.text)]).toEqual([200, factsOf(expected.text)])
      const payload = await inTime(sites.site.request(`${path}_payload.json`, { headers }, host))
      expect([payload.status, JSON.parse(payload.text).kind]).toEqual([200, 'page'])
    },
  )

  it('was called for nothing else', () => {
    expect(sites.calls.length).toBeGreaterThan(visits.length)
    expect(sites.calls.filter(({ method, address }) => !isOfContract(method, address))).toEqual([])
    expect(sites.calls.some(({ address }) => address.includes('/price/pricemodels/'))).toBe(true)
  })
})
