import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../core/base/sql/statements.ts'
import type { LibraryEntry, StoryKind } from '../../core/platform/library-entry.ts'
import { type FindQuestion, findStatement, findTables } from './find-statement.ts'
import {
  matchExpression,
  nearTopExpression,
  type Terms,
  titleExpression,
  wordExpressions,
} from './match-expression.ts'
import { mostRanked } from './ranked-tables.ts'
import type { SearchDocument } from './search-document.ts'
import { createSearchStore } from './search-store.ts'

const store = createSearchStore(env.INDEX!, 'find')

const now = 1_000

interface Words {
  readonly title?: string
  readonly description?: string
  readonly body?: string
}

let documents = 0

/** A document of a kind, whose path is also its name. */
function document(
  kind: StoryKind,
  name: string,
  words: Words,
  own: Partial<LibraryEntry> = {},
): SearchDocument {
  const storyId = String(++documents)
  const entry: LibraryEntry = {
    ...{ uuid: name, storyId, storyType: kind === 'event' ? 'event' : 'page', kind, title: name, path: name },
    ...own,
  }
  const of = (text: string | undefined) => text?.split(' ') ?? []
  const { title, description, body } = words
  return {
    ...{ uuid: name, entry, place: documents, facts: [], revision: JSON.stringify([words, entry]) },
    ...{ title: of(title), description: of(description), body: of(body) },
  }
}

const many = 4 * mostRanked
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

const terms = [[['studium']]]
const tiers = [
  { expression: titleExpression(terms) },
  { expression: matchExpression(terms, 'AND'), nearest: nearTopExpression(terms, 'AND') },
]
const question: FindQuestion = {
  ...{ set: 'large', tiers, words: wordExpressions(terms), pinned: [], types: [], gone: [], now },
  ...{ kind: '', page: 1, perPage: 50, limit: 25 },
}

async function find(query: Partial<FindQuestion> = {}) {
  const rows = await store.find({ ...question, ...query })
  const totals = Object.fromEntries(rows.map(({ kind, total }) => [kind, total]))
  const paths = rows.flatMap(({ entry }) => (entry === null ? [] : (JSON.parse(entry) as LibraryEntry).path))
  return { totals, paths, until: rows[0]?.ends_at }
}

/** All pages of a kind, one after the other. */
async function pagesOf(kind: StoryKind, query: Partial<FindQuestion> = {}) {
  const all: string[] = []
  for (let page = 1; page <= Math.ceil((many + 1) / question.perPage); page++)
    all.push(...(await find({ ...query, kind, page })).paths)
  return all
}

const totals = { page: many + 1, event: 20, programme: 1 }

describe('a word that nearly all documents have', () => {
  it('has a bounded number of them ranked, and all of them counted', async () => {
    const { sql, values } = findTables(question)
    const counted = ['matched', 'ranked', 'ranked_1', 'near_1'].map(
      name => `(SELECT COUNT(*) FROM ${name} WHERE id & 7 = 3) AS ${name}`,
    )
    const [row] = await readRows(env.INDEX!, { sql: `${sql} SELECT ${counted.join(', ')}`, values })
    const { matched, ranked, ...tier } = row as Record<string, number>
    expect(matched).toBe(many + 1)
    expect(tier.near_1).toBe(many / 2 + 1)
    expect(tier.ranked_1).toBeLessThanOrEqual(2 * mostRanked)
    expect(ranked).toBeLessThanOrEqual(2 * mostRanked + 1)
    expect((await find()).totals).toEqual(totals)
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
    const pages = await pagesOf('page')
    expect(new Set(pages).size).toBe(many + 1)
    expect(pages).toHaveLength(many + 1)
    expect(await pagesOf('page', { set: 'copy' })).toEqual(pages)
    expect(pages.slice(0, 25)).toEqual((await find()).paths.filter(path => !/^(event|programme)/.test(path)))
  })

  it('has the last page for a page behind it, and a row of the other kinds', async () => {
    const rows = await store.find({ ...question, kind: 'page', page: 9_999 })
    expect(new Set(rows.filter(({ kind }) => kind === 'page').map(({ page }) => page))).toEqual(
      new Set([Math.ceil((many + 1) / question.perPage)]),
    )
    expect(rows.filter(({ kind }) => kind !== 'page').map(({ entry }) => entry)).toEqual([null, null])
  })

  it('counts neither removed documents nor past events, and only the requested types', async () => {
    const gone = [space[0]!.entry.storyId, space[1]!.entry.storyId]
    expect((await find({ gone })).totals).toEqual({ ...totals, page: many - 1 })
    expect((await find({ now: 0 })).totals).toEqual({ ...totals, event: 30 })
    expect((await find({ types: ['variant'] })).totals).toEqual({ programme: 1 })
    expect((await find({ types: ['variant', 'event'] })).totals).toEqual({ programme: 1, event: 20 })
  })

  it('shows pinned documents first, and is valid until the first event ends', async () => {
    const found = await find({ pinned: ['place', 'page-6', 'nowhere'] })
    expect(new Set(found.paths.slice(0, 2))).toEqual(new Set(['place', 'page-6']))
    expect([found.totals, found.until]).toEqual([{ ...totals, place: 1 }, now + 100 - 29])
    expect((await find({ types: ['variant'] })).until).toBeNull()
  })
})

it('reads nothing of a set as a whole except its words', async () => {
  const { sql, values } = findStatement({ ...question, pinned: ['place'], gone: ['1'] })
  const plan = await readRows(env.INDEX!, { sql: `EXPLAIN QUERY PLAN ${sql}`, values })
  const steps = (plan as { readonly detail: string }[]).map(({ detail }) => detail)
  const reads = steps.filter(detail => /search_documents|\bd\b/.test(detail))
  expect(reads.length).toBeGreaterThan(3)
  expect(
    reads.filter(
      detail => !/INTEGER PRIMARY KEY|by_path \(.* path=|by_story \(.* story=|by_end \(/.test(detail),
    ),
  ).toEqual([])
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

it('what is found has the same order and scores, whatever other sets hold', async () => {
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
  const query = {
    set,
    tiers: [{ expression: matchExpression(words, 'OR') }],
    words: wordExpressions(words),
  }
  const before = await store.find({ ...question, ...query })
  await store.claim(other, 0, 1)
  const large = (index: number) =>
    document('page', `other-${index}`, { title: 'berlin', body: `campus ${'anders '.repeat(index % 300)}` })
  await store.put(
    other,
    Array.from({ length: 1_000 }, (_, index) => large(index)),
  )
  expect(await store.find({ ...question, ...query })).toEqual(before)
  expect(before.map(({ entry }) => JSON.parse(entry!).path)[0]).toBe('campus')
})

it('no search finds the words that identify a document’s set', async () => {
  for (const word of ['large', 'largetpage'])
    expect((await find({ tiers: [{ expression: matchExpression([[[word]]], 'AND') }] })).totals).toEqual({})
})
