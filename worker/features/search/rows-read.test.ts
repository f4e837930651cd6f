import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SqlDatabase } from '../../core/base/sql/statements.ts'
import { storyKindNames } from '../../core/platform/library-entry.ts'
import { demoSpace } from '../../tests/setup/demo-space.ts'
import { everyNth } from '../../tests/setup/loop-count.ts'
import { putSpace } from '../../tests/setup/test-content.ts'
import { createTestPlatform } from '../../tests/setup/test-platform.ts'
import { foldSettings, termsOf } from './expand-terms.ts'
import { findResults } from './find-results.ts'
import { createSearchStore } from './search-store.ts'
import { document } from './testing/search-documents.ts'
import { wordsOfQuery } from './words.ts'

/** The database, and the rows that it has read since `begin`, as D1 counts them. */
function countRows(database: D1Database) {
  let rows = 0
  const prepare: SqlDatabase['prepare'] = sql => ({
    bind(...values) {
      const bound = database.prepare(sql).bind(...values)
      return {
        bound,
        async all() {
          const answer = await bound.all()
          rows += answer.meta.rows_read
          return answer
        },
      }
    },
  })
  const batch: SqlDatabase['batch'] = async statements => {
    // They were made by `prepare`.
    const made = statements as unknown as readonly { readonly bound: D1PreparedStatement }[]
    const answers = await database.batch(made.map(({ bound }) => bound))
    for (const { meta } of answers) rows += meta.rows_read
    return answers
  }
  return {
    database: { prepare, batch },
    begin() {
      rows = 0
    },
    read: () => rows,
  }
}

const searches = [
  ['a common word', 'studium'],
  ['a rare word', 'Seltenheit'],
  ['a beginning', 'stud'],
  ['a beginning of two letters', 'st'],
  ['two common words', 'Studium Beruf'],
  ['three words', 'Studium neben Beruf'],
  ['a misspelt word', 'Studuim'],
  ['a compound of known words', 'Berufsstudium'],
  ['a word that nothing has', 'Xylqwzv'],
  ['two words that no document has together', 'Seltenheit Einzelfall'],
  ['one letter', 's'],
] as const

/** Most of the documents have the common words, those of each kind. */
const space = Array.from({ length: 10_000 }, (_, index) => {
  const words = ['studium', 'beruf', 'neben', 'studieren', 'staat', `stadt${index % 900}`, `wort${index}`]
  const description = index % 3 ? 'studium neben beruf' : 'lernen'
  const title = index % 5 ? `angebot ${index}` : `studium beruf ${index}`
  const rare = index === 7 ? ['seltenheit'] : index === 8 ? ['einzelfall'] : []
  return document(storyKindNames[index % storyKindNames.length]!, `document-${index}`, {
    ...{ title, description, body: [...words, ...rare].join(' ') },
  })
})

describe('among 10,000 stories, each search reads at most 2,000 rows', () => {
  const counted = countRows(env.INDEX!)
  const store = createSearchStore(counted.database, 'rows')
  beforeAll(async () => {
    // Another set has the same words.
    await store.put('psecond', space.slice(0, 2_000))
    await store.put('pfirst', space)
  }, 120_000)
  const settings = foldSettings({ synonyms: [], pinned: [], compounds: [] }, 'de')
  const question = { set: 'pfirst', pinned: [], types: [], gone: [], now: 0, kind: '', page: 1, perPage: 10 }

  it.each(everyNth(searches, 3))('%s: %s', async (_, words) => {
    const terms = termsOf(wordsOfQuery(words, 'de'), settings)
    for (const isWhole of [true, false])
      for (const [kind, page, limit] of [
        ['', 1, 5] as const,
        ['page', 10, 5] as const,
        ['', 1, 25] as const,
      ]) {
        counted.begin()
        const options = { store, settings, isWhole }
        await findResults(terms, { ...question, kind, page, limit }, options)
        expect(counted.read(), `${words} ${isWhole} ${kind} ${limit}`).toBeLessThanOrEqual(2_000)
      }
  })
})

describe('on the demonstration site, each search reads at most 500 rows', () => {
  const counted = countRows(env.INDEX!)
  let platform: ReturnType<typeof createTestPlatform>
  beforeAll(() => {
    putSpace(demoSpace)
    // The search reads nothing else from it.
    const index = counted.database as unknown as D1Database
    platform = createTestPlatform({ now: Date.UTC(2026, 10, 21, 9), index })
  })

  const further = [
    ['synonyms', 'landwirtschaft'],
    ['a long compound', 'Finanzierungsmöglichkeiten'],
  ] as const

  it.each(everyNth([...searches, ...further], 3))('%s: %s', async (_, words) => {
    const query = { language: 'de', types: [], kind: '', page: 1, perPage: 10, limit: 25 }
    await platform.search({ ...query, words: 'Studium', isWhole: false })
    await platform.settle()
    for (const isWhole of [true, false]) {
      counted.begin()
      await platform.search({ ...query, words, isWhole })
      await platform.settle()
      expect(counted.read(), `${words} ${isWhole}`).toBeLessThanOrEqual(500)
    }
  })
})
