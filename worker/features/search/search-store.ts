import * as v from 'valibot'
import { readRows, runStatements, type SqlDatabase } from '../../core/base/sql/statements.ts'
import { type LibraryEntry, libraryEntry } from '../../core/platform/library-entry.ts'
import type { EntryFilters, ListPart } from '../../core/platform/search.ts'
import { type Candidate, type CandidateQuestion, candidateRows, documentsAt } from './candidates.ts'
import { countNews, entriesStatement, type NewsFilter, newsStatement } from './list-statements.ts'
import { readMatches } from './read-matches.ts'
import { type SearchDocument, vocabularyOf } from './search-document.ts'
import {
  addWords,
  beginningsAmong,
  changedAmong,
  claimSet,
  dropDocuments,
  dropEnded,
  dropPieceOf,
  finishSet,
  keepOnly,
  keepSets,
  possibleProgrammes,
  putDocuments,
  readSet,
  releaseSet,
  unusedSet,
  wordsAmong,
  wordsLike,
} from './set-statements.ts'

const setRow = v.object({ cv: v.number(), changed_at: v.number(), complete_at: v.number() })
const setNames = v.array(v.object({ name: v.string() }))
const uuidRows = v.array(v.object({ uuid: v.string() }))
const wordRows = v.array(v.object({ word: v.string() }))
const entryRows = v.array(v.object({ entry: v.string() }))
const newsCount = v.tuple([v.object({ total: v.number(), next: v.nullable(v.number()) })])

const entriesIn = (rows: readonly unknown[]): readonly LibraryEntry[] =>
  v.parse(entryRows, rows).map(({ entry }) => v.parse(libraryEntry, JSON.parse(entry)))

/** From which state of the content a set was built. */
export interface SetState {
  readonly cv: number
  readonly changedAt: number
  /** When all its stories were read last, epoch milliseconds; 0 while it is not complete. */
  readonly completeAt: number
}

/** Each transaction ends with a segment of the full text, and many of them have to be merged: a megabyte of words is one. */
const lettersAtOnce = 1_000_000
const wordsAtOnce = 10_000

/** About how much a document takes in a statement. */
const lettersOf = ({ title, facts, description, body }: SearchDocument): number =>
  1_000 + 9 * (title.length + facts.length + description.length + body.length)

/** Documents in pieces of about the same length. */
function* portionsOf(documents: readonly SearchDocument[]): Generator<readonly SearchDocument[]> {
  let portion: SearchDocument[] = []
  let letters = 0
  for (const document of documents) {
    portion.push(document)
    letters += lettersOf(document)
    if (letters < lettersAtOnce) continue
    yield portion
    portion = []
    letters = 0
  }
  if (portion.length) yield portion
}

const piecesOf = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** The sets of a space in the database. Each method rejects where the database fails. */
export function createSearchStore(database: SqlDatabase, space: string) {
  const words = async (statement: Parameters<typeof readRows>[1]) =>
    v.parse(wordRows, await readRows(database, statement)).map(({ word }) => word)

  return {
    async read(set: string): Promise<SetState | undefined> {
      const [row] = v.parse(v.array(setRow), await readRows(database, readSet(set)))
      return row && { cv: row.cv, changedAt: row.changed_at, completeAt: row.complete_at }
    },
    /** Claims a set until a time; returns false while another worker has claimed it. */
    async claim(set: string, now: number, until: number): Promise<boolean> {
      return (await readRows(database, claimSet(set, { space, now, until }))).length > 0
    },
    async release(set: string): Promise<void> {
      await readRows(database, releaseSet(set))
    },
    async finish(set: string, state: SetState): Promise<void> {
      await readRows(database, finishSet(set, state))
    },
    /** The documents among these that are new or have changed. */
    async changedAmong(
      set: string,
      documents: readonly SearchDocument[],
    ): Promise<readonly SearchDocument[]> {
      const rows = v.parse(uuidRows, await readRows(database, changedAmong(set, documents)))
      const uuids = new Set(rows.map(({ uuid }) => uuid))
      return documents.filter(({ uuid }) => uuids.has(uuid))
    },
    /** The stories among these that are programmes, or that the set does not contain. */
    async possibleProgrammes(set: string, uuids: readonly string[]): Promise<readonly string[]> {
      const rows = await readRows(database, possibleProgrammes(set, uuids))
      return v.parse(uuidRows, rows).map(({ uuid }) => uuid)
    },
    async put(set: string, documents: readonly SearchDocument[]): Promise<void> {
      for (const portion of portionsOf(documents)) await runStatements(database, putDocuments(set, portion))
      for (const piece of piecesOf([...vocabularyOf(documents)], wordsAtOnce))
        await readRows(database, addWords(set, piece))
    },
    async keepOnly(set: string, uuids: readonly string[]): Promise<void> {
      await runStatements(database, keepOnly(set, uuids))
    },
    async drop(set: string, uuids: readonly string[], stories: readonly number[]): Promise<void> {
      await runStatements(database, dropDocuments(set, { uuids, stories }))
    },
    /** Notes that a deployment needs the sets of these names, and deletes their events that are over. */
    async keep(names: readonly string[], now: number): Promise<void> {
      await runStatements(database, [keepSets(names, now), ...dropEnded(names, now)])
    },
    /** Deletes a chunk of a set that no deployment needs any more; false if there is none. */
    async dropUnused(now: number): Promise<boolean> {
      const [unused] = v.parse(setNames, await readRows(database, unusedSet(now)))
      if (unused) await runStatements(database, dropPieceOf(unused.name))
      return unused !== undefined
    },
    /** The words among these that the vocabulary has. */
    wordsAmong: (set: string, among: readonly string[]) => words(wordsAmong(set, among)),
    /** The beginnings among these with which a word of the vocabulary begins. */
    beginningsAmong: (set: string, among: readonly string[]) => words(beginningsAmong(set, among)),
    /** The words of the vocabulary that share most with the parts of a word. */
    wordsLike: (set: string, parts: readonly string[]) => words(wordsLike(set, parts)),
    /** The pages of a set that pass the filters, in the editors' order. */
    async entries(
      set: string,
      question: {
        readonly filters: EntryFilters
        readonly part: ListPart
        readonly gone: readonly string[]
      },
    ): Promise<readonly LibraryEntry[]> {
      return entriesIn(await readRows(database, entriesStatement(set, question)))
    },
    /** The articles of a set, the newest first; `next` is the date of the first one to come. */
    async news(set: string, filter: NewsFilter, part: ListPart) {
      const [counted, rows] = await runStatements(database, [
        countNews(set, filter),
        newsStatement(set, filter, part),
      ])
      const [{ total, next }] = v.parse(newsCount, counted)
      return { entries: entriesIn(rows ?? []), total, next: next ?? undefined }
    },
    /** The documents at these paths. */
    documentsAt: async (set: string, paths: readonly string[]): Promise<readonly Candidate[]> =>
      v.parse(candidateRows, await readRows(database, documentsAt(set, paths))),
    matches: (question: CandidateQuestion, kind: string, limit: number) =>
      readMatches(database, question, { kind, limit }),
  }
}

export type SearchStore = ReturnType<typeof createSearchStore>
