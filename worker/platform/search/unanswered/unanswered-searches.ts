import * as v from 'valibot'
import { readRows } from '../../../sql/run-statements.ts'
import { searchedWords } from './searched-words.ts'

const DAY = 24 * 3600_000

/** Searches from which on their words are kept: what one visitor typed once, such as a name, is no more than a digest. */
const fewest = 3
/** Rows of a unit in a language: whoever invents more finds no room. */
const mostRows = 500
/** Days after which a row is dropped: what was searched for too rarely to be shown, and all else. */
const rareDays = 7
const lastDays = 60
const mostShown = 200

const row = v.object({ language: v.string(), words: v.string(), count: v.number(), last_at: v.number() })

/** Words that visitors searched for, and that found nothing. */
export interface UnansweredSearch {
  readonly language: string
  readonly words: string
  readonly count: number
  /** The day on which they were searched for last, `YYYY-MM-DD`. */
  readonly last: string
}

export interface AskedWords {
  readonly unit: string
  readonly language: string
  readonly words: string
  /** Epoch milliseconds. */
  readonly now: number
}

const note = `INSERT INTO search_unanswered (space, unit, language, digest, words, count, last_at)
  SELECT ?1, ?2, ?3, ?4, '', 1, ?6
  WHERE EXISTS (SELECT 1 FROM search_unanswered WHERE space = ?1 AND unit = ?2 AND language = ?3 AND digest = ?4)
    OR (SELECT COUNT(*) FROM search_unanswered WHERE space = ?1 AND unit = ?2 AND language = ?3) < ${mostRows}
  ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at,
    words = CASE WHEN count + 1 >= ${fewest} THEN ?5 ELSE '' END`

const list = `SELECT language, words, count, last_at FROM search_unanswered
  WHERE space = ?1 AND unit = ?2 AND words <> '' ORDER BY count DESC, last_at DESC, words LIMIT ${mostShown}`

const forget = 'DELETE FROM search_unanswered WHERE last_at < ?1 AND (count < ?2 OR last_at < ?3)'

/** The searches of a space that found nothing. Each method rejects where the database fails. */
export function createUnansweredSearches(database: D1Database, space: string) {
  return {
    async note({ unit, language, words: typed, now }: AskedWords): Promise<void> {
      const asked = searchedWords(typed, language)
      if (!asked) return
      const { digest, words } = asked
      const day = now - (now % DAY)
      await readRows(database, { sql: note, values: [space, unit, language, digest, words, day] })
    },
    /** Those of a unit, the most frequent first. */
    async list(unit: string): Promise<readonly UnansweredSearch[]> {
      const rows = v.parse(v.array(row), await readRows(database, { sql: list, values: [space, unit] }))
      return rows.map(({ last_at, ...own }) => ({
        ...own,
        last: new Date(last_at).toISOString().slice(0, 10),
      }))
    },
    /** Drops what nobody has searched for lately. */
    async forget(now: number): Promise<void> {
      const values = [now - rareDays * DAY, fewest, now - lastDays * DAY]
      await readRows(database, { sql: forget, values })
    },
  }
}
