import * as v from 'valibot'
import { readRows, runStatements, type SqlDatabase } from '../../core/base/sql/statements.ts'
import { type StoryKind, storyKindNames } from '../../core/platform/library-entry.ts'
import {
  type Candidate,
  type CandidateQuestion,
  candidateRows,
  countOfKind,
  firstMatches,
  matchesOfKind,
  mostMatches,
  mostOfKind,
} from './candidates.ts'

/** What a search has found: all of it, or of many results the nearest, and the first others of each kind. */
export interface Matches {
  readonly nearest: readonly Candidate[]
  readonly others: readonly Candidate[]
  /** How many results a kind has, up to one more than are counted; undefined where all were read. */
  readonly counts: Readonly<Record<StoryKind, number>> | undefined
}

const totalRow = v.tuple([v.object({ total: v.number() })])

/** Reads the results of a question: of `kind` as many as are listed at all, of other kinds `limit` beside the nearest. Rejects where the database fails. */
export async function readMatches(
  database: SqlDatabase,
  question: CandidateQuestion,
  { kind, limit }: { readonly kind: string; readonly limit: number },
): Promise<Matches> {
  const all = v.parse(candidateRows, await readRows(database, firstMatches(question)))
  if (all.length <= mostMatches) return { nearest: all, others: [], counts: undefined }
  const rows = await runStatements(database, [
    ...storyKindNames.map(one => matchesOfKind(question, one, one === kind ? mostOfKind : limit)),
    ...storyKindNames.map(one => countOfKind(question, one)),
  ])
  const kinds = storyKindNames.length
  const found = v.parse(candidateRows, rows.slice(0, kinds).flat())
  const totals = rows.slice(kinds).map(row => v.parse(totalRow, row)[0].total)
  const ids = new Set<number>()
  const isNew = ({ id }: Candidate) => !ids.has(id) && ids.add(id)
  const isNearest = ({ part }: Candidate) => part < 2
  return {
    nearest: found.filter(one => isNearest(one) && isNew(one)),
    others: found.filter(one => !isNearest(one) && isNew(one)),
    // Each kind has its total.
    counts: Object.fromEntries(storyKindNames.map((one, at) => [one, totals[at]])) as Record<
      StoryKind,
      number
    >,
  }
}
