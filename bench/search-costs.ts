import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { SqlDatabase } from '../worker/core/base/sql/statements.ts'
import { bodyText } from '../worker/core/content/plain-text.ts'
import { resolveSite } from '../worker/core/request/site/site.ts'
import { parseEnvironment } from '../worker/env.ts'
import { foldSettings, termsOf } from '../worker/features/search/expand-terms.ts'
import { findResults } from '../worker/features/search/find-results.ts'
import { createSearchStore } from '../worker/features/search/search-store.ts'
import { updateSet } from '../worker/features/search/update-set.ts'
import { wordsOfQuery } from '../worker/features/search/words.ts'
import { uuidOf } from '../worker/tests/setup/story.ts'
import { demonstration } from './many-pages.ts'

const migrations = join(import.meta.dirname, '../worker/core/content/index/migrations')

/** A database in memory with the tables of the index, that speaks as much of D1's interface as the search takes; and the milliseconds that it has worked. */
export function openIndex(): { readonly database: SqlDatabase; readonly worked: () => number } {
  const sqlite = new DatabaseSync(':memory:')
  for (const file of readdirSync(migrations).sort()) sqlite.exec(readFileSync(join(migrations, file), 'utf8'))
  let worked = 0
  function timed<T>(work: () => T): T {
    const began = performance.now()
    try {
      return work()
    } finally {
      worked += performance.now() - began
    }
  }
  // workerd caches prepared statements, too.
  const prepared = new Map<string, StatementSync>()
  function statementOf(sql: string): StatementSync {
    const statement = prepared.get(sql) ?? sqlite.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  const prepare: SqlDatabase['prepare'] = sql => ({
    bind: (...values) => ({
      all: async () => ({ results: timed(() => statementOf(sql).all(...values)) }),
    }),
  })
  const batch: SqlDatabase['batch'] = async statements => {
    timed(() => sqlite.exec('BEGIN'))
    const answers = []
    for (const statement of statements) answers.push(await statement.all())
    timed(() => sqlite.exec('COMMIT'))
    return answers
  }
  return { database: { prepare, batch }, worked: () => worked }
}

/** Words of a story, beside its title. */
const WORDS = 250

/** Compounds that the demonstration does not have, some of them often. */
const COMPOUNDS = 5_000

/** Numbers between 0 and 1 that are the same in each run (Park and Miller's generator). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? []

/** The German words of the demonstration, each as often as it occurs there. */
const demonstrationWords = (): readonly string[] =>
  demonstration().stories.flatMap(({ published }) => (published ? wordsIn(bodyText(published.content)) : []))

/** Stories as the delivery API sends them, each of words of the demonstration, and of compounds of two of these. */
export function generatedStories(count: number): readonly object[] {
  const words = demonstrationWords()
  const next = numbers(24)
  const word = () => words[Math.floor(next() * words.length)]!
  const compounds = Array.from({ length: COMPOUNDS }, () => `${word()}${word().toLowerCase()}`)
  const compound = () => compounds[Math.floor(next() ** 2 * COMPOUNDS)]!
  const text = (length: number) =>
    Array.from({ length }, () => (next() < 0.05 ? compound() : word())).join(' ')
  return Array.from({ length: count }, (_, index) => {
    const slug = `bench/story-${index}`
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: text(WORDS) }] }
    return {
      ...{ id: index + 1, uuid: uuidOf(slug), name: text(4), slug: `story-${index}`, full_slug: slug },
      ...{ position: index, lang: 'default', default_full_slug: null, translated_slugs: [] },
      content: {
        component: 'page',
        seoDescription: text(12),
        body: [{ component: 'rich-text', _uid: slug, content: { type: 'doc', content: [paragraph] } }],
      },
    }
  })
}

const stories = 5_000
const language = 'de'
const set = 'bench'
/** Milliseconds that are aimed at. */
const mostToBuild = 2_000
const mostToSuggest = 5

