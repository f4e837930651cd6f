import { beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { unitFolders } from '../../../../kv-seed/unit-folders.ts'
import { demoSpace } from '../../../tests/setup/demo-space.ts'
import { everyNth } from '../../../tests/setup/loop-count.ts'
import { putSpace } from '../../../tests/setup/test-content.ts'
import { createTestPlatform } from '../../../tests/setup/test-platform.ts'
import { heldOut } from './held-out.ts'
import { heldOutBefore } from './held-out-before.ts'
import { nothing, type Queries, queries } from './queries.ts'

/**
 * How well results answer a search, from 0 to 1: normalised discounted cumulative gain of the first ten, where each page that answers it counts
 * the same.
 */
function gainOf(results: readonly string[], answers: readonly string[]): number {
  const discount = (place: number) => 1 / Math.log2(place + 2)
  const sum = (places: readonly number[]) => places.reduce((total, place) => total + discount(place), 0)
  const found = [...new Set(results)]
    .slice(0, 10)
    .flatMap((path, place) => (answers.includes(path) ? [place] : []))
  return answers.length ? sum(found) / sum(answers.slice(0, 10).map((_, place) => place)) : 1
}

declare module 'vitest' {
  interface TaskMeta {
    /** Results for the bench (`bench/relevance.ts`). */
    relevance?: {
      readonly name: string
      readonly searched: number
      readonly missed: number
      readonly gain: number
    }
  }
}

const neighbours = unitFolders.flatMap(({ folder, unit }) =>
  folder ? [{ folder, origin: `https://${unit}.example` }] : [],
)

let platform: ReturnType<typeof createTestPlatform>
beforeAll(() => {
  putSpace(demoSpace)
  platform = createTestPlatform({ now: Date.UTC(2026, 10, 21, 9), site: { neighbours } })
})

const find = async (words: string, language: string) =>
  (
    await platform.search({
      words,
      language,
      types: [],
      kind: '',
      page: 1,
      perPage: 10,
      limit: 10,
      isWhole: true,
    })
  ).best

/** The searches that do not show their page among the first three, and how well the first ten results answer on the average. */
async function searchAll(searched: Queries[string], language: string) {
  const missed: string[] = []
  let gain = 0
  for (const [words, ...answers] of searched) {
    const paths = (await find(words, language)).map(({ entry }) => entry.path)
    gain += gainOf(paths, answers) / searched.length
    if (!paths.slice(0, 3).includes(answers[0]!)) missed.push(`${words}: ${paths.slice(0, 4).join(' ')}`)
  }
  return { missed, gain }
}

const note = (
  { task }: TestContext,
  name: string,
  searched: Queries[string],
  found: { missed: string[]; gain: number },
) => {
  task.meta.relevance = { name, searched: searched.length, missed: found.missed.length, gain: found.gain }
}

describe.each(everyNth(Object.keys(queries), 3))('in %s', language => {
  it('nine of ten searches show their page among the first three, and the first ones are mostly right', async context => {
    const searched = queries[language]!
    const found = await searchAll(searched, language)
    note(context, language, searched, found)
    expect(found.missed.length, found.missed.join('\n')).toBeLessThanOrEqual(searched.length / 10)
    expect(found.gain).toBeGreaterThan(0.7)
  })
})

it.for([
  ['held out before', heldOutBefore, 0.1],
  ['held out', heldOut, 0.4],
] as const)(
  'searches that were written before anybody looked are answered: %s',
  async ([name, queries, share], context) => {
    const missed: string[] = []
    let gain = 0
    const all = Object.entries(queries).flatMap(([language, searched]) =>
      searched.map(one => ({ language, one })),
    )
    for (const { language, one } of all) {
      const found = await searchAll([one], language)
      missed.push(...found.missed)
      gain += found.gain / all.length
    }
    note(
      context,
      name,
      all.map(({ one }) => one),
      { missed, gain },
    )
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(all.length * share)
  },
)

it.each([
  ['de', 'bewerben', '/forms-space/bewerbung/'],
  ['en', 'apply', '/en/forms-space/application/'],
  ['pt', 'inscrição', '/pt/forms-space/candidatura/'],
])('in %s %s leads to the application before all else', async (language, words, path) => {
  expect((await find(words, language))[0]?.entry.path).toBe(path)
})

it.each(nothing)('nothing is found for %s', async words => {
  expect((await find(words, 'de')).map(({ entry }) => entry.path)).toEqual([])
})
