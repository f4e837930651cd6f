import { env } from 'cloudflare:test'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { loopCount, loopTime } from '../../../tests/setup/loop-count.ts'
import { siteOf } from '../../../tests/setup/site-of.ts'
import { expired } from '../../base/caching/validity.ts'
import type { Log, LogLine } from '../../base/log/events.ts'
import { compileRedirects } from '../../request/routing/compile-redirects.ts'
import { followRedirects } from '../../request/routing/follow-redirects.ts'
import { type RedirectLookup, redirectEntry, redirectSourceOf } from '../../request/routing/redirect-entry.ts'
import { findRedirect, redirectTable } from '../../request/routing/redirect-table.ts'
import { settle } from '../../request/routing/resolve-route.ts'
import type { Site } from '../../request/site/site.ts'
import { normalizePath } from '../../request/site/slugs.ts'
import { createDirectReader } from '../cache/access.ts'
import type { DatasourceEntry } from '../client/delivery-calls.ts'
import { createKnownAddresses } from '../stories/known-address.ts'
import { memoryVersionStore } from '../version/version-store.ts'
import { createVersionWatch } from '../version/version-watch.ts'
import { createRedirectFiller } from './fill-index.ts'
import { createContentIndex } from './stored-index.ts'

/** A list of entries that may change or break off, and a filler that reads it. */
function listOf(entries: readonly DatasourceEntry[], log: Log = () => undefined) {
  const source = { entries, calls: [] as number[], breaksAt: Number.POSITIVE_INFINITY }
  const store = memoryVersionStore()
  const written = { rows: 0 }
  const database = {
    prepare: (sql: string) => env.INDEX!.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      const results = await env.INDEX!.batch(statements)
      for (const { meta } of results) written.rows += meta.changes
      return results
    },
  } as D1Database
  const index = createContentIndex(database, crypto.randomUUID())
  const fetch = async (input: RequestInfo | URL) => {
    const page = Number(new URL(String(input)).searchParams.get('page'))
    source.calls.push(page)
    if (page >= source.breaksAt) return new Response(null, { status: 404 })
    const datasource_entries = source.entries.slice((page - 1) * 1000, page * 1000)
    const headers = {
      'content-type': 'application/json',
      total: String(source.entries.length),
      'per-page': '1000',
    }
    return new Response(JSON.stringify({ datasource_entries, cv: 1 }), { headers })
  }
  const now = Date.now
  const versions = createVersionWatch({ store, now, log, onMove: () => undefined })
  const background = { endpoint: 'https://api.example/v2', token: 'x', version: 'published' as const, fetch }
  const fill = createRedirectFiller({ background, index, store, versions, now, log })
  return { source, store, written, index, fill }
}

type List = ReturnType<typeof listOf>

const entry = (id: number, name: string, value: string): DatasourceEntry => ({ id, name, value })
const manyEntries = (count: number) =>
  Array.from({ length: count }, (_, id) => entry(id, `/alt-${id}/`, `/neu-${id}/`))

const ignored = { report: () => undefined }

/** The look-ups of one request, and how many statements they take. */
function lookUpIn({ index }: Pick<List, 'index'>, site: Site) {
  const statements = { count: 0 }
  const counted = {
    ...index,
    find(question: Parameters<typeof index.find>[0]) {
      statements.count++
      return index.find(question)
    },
  }
  const addresses = createKnownAddresses({
    ...{
      index: counted,
      reader: createDirectReader(() => undefined),
      site,
      now: Date.now,
    },
    source: { endpoint: '', token: '', version: 'published', fetch: globalThis.fetch },
    options: { waitUntil: () => undefined, deadline: 5_000 },
    log: () => undefined,
  })
  const lookup: RedirectLookup = async path => {
    const known = await addresses.at(path)
    return { entry: known && findRedirect(known.value.table, path)?.entry, validity: expired }
  }
  return { lookup, statements }
}

async function endOf(list: Pick<List, 'index'>, path: string, site = siteOf()) {
  const { lookup } = lookUpIn(list, site)
  return (await followRedirects({ path, query: '' }, { site, lookup, ...ignored })).followed?.location
}

