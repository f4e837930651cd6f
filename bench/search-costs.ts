import { resolveSite } from '../worker/core/request/site/site.ts'
import { parseEnvironment } from '../worker/env.ts'
import { foldSettings, termsOf } from '../worker/features/search/expand-terms.ts'
import { findResults } from '../worker/features/search/find-results.ts'
import { createSearchStore } from '../worker/features/search/search-store.ts'
import { updateSet } from '../worker/features/search/update-set.ts'
import { askedWords } from '../worker/features/search/words.ts'
import { generatedStories } from './search-space.ts'
import { openIndex } from './sqlite.ts'

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
  const from = { source: sourceOf(all), site, language, signal: AbortSignal.timeout(60_000) }
  const moment = { cv: 1, changedAt: 1, publications: { from: { cv: 0, at: 0 }, list: [] } }
  await store.claim(set, 0, 1)
  const build = await costOf(worked, () => updateSet(undefined, moment, { store, set, from, now: 1 }))
  const settings = foldSettings({ synonyms: [], pinned: [], compounds: [] }, language)
  const question = { set, pinned: [], types: [], gone: [], now: 0, kind: '', page: 1, perPage: 10, limit: 3 }
  const suggest = (words: string) =>
    findResults(termsOf(askedWords(words, language), settings), question, { store, settings, isWhole: false })
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
