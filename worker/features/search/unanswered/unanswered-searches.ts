import * as v from 'valibot'
import { maskPersonal } from '../../../../blocks/_kit/mask-personal.ts'
import { revisionOf } from '../../../core/base/caching/validity.ts'
import type { Run } from '../../../core/base/sql/expiry.ts'
import { deleteOverdue } from '../../../core/base/sql/expiry.ts'
import { readRows } from '../../../core/base/sql/statements.ts'
import { oldSearches } from '../search-expiries.ts'
import { wordsAt, wordsOfQuery } from '../words.ts'

/** Words of a search that editors may be shown, and a short name for them, which is the same however they are written. */
interface SearchedWords {
  readonly words: string
  readonly digest: string
}

const mostWords = 6
const mostLetters = 60
/** Maximum digits in a search: a year is allowed; numbers of telephones, customers and cards are longer. */
const mostDigits = 4

/** Addresses of pages. */
const address = /:\/\/|\bwww\./i

/**
 * The words of a search in the form that editors may see. Undefined where they may identify the person who searched, because they contain personal
 * data that events and log lines mask, another long number, an address or whole sentences; also where there are no words.
 */
export function searchedWords(typed: string, language: string): SearchedWords | undefined {
  if (maskPersonal(typed) !== typed || address.test(typed)) return undefined
  if (typed.replace(/\D/g, '').length > mostDigits) return undefined
  const found = wordsAt(typed.normalize('NFC').toLowerCase(), language).map(({ word }) => word)
  const words = found.join(' ')
  if (found.length > mostWords || words.length > mostLetters) return undefined
  const folded = wordsOfQuery(words, language)
  // A single letter may be a name, and does not tell editors what is missing.
  return folded.some(word => word.length > 1) ? { words, digest: revisionOf(folded.join(' ')) } : undefined
}

const DAY = 24 * 3600_000

/** Searches of a client that are counted on a day. */
const mostOfClient = 5
/** Maximum rows of a unit in a language: invented searches beyond them are not stored. */
const mostRows = 500
const mostShown = 200

const row = v.object({ language: v.string(), words: v.string(), count: v.number(), last_at: v.number() })

/** Words that visitors searched for without a result. */
export interface UnansweredSearch {
  readonly language: string
  readonly words: string
  readonly count: number
  /** The day of the last search, `YYYY-MM-DD`. */
  readonly last: string
}

interface VisitorSearch {
  readonly unit: string
  readonly language: string
  readonly words: string
  /** The key of the searching client; undefined where its address is unknown. */
  readonly client: string | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/** Counts a search of a client; returns no row if the client has too many on this day. */
const count = `INSERT INTO search_askers (space, day, client, count) VALUES (?1, ?2, ?3, 1)
  ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ${mostOfClient} RETURNING count`

/** Searches of a single client, such as a name, are stored as a digest only; the words are stored once another client searches for them. */
const note = `INSERT INTO search_unanswered (space, unit, language, digest, words, count, last_at, client)
  SELECT ?1, ?2, ?3, ?4, '', 1, ?6, ?7
  WHERE EXISTS (SELECT 1 FROM search_unanswered WHERE space = ?1 AND unit = ?2 AND language = ?3 AND digest = ?4)
    OR (SELECT COUNT(*) FROM search_unanswered WHERE space = ?1 AND unit = ?2 AND language = ?3) < ${mostRows}
  ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at,
    words = CASE WHEN ?7 IS NULL OR client IS NOT ?7 THEN ?5 ELSE words END`

const list = `SELECT language, words, count, last_at FROM search_unanswered
  WHERE space = ?1 AND unit = ?2 AND words <> '' ORDER BY count DESC, last_at DESC, words LIMIT ${mostShown}`

/** A hash that distinguishes two clients without identifying any: 65,536 IPv4 addresses share one. Two clients with the same hash count as one. */
async function markOf(client: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(client))
  return new DataView(digest).getUint16(0)
}

/** The searches of a space without results. Each method rejects where the database fails. */
export function createUnansweredSearches(database: D1Database, space: string) {
  return {
    async note({ unit, language, words: typed, client, now }: VisitorSearch): Promise<void> {
      const searched = searchedWords(typed, language)
      if (!searched) return
      const { digest, words } = searched
      const day = now - (now % DAY)
      const mark = client === undefined ? null : await markOf(client)
      const counted =
        mark === null || (await readRows(database, { sql: count, values: [space, day, mark] })).length
      if (!counted) return
      await readRows(database, { sql: note, values: [space, unit, language, digest, words, day, mark] })
    },
    /** Searches of a unit, the most frequent first. */
    async list(unit: string): Promise<readonly UnansweredSearch[]> {
      const rows = v.parse(v.array(row), await readRows(database, { sql: list, values: [space, unit] }))
      return rows.map(({ last_at, ...own }) => ({
        ...own,
        last: new Date(last_at).toISOString().slice(0, 10),
      }))
    },
    /** Deletes searches that nobody has repeated lately. */
    async forget(run: Run): Promise<void> {
      for (const expiry of oldSearches) await deleteOverdue(database, expiry, run)
    },
  }
}
