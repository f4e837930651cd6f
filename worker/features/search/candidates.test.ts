import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { mostOfKind } from './candidates.ts'
import { type FindQuestion, findResults } from './find-results.ts'
import type { Terms } from './match-expression.ts'
import { createSearchStore } from './search-store.ts'
import { document } from './testing/search-documents.ts'

const store = createSearchStore(env.INDEX!, 'find')

const now = 1_000

const many = 6 * mostOfKind
/** Nearly all documents have the word in their body, half of them in their description, too. */
const space = [
  ...Array.from({ length: many }, (_, index) =>
    document('page', `page-${index}`, {
      description: index % 2 ? 'studium' : 'anderes',
      body: `studium wort${index % 7}`,
    }),
  ),
  ...Array.from({ length: 30 }, (_, index) =>
    document(
      'event',
      `event-${index}`,
      { body: 'studium' },
      { endsAt: index < 10 ? now - 1 : now + 100 - index },
    ),
  ),
  document('page', 'titled', { title: 'studium' }),
  document('programme', 'programme', { body: 'studium' }, { storyType: 'variant' }),
  document('place', 'place', { body: 'lernort' }),
]

const build = async (set: string) => {
  await store.claim(set, 0, 1)
  await store.put(set, space)
}
beforeAll(async () => {
  await build('large')
  await build('copy')
}, 60_000)

const question: FindQuestion = {
  ...{ set: 'large', pinned: [], types: [], gone: [], now },
  ...{ kind: '', page: 1, perPage: 10, limit: 25 },
}
const settings = { language: 'de', synonyms: new Map(), compounds: new Map() }

async function find(changed: Partial<FindQuestion> = {}, terms: Terms = [[['studium']]]) {
  const found = await findResults(terms, { ...question, ...changed }, { store, settings, isWhole: true })
  const totals = Object.fromEntries(found.kinds.map(({ kind, total }) => [kind, total]))
  return { ...found, totals, paths: found.best.map(({ entry }) => entry.path) }
}

/** All pages of a kind, one after the other. */
async function pagesOf(changed: Partial<FindQuestion> = {}) {
  const all: string[] = []
  for (let page = 1; page <= mostOfKind / question.perPage; page++)
    all.push(...(await find({ ...changed, kind: 'page', page })).paths)
  return all
}

const totals = { page: mostOfKind, event: 20, programme: 1 }

describe('a word that nearly all documents have', () => {
  it('has a bounded number of each kind listed, and says that there are more', async () => {
    const found = await find()
    expect(found.totals).toEqual({ ...totals, event: 30 })
    expect(found.kinds.filter(({ hasMore }) => hasMore).map(({ kind }) => kind)).toEqual(['page'])
  })

  it('shows matches in the title first, then those near the top, and some of each kind', async () => {
    const { paths } = await find()
    expect(paths[0]).toBe('titled')
    const pages = paths.filter(path => path.startsWith('page-'))
    expect(pages).toHaveLength(question.limit - 1)
    expect(pages.filter(path => Number(path.slice(5)) % 2 === 0)).toEqual([])
    expect(paths).toContain('programme')
    expect(paths.filter(path => path.startsWith('event-'))).toHaveLength(20)
  })

  it('has each document on one page, in the same order in a copy of the rows', async () => {
    const pages = await pagesOf()
    expect(new Set(pages).size).toBe(mostOfKind)
    expect(pages).toHaveLength(mostOfKind)
    expect(await pagesOf({ set: 'copy' })).toEqual(pages)
    expect(pages.slice(0, 25)).toEqual((await find()).paths.filter(path => !/^(event|programme)/.test(path)))
  })

  it('has the last page for a page behind it, and the number of the other kinds', async () => {
    const { kinds } = await find({ kind: 'page', page: 9_999 })
    const [page, ...others] = kinds.toSorted((one, other) => other.total - one.total)
    expect([page!.kind, page!.page, page!.found.length]).toEqual(['page', mostOfKind / question.perPage, 10])
    expect(others.map(({ found }) => found.length)).toEqual([0, 0])
  })

  it('shows neither removed documents nor past events, and only the requested types', async () => {
    const gone = [space[0]!.entry.storyId, space.find(one => one.uuid === 'titled')!.entry.storyId]
    const { paths } = await find({ gone })
    expect(paths.filter(path => ['page-0', 'titled'].includes(path))).toEqual([])
    expect(paths.filter(path => /^event-\d$/.test(path))).toEqual([])
    expect((await find({ types: ['variant'] })).totals).toEqual({ programme: 1 })
    expect((await find({ types: ['variant', 'event'] })).totals).toEqual({ programme: 1, event: 20 })
  })

  it('shows pinned documents first, and is valid until the first event ends', async () => {
    const found = await find({ pinned: ['place', 'page-6', 'nowhere'] })
    expect(found.paths.slice(0, 2)).toEqual(['place', 'page-6'])
    expect(found.totals).toMatchObject({ page: mostOfKind, place: 1 })
    expect(found.until).toBe(now + 100 - 29)
    expect((await find({ types: ['variant'] })).until).toBe(Number.POSITIVE_INFINITY)
  })
})

it('events that are over are deleted with the next tidying', async () => {
  const set = 'ended'
  await store.put(set, space.slice(many, many + 30))
  expect((await find({ set, now: 0 })).totals).toEqual({ event: 30 })
  await store.keep([set], now)
  expect((await find({ set, now: 0 })).totals).toEqual({ event: 20 })
})

it('finds a document under its new kind after the kind changed', async () => {
  const set = 'changing'
  await store.claim(set, 0, 1)
  const kinds = ['page', 'programme', 'news'] as const
  for (const kind of kinds) {
    await store.put(set, [
      document(kind, 'one', { title: 'studium' }),
      document('page', 'two', { body: 'studium' }),
    ])
    const pages = kind === 'page' ? 2 : 1
    expect((await find({ set })).totals).toEqual({ [kind]: 1, page: pages })
  }
})

it('what is found has the same order, whatever other sets hold', async () => {
  const [set, other] = ['independent', 'unrelated']
  await store.claim(set, 0, 1)
  await store.put(set, [
    document('place', 'campus', { title: 'campus berlin', description: 'lernen', body: 'berlin' }),
    document('event', 'day', {
      title: 'campustag berlin',
      description: 'berlin am campus',
      body: 'berlin campus lernen',
    }),
    document('page', 'long', { title: 'berlin', body: `berlin ${'wort '.repeat(400)}` }),
    document('page', 'short', { title: 'berlin', body: 'berlin lernen' }),
    document('page', 'near', { title: 'studieren', description: 'campus lernen', body: 'berlin' }),
    document('news', 'news', { title: 'neues', description: 'berlin', body: 'campus lernen' }),
  ])
  const words: Terms = [[['berlin']], [['campus']], [['lernen']]]
  const before = await find({ set }, words)
  await store.claim(other, 0, 1)
  const large = (index: number) =>
    document('page', `other-${index}`, { title: 'berlin', body: `campus ${'anders '.repeat(index % 300)}` })
  await store.put(
    other,
    Array.from({ length: 1_000 }, (_, index) => large(index)),
  )
  expect((await find({ set }, words)).paths).toEqual(before.paths)
  expect(before.paths[0]).toBe('campus')
})

it('no search finds the words that identify a document’s set', async () => {
  for (const word of ['large', 'largetpage', 'largekpage'])
    expect((await find({}, [[[word]]])).totals).toEqual({})
})
