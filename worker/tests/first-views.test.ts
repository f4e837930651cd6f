import { beforeAll, describe, expect, it } from 'vitest'
import { createStoredSite } from './setup/far-instance.ts'
import { everyNth } from './setup/loop-count.ts'

const pages = [
  ['the home page', '/'],
  ['a programme', '/bachelor/betriebswirtschaftslehre/fernstudium/'],
  ['a finder', '/studiengaenge/'],
  ['a list of news', '/aktuelles/'],
  ['a place', '/campus/muenchen/'],
  ['a person', '/hochschule/lehrende/linh-tran/'],
  ['a page with a form', '/infomaterial/'],
  ['a page with events', '/kontakt/'],
  ['the search', '/suche/'],
  ['a home page in another language', '/en/'],
  ['a programme in another language', '/en/bachelor/business-administration/'],
] as const

/** Notes after the answer that a version of a form is shown, at most once a day. */
const isNote = (sql: string) => sql.startsWith('INSERT INTO form_versions')

/** Two rounds of KV of 80 milliseconds, and what the page is made in. */
const mostFar = 260

let stored: Awaited<ReturnType<typeof createStoredSite>>
beforeAll(async () => {
  stored = await createStoredSite(pages.map(([, path]) => path))
  await stored.visit(4)
}, 60_000)

describe('the first view in a new instance', () => {
  it.each(everyNth(pages, 2))('asks no database, and the object once: %s', async (_, path) => {
    const { status, statements, objectReads, fetches, kvKeys } = await stored.askNew(path)
    expect(status).toBe(200)
    expect(statements.filter(sql => !isNote(sql))).toEqual([])
    expect([objectReads, fetches]).toEqual([1, 0])
    // Those of a page, and the pages above it.
    expect(kvKeys.length).toBeLessThanOrEqual(22)
  })

  it.each(everyNth(pages, 2))('far from all stores begins after two rounds of KV: %s', async (_, path) => {
    const { status, firstByte, kvCalls } = await stored.askNew(path, { isFar: true })
    expect(status).toBe(200)
    expect(firstByte).toBeLessThanOrEqual(mostFar)
    expect(kvCalls).toBeLessThanOrEqual(6)
  })
})

describe('without a copy of the state that is less than a minute old', () => {
  it('a new instance waits for the object before it trusts a copy of a page', async () => {
    stored.site.turnClock(61_000)
    const { status, firstByte } = await stored.askNew('/', { isFar: true })
    expect(status).toBe(200)
    expect(firstByte).toBeGreaterThanOrEqual(280)
  })
})

describe('an address that leads elsewhere since its page was stored', () => {
  it('is asked for in the index: a redirect that was published', async () => {
    await stored.visit(1)
    await stored.site.edit(space => ({
      ...space,
      version: space.version + 1,
      datasources: space.datasources.map(datasource =>
        datasource.slug === 'redirects'
          ? { ...datasource, entries: [{ id: 1, name: '/campus/muenchen/', value: '/kontakt/' }] }
          : datasource,
      ),
    }))
    stored.site.turnClock(5_000)
    await stored.site.tellEntries('redirects')
    await stored.site.settle()
    const { status, statements } = await stored.askNew('/campus/muenchen/')
    expect(status).toBe(301)
    expect(statements.filter(sql => !isNote(sql)).length).toBeGreaterThan(0)
  })
})

it('the first page of a deployment makes at most 20 calls', async () => {
  const empty = await createStoredSite([])
  const taken = await empty.askNew('/')
  expect(taken.status).toBe(200)
  const { kvCalls, databaseCalls, objectReads, fetches } = taken
  expect(objectReads).toBe(1)
  expect(kvCalls + databaseCalls + objectReads + fetches).toBeLessThanOrEqual(20)
})