describe('the redirects of editors', () => {
  it('are as many as there are, are filled in pieces, and go on where they were cut off', async () => {
    const count = loopCount(62_500)
    const list = listOf(manyEntries(count))
    const pages = Math.ceil(count / 1000)
    list.source.breaksAt = Math.ceil(pages / 2)
    await list.fill()
    expect((await list.index.find(questionOf('/alt-1/'))).hasRedirects).toBe(false)
    list.source.breaksAt = Number.POSITIVE_INFINITY
    list.source.calls = []
    await list.fill()
    // The page at which it broke off is the first one.
    expect(list.source.calls).toHaveLength(pages - Math.ceil(pages / 2) + 1)
    expect(await endOf(list, `/alt-${count - 1}/`)).toBe(`/neu-${count - 1}/`)
    expect(await endOf(list, '/alt-0/')).toBe('/neu-0/')
    const { publications } = await list.store.read()
    expect(publications.list).toHaveLength(1)
  }, 120_000)

  const questionOf = (path: string) => ({ path, prefix: '/de', slug: path.slice(1, -1), folder: '' })

  it('are written where they changed, also where all others stand on another page then', async () => {
    const all = manyEntries(2_500)
    const list = listOf(all)
    await list.fill()
    const again = async (entries: readonly DatasourceEntry[]) => {
      list.source.entries = entries
      list.written.rows = 0
      await list.index.redirects.open()
      await list.fill()
      return list.written.rows
    }
    // The state of the reading takes some writes: one for each page, and a few for its beginning and end.
    expect(await again(all)).toBeLessThanOrEqual(6)
    const changed = all.map(one => (one.id === 7 ? { ...one, value: '/anders/' } : one))
    expect(await again(changed)).toBeLessThanOrEqual(9)
    expect(await endOf(list, '/alt-7/')).toBe('/anders/')
    // The first one of each later page is on the page before.
    expect(await again(all.slice(1))).toBeLessThanOrEqual(16)
    expect([await endOf(list, '/alt-0/'), await endOf(list, '/alt-1000/')]).toEqual([undefined, '/neu-1000/'])
    expect(await again(all)).toBeLessThanOrEqual(20)
    expect(await endOf(list, '/alt-0/')).toBe('/neu-0/')
    expect((await list.store.read()).publications.list).toHaveLength(4)
  }, 60_000)

  it('are not those of two readings at once: a page that is late is not written', async () => {
    const list = listOf(manyEntries(3))
    const late = await list.index.redirects.next()
    await list.fill()
    if (!late || late === 'untold') throw new Error('nothing to read')
    await list.index.redirects.write(late, [], true)
    expect(await endOf(list, '/alt-1/')).toBe('/neu-1/')
  })
})

const segments = [
  'alt',
  'neu',
  'de',
  'en',
  'home',
  'a',
  'm%C3%BCnchen',
  'm%c3%bcnchen',
  '%3Ax',
  '%2A',
  '%2E',
  'A',
]
const path = fc.array(fc.constantFrom(...segments), { maxLength: 3 }).map(parts => `/${parts.join('/')}`)
const from = fc.oneof(
  path,
  path.map(one => `${one}/`),
  path.map(one => `${one.replace(/\/$/, '')}/*`),
  fc.constantFrom(
    '*',
    'alt',
    '/de/de/alt/',
    '//alt',
    '/alt?x=1',
    '/alt#x',
    '/a*b/',
    '/:x/',
    'https://x.example/alt',
  ),
)
const to = fc.oneof(
  path,
  path.map(one => `${one.replace(/\/$/, '')}/:splat`),
  path.map(one => `${one}?x=:splat`),
  fc.constantFrom(
    '/opt-in?success=true',
    'https://other.example/:splat',
    'https://main.example/neu/',
    '//evil.example',
  ),
)
const value = fc.oneof(
  to,
  fc
    .record({ path: to, unit: fc.constantFrom('dach', 'ds'), forwardParameters: fc.boolean() })
    .map(one => JSON.stringify(one)),
)

const sites = [
  siteOf({ origin: 'https://main.example' }),
  siteOf({ origin: 'https://main.example', defaultLanguage: 'en' }),
  siteOf({ localeStrategy: 'no_prefix', unit: 'ds' }),
]

