import * as v from 'valibot'
import type { Log } from '../../../core/base/log/events.ts'
import type { Run } from '../../../core/base/sql/expiry.ts'
import { readRows, runStatements, type Statement } from '../../../core/base/sql/statements.ts'
import { fileFolder, readStored, type StoredFile } from './bucket-files.ts'
import { type FileWalk, openWalk, walkStatement, writeMark } from './file-walk.ts'
import { filesOfWaiting } from './waiting-objects.ts'

const DAY = 86_400_000
/** Objects and rows in a run: as many as one listing of the bucket returns. */
const MOST = 1_000
/** Rows that a run writes anew: each needs a look into its object. */
const MOST_MENDED = 50

interface ReconcileDependencies {
  readonly database: D1Database
  readonly bucket: R2Bucket
  readonly run: Run
  readonly log: Log
}

interface Page {
  readonly objects: readonly Pick<R2Object, 'key' | 'uploaded'>[]
  /** Keys of the rows. */
  readonly rows: ReadonlySet<string>
  /** The last key up to which both stores were read; null for all remaining ones. */
  readonly end: string | null
}

const keyRows = v.array(v.object({ key: v.string() }))

/**
 * The next objects and rows in the order of their keys, up to the last key that both stores have read. The rows are read last: each is written
 * before its object.
 */
async function readPage({ database, bucket }: ReconcileDependencies, cursor: string): Promise<Page> {
  const after = cursor === '' ? {} : { startAfter: cursor }
  const listed = await bucket.list({ prefix: fileFolder, limit: MOST, ...after })
  const sql = 'SELECT key FROM files WHERE key > ?1 ORDER BY key LIMIT ?2'
  const rows = v
    .parse(keyRows, await readRows(database, { sql, values: [cursor, MOST] }))
    .map(({ key }) => key)
  const ends = [
    ...(listed.truncated ? [listed.objects.at(-1)?.key ?? cursor] : []),
    ...(rows.length === MOST ? [rows.at(-1)!] : []),
  ].sort()
  const [end = null] = ends
  const isWithin = (key: string) => end === null || key <= end
  return {
    objects: listed.objects.filter(({ key }) => isWithin(key)),
    rows: new Set(rows.filter(isWithin)),
    end,
  }
}

/** The files among these keys that a submission has. */
async function namedOf(database: D1Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (!keys.length) return new Set()
  const sql =
    'SELECT DISTINCT file AS key FROM submission_files WHERE file IN (SELECT value FROM json_each(?1))'
  const rows = v.parse(keyRows, await readRows(database, { sql, values: [JSON.stringify(keys)] }))
  return new Set(rows.map(({ key }) => key))
}

/** A row for an object of a submission, from the bucket's metadata; its check decides about it. */
const mendStatement = ({ key, form, field, filename, type, bytes }: StoredFile, now: number): Statement => ({
  sql: `INSERT INTO files (key, form, field, filename, type, bytes, created, state)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'quarantined') ON CONFLICT DO NOTHING`,
  values: [key, form, field, filename, type, bytes, now],
})

/** Records files of submissions whose object is missing, and removes the record of those whose object is there again, which are checked anew. */
const missingStatements = ({ objects, rows }: Page, now: number): readonly Statement[] => {
  const there = new Set(objects.map(({ key }) => key))
  const lacking = [...rows].filter(key => !there.has(key))
  const present = [...rows].filter(key => there.has(key))
  return [
    {
      sql: `UPDATE files SET missing = ?2 WHERE key IN (SELECT value FROM json_each(?1)) AND missing IS NULL
        AND state IN ('quarantined', 'clean') AND created BETWEEN 1 AND ?3
        AND EXISTS (SELECT 1 FROM submission_files WHERE file = files.key) RETURNING key`,
      values: [JSON.stringify(lacking), now, now - DAY],
    },
    {
      sql: `UPDATE files SET missing = NULL, state = 'quarantined'
        WHERE key IN (SELECT value FROM json_each(?1)) AND missing IS NOT NULL`,
      values: [JSON.stringify(present)],
    },
  ]
}

/** Compares one page of both stores, and makes them agree. Resolves to the walk after it, and the statements that record it. */
async function walkPage(walk: FileWalk, dependencies: ReconcileDependencies) {
  const { database, bucket, run } = dependencies
  const now = run.began
  const page = await readPage(dependencies, walk.cursor ?? '')
  const strays = page.objects.filter(
    ({ key, uploaded }) => !page.rows.has(key) && uploaded.getTime() < now - DAY,
  )
  const named = await namedOf(
    database,
    strays.map(({ key }) => key),
  )
  const needed = strays.length ? await filesOfWaiting(bucket, run) : { keys: [], before: 0 }
  const spared = new Set([...named, ...needed.keys])
  const isKept = ({ key, uploaded }: Page['objects'][number]) =>
    spared.has(key) ||
    uploaded.getTime() < needed.before ||
    (walk.keep_until > 0 && uploaded.getTime() >= walk.lost_since)
  const removed = strays.filter(object => !isKept(object)).map(({ key }) => key)
  if (removed.length) await bucket.delete(removed)
  // A file that the bucket does not know stays unchanged.
  const read = [...named].slice(0, MOST_MENDED).map(key => readStored(bucket, key).catch(() => undefined))
  const mended = (await Promise.all(read)).filter(file => file !== undefined)
  const next = {
    ...walk,
    cursor: page.end,
    removed: walk.removed + removed.length,
    kept: walk.kept + strays.length - removed.length - mended.length,
    mended: walk.mended + mended.length,
  }
  return {
    next,
    statements: [...missingStatements(page, now), ...mended.map(file => mendStatement(file, now))],
    found: { removed: removed.length, mended: mended.length },
  }
}

/**
 * Makes the files of the bucket and their rows agree, once a night, a page in each run of the schedule (requirement forms/reconciliation). Objects
 * without a row that are older than a day are removed; those of submissions get a row; rows of submissions whose object is missing are recorded. If
 * the database was restored to an earlier state, objects whose rows it may have lost stay for 30 days. Rejects when one of the two stores does; the
 * next run tries again.
 */
export async function reconcileFiles(dependencies: ReconcileDependencies): Promise<void> {
  const { database, bucket, run, log } = dependencies
  const now = run.began
  const opened = await openWalk({ database, bucket, now })
  if (!opened) return
  const { walk, isDue, isSetBack } = opened
  if (isSetBack) log({ event: 'database-set-back', state: new Date(walk.at).toISOString() })
  const page = isDue ? await walkPage(walk, dependencies) : undefined
  const [lost] = await runStatements(database, [
    ...(page?.statements ?? []),
    walkStatement(page?.next ?? walk, now),
  ])
  await writeMark({ bucket, now })
  if (!page) return
  if (page.found.removed || page.found.mended) log({ event: 'files-reconciled', ...page.found })
  if (lost?.length) log({ event: 'files-missing', count: lost.length })
}