/** A content system with its pages ready as text, so that only the instance's reading is measured. */
function sourceOf(all: readonly object[]) {
  const texts = new Map<string, string>()
  const pageOf = (page: number, perPage: number) =>
    JSON.stringify({ stories: all.slice((page - 1) * perPage, page * perPage), cv: 1, rels: [], links: [] })
  for (let page = 1; (page - 1) * 100 < all.length; page++) texts.set(String(page), pageOf(page, 100))
  const fetch = async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(String(input))
    const isProducts = searchParams.get('content_type') === 'product'
    const text = isProducts ? '{"stories":[],"cv":1}' : texts.get(searchParams.get('page') ?? '1')
    const headers = {
      'content-type': 'application/json',
      'per-page': '100',
      total: String(isProducts ? 0 : all.length),
    }
    return new Response(text, { headers })
  }
  return { endpoint: 'https://content.example/v2', token: 'bench', version: 'published' as const, fetch }
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

interface Cost {
  /** Milliseconds of CPU, those of the database included. */
  readonly all: number
  readonly database: number
}

async function costOf(worked: () => number, work: () => Promise<unknown>): Promise<Cost> {
  const [before, databaseBefore] = [cpu(), worked()]
  await work()
  return { all: cpu() - before, database: worked() - databaseBefore }
}

export interface SearchCosts {
  readonly build: Cost
  /** Cost of one suggestion, on average and of the most expensive in twenty. */
  readonly suggestion: Cost
  readonly dearest: number
}

/** Words as visitors type them into a field with suggestions: beginnings of words, some with a wrong letter. */
const typed = (all: readonly object[]): readonly string[] =>
  all.slice(0, 200).map((story, index) => {
    const [first = '', second = ''] = (story as { readonly name: string }).name.split(' ')
    const beginning = first.slice(0, 2 + (index % 7))
    if (index % 5 === 0) return `${first} ${second.slice(0, 3)}`
    return index % 10 === 1 ? `${beginning}x` : beginning
  })

/** The costs of building the search of a site with 5,000 stories of 250 words in a language, and of suggestions. */
export async function searchCosts(): Promise<SearchCosts> {
  const all = generatedStories(stories)
  const { database, worked } = openIndex()
  const store = createSearchStore(database, 'bench')
  const site = resolveSite(new URL('https://bench.example/'), parseEnvironment({}))!
  const from = { source: sourceOf(all), site, language, signal: AbortSignal.timeout(60_000), now: 1 }
  const moment = { cv: 1, changedAt: 1, publications: { from: { cv: 0, at: 0 }, list: [] } }
  await store.claim(set, 0, 1)
  const build = await costOf(worked, () => updateSet(undefined, moment, { store, set, from, now: 1 }))
  const settings = foldSettings({ synonyms: [], pinned: [], compounds: [] }, language)
  const question = { set, pinned: [], types: [], gone: [], now: 0, kind: '', page: 1, perPage: 10, limit: 3 }
  const suggest = (words: string) =>
    findResults(termsOf(wordsOfQuery(words, language), settings), question, {
      store,
      settings,
      isWhole: false,
    })
  for (const words of typed(all)) await suggest(words)
  const costs: Cost[] = []
  for (const words of typed(all)) costs.push(await costOf(worked, () => suggest(words)))
  const mean = (read: (cost: Cost) => number) =>
    costs.reduce((sum, cost) => sum + read(cost), 0) / costs.length
  return {
    build,
    suggestion: { all: mean(cost => cost.all), database: mean(cost => cost.database) },
    dearest: costs.map(cost => cost.all).sort((a, b) => a - b)[Math.floor(costs.length * 0.95)]!,
  }
}

/** A line each for the index and for suggestions. */
export function searchLines({ build, suggestion, dearest }: SearchCosts): readonly string[] {
  const verdict = (value: number, most: number) => (value <= most ? 'holds ' : 'MISSED')
  return [
    `${verdict(build.all, mostToBuild)}  index of ${stories} stories in one language at most ${mostToBuild} ms: ${build.all.toFixed(0)} ms of CPU, ${build.database.toFixed(0)} of them in the database`,
    `${verdict(suggestion.all, mostToSuggest)}  a suggestion at most ${mostToSuggest} ms: ${suggestion.all.toFixed(1)} ms of CPU, ${suggestion.database.toFixed(1)} of them in the database; one in twenty over ${dearest.toFixed(1)}`,
  ]
}