it('lead where one table of all of them leads, from each path of each site, with one statement for most', {
  tags: ['full'],
  timeout: loopTime(120_000),
}, async () => {
  let [requests, steps, statements] = [0, 0, 0]
  const one = fc.record({
    entries: fc.array(fc.tuple(from, value), { minLength: 1, maxLength: 12 }),
    requested: fc.array(path, { minLength: 4, maxLength: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(one, async ({ entries, requested }) => {
      const settings = entries.map(([name, text], id) => entry(id, name, text))
      const list = listOf(settings)
      await list.fill()
      for (const site of sites) {
        const sources = settings.flatMap(setting => redirectSourceOf(setting) ?? [])
        const { redirects } = compileRedirects(sources, site)
        const table = redirectTable(redirects.map(([key, to]) => [key, v.parse(redirectEntry, to)] as const))
        const whole: RedirectLookup = async at => ({
          entry: findRedirect(table, at)?.entry,
          validity: expired,
        })
        for (const raw of requested) {
          const { address } = settle({ path: normalizePath(raw), query: '' }, site)
          const rows = lookUpIn(list, site)
          const expected = await followRedirects(address, { site, lookup: whole, ...ignored })
          const lookup: RedirectLookup = at => {
            steps++
            return rows.lookup(at)
          }
          const found = await followRedirects(address, { site, lookup, ...ignored })
          expect(found.followed).toEqual(expected.followed)
          requests++
          statements += rows.statements.count
        }
      }
    }),
    { numRuns: loopCount(300) },
  )
  // A statement for each step would be one for all of them; of random rows, two fifths of the steps at most needed one.
  expect(statements - requests).toBeLessThan((steps - requests) * 0.75)
})

it('a star and a colon of the path itself lead alike from rows and from one table', async () => {
  const list = listOf([
    entry(1, '/alt/%3Ax', '/alt/%2a/'),
    entry(2, '/alt/%2A', '/neu/'),
    entry(3, '/alt/%3Ax/*', '/m%c3%bcnchen/:splat'),
    entry(4, '/münchen/b', '/ende/'),
    entry(5, '/rund/%3Aa', '/rund/%3aa/'),
  ])
  await list.fill()
  for (const [requested, location] of [
    ['/alt/:x/', '/neu/'],
    ['/alt/*/', '/neu/'],
    ['/alt/y/', undefined],
    ['/alt/:x/a/', '/m%C3%BCnchen/a/'],
    ['/alt/:x/b/', '/ende/'],
    ['/rund/:a/', undefined],
  ] as const)
    expect([requested, await endOf(list, requested)]).toEqual([requested, location])
})

it('18,000 that lead nowhere are one line, with their number and the first of them', async () => {
  const lines: LogLine[] = []
  const wrong = Array.from({ length: 18_000 }, (_, id) => entry(id, `/alt/:teil-${id}`, '/neu/'))
  const list = listOf([...wrong, entry(18_000, '/alt/', '/neu/')], line => lines.push(line))
  await list.fill()
  const samples = wrong.slice(0, 5).map(({ name }) => ({ path: name, reason: expect.any(String) }))
  expect(lines).toEqual([{ event: 'redirect-rejected', count: 18_000, samples }])
  expect(JSON.stringify(lines).length).toBeLessThan(2_000)
  expect(list.source.calls).toHaveLength(19)
  expect(await endOf(list, '/alt/')).toBe('/neu/')
  await list.fill()
  expect(lines).toHaveLength(1)
})

it('lead where the first entry leads, also where entries are one path only without the default language', async () => {
  const list = listOf([entry(2, '/en/', '/eins/'), entry(1, '/', '/zwei/'), entry(3, '/en', '/drei/')])
  await list.fill()
  const english = siteOf({ defaultLanguage: 'en' })
  expect(await endOf(list, '/', english)).toBe('/eins/')
  expect(await endOf(list, '/')).toBe('/zwei/')
  expect(await endOf(list, '/en/')).toBe('/eins/')
})

it('are looked up with one statement, along a chain and behind stars', async () => {
  const entries = [
    entry(1, '/eins/', '/zwei/'),
    entry(2, '/zwei', '/alt/drei'),
    entry(3, '/alt/*', '/neu/:splat/'),
    entry(4, '/neu/drei', 'https://other.example/x'),
  ]
  const list = listOf(entries)
  await list.fill()
  for (const [requested, location, most] of [
    ['/eins/', 'https://other.example/x', 1],
    ['/alt/vier/', '/neu/vier/', 1],
    ['/nichts/', undefined, 1],
  ] as const) {
    const site = siteOf()
    const { lookup, statements } = lookUpIn(list, site)
    const { followed } = await followRedirects({ path: requested, query: '' }, { site, lookup, ...ignored })
    expect([followed?.location, statements.count]).toEqual([location, most])
  }
})
