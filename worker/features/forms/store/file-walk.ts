import * as v from 'valibot'
import { readRows, type Statement } from '../../../core/base/sql/statements.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How far back a database can be restored (D1, time travel): objects whose rows a restore may have lost stay as long. */
const restoreReach = 30 * DAY

/** The object in the bucket that records when the database was last known to be complete. It is not a file of a visitor. */
const markKey = 'state/file-walk'

const row = v.object({
  began: v.number(),
  cursor: v.nullable(v.string()),
  at: v.number(),
  lost_since: v.number(),
  keep_until: v.number(),
  removed: v.number(),
  kept: v.number(),
  mended: v.number(),
})

/** The nightly walk over files, as far as it came (migration `0010_file_walks.sql`). */
export type FileWalk = v.InferOutput<typeof row>

const found = v.array(
  v.object({
    ...row.entries,
    isUploading: v.pipe(
      v.number(),
      v.transform(count => count > 0),
    ),
  }),
)

const first = { began: 0, cursor: null, at: 0, lost_since: 0, keep_until: 0, removed: 0, kept: 0, mended: 0 }

/** Nights begin at two o'clock (UTC). */
const nightOf = (time: number) => Math.floor((time - 2 * HOUR) / DAY)

const mark = v.object({ at: v.pipe(v.string(), v.transform(Number), v.number()) })

/** When the bucket was last told that the database is whole; 0 where it never was. */
async function readMark(bucket: R2Bucket): Promise<number> {
  const stored = await bucket.head(markKey)
  return stored ? v.parse(mark, stored.customMetadata).at : 0
}

interface WalkStores {
  readonly database: D1Database
  readonly bucket: R2Bucket
  readonly now: number
}

/** A walk, and its current task. */
export interface OpenedWalk {
  readonly walk: FileWalk
  /** Its next page is due. */
  readonly isDue: boolean
  /** The database was found to be at an earlier state than the bucket knew. */
  readonly isSetBack: boolean
}

/** For a database that was restored: uploads since its state stay as long as it can be restored once more. */
const setBack = (walk: FileWalk, now: number): FileWalk => ({
  ...walk,
  lost_since: now < walk.keep_until ? Math.min(walk.lost_since, walk.at) : walk.at,
  keep_until: now + restoreReach,
})

/** Ends the time in which objects stay, once it is over. */
const settle = (walk: FileWalk, now: number): FileWalk =>
  now < walk.keep_until ? walk : { ...walk, lost_since: 0, keep_until: 0 }

/**
 * The walk of this night; undefined if there is nothing to do: its end was reached, and nothing was uploaded since it was written, so that no restore
 * to a later state can lose a file. Rejects when one of the two stores does.
 */
export async function openWalk({ database, bucket, now }: WalkStores): Promise<OpenedWalk | undefined> {
  const sql = `SELECT *, EXISTS (SELECT 1 FROM files WHERE created > file_walks.at) AS isUploading FROM file_walks`
  const [rows, markedAt] = await Promise.all([readRows(database, { sql, values: [] }), readMark(bucket)])
  const [stored] = v.parse(found, rows)
  const { isUploading, ...known } = stored ?? { ...first, isUploading: true }
  const isNew = known.cursor === null && nightOf(now) > nightOf(known.began)
  const isDue = isNew || known.cursor !== null
  const isSetBack = markedAt > known.at
  if (!isDue && !isUploading && !isSetBack) return undefined
  const begun = isNew ? { ...known, began: now, cursor: '', removed: 0, kept: 0, mended: 0 } : known
  return { walk: isSetBack ? setBack(begun, now) : settle(begun, now), isDue, isSetBack }
}

/** Writes a walk at a time. A run of the schedule that began before, and ends later, does not overwrite it. */
export const walkStatement = (walk: FileWalk, now: number): Statement => ({
  sql: `INSERT INTO file_walks (id, began, cursor, at, lost_since, keep_until, removed, kept, mended)
    VALUES (1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    ON CONFLICT (id) DO UPDATE SET began = excluded.began, cursor = excluded.cursor, at = max(at, excluded.at),
      lost_since = excluded.lost_since, keep_until = excluded.keep_until, removed = excluded.removed,
      kept = excluded.kept, mended = excluded.mended`,
  values: [
    walk.began,
    walk.cursor,
    now,
    walk.lost_since,
    walk.keep_until,
    walk.removed,
    walk.kept,
    walk.mended,
  ],
})

/** Tells the bucket that the database is whole; after the walk was written, so that the bucket is never ahead of a database that was not set back. */
export const writeMark = async ({ bucket, now }: Pick<WalkStores, 'bucket' | 'now'>): Promise<void> =>
  void (await bucket.put(markKey, '', { customMetadata: { at: String(now) } }))
