import * as v from 'valibot'
import { type Run, runRounds } from '../../../core/base/sql/expiry.ts'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'
import { inParallel } from '../in-parallel.ts'
import { countParts, type NamedFile, type NewUpload, type Part, type Upload } from '../upload-parts.ts'
import { fileFolder, fileMetadata } from './bucket-files.ts'
import { isUnnamed, mayBeLost } from './expiries.ts'
import { withLength } from './uploads.ts'
import { type NeededFiles, WIDTH } from './waiting-objects.ts'

/** How often a part may be sent, on average: this limits the costs of one stranger's file. */
const attemptsOfPart = 4

interface PartDependencies {
  readonly database: D1Database
  readonly bucket: R2Bucket
}

/** Begins an upload in parts, and resolves to its key. Rejects when one of the two stores does. */
export async function beginUpload(
  { form, field, filename, bytes }: NewUpload,
  { database, bucket, now, newId }: PartDependencies & { readonly now: number; readonly newId: () => string },
): Promise<string> {
  const key = `${fileFolder}${newId()}`
  const upload = await bucket.createMultipartUpload(key, {
    customMetadata: fileMetadata({ form, field, filename }),
  })
  const sql = `INSERT INTO files (key, form, field, filename, type, bytes, created, state, upload)
    VALUES (?1, ?2, ?3, ?4, '', ?5, ?6, 'uploading', ?7)`
  try {
    await runStatements(database, [
      { sql, values: [key, form, field, filename, bytes, now, upload.uploadId] },
    ])
  } catch (error) {
    // Without a row nothing else ends it.
    await upload.abort().catch(() => undefined)
    throw error
  }
  return key
}

const row = v.object({
  state: v.picklist(['uploading', 'quarantined', 'clean', 'refused']),
  field: v.string(),
  filename: v.string(),
  type: v.string(),
  bytes: v.number(),
  upload: v.pipe(
    v.nullable(v.string()),
    v.transform(id => id ?? ''),
  ),
  parts: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
})

const one = (rows: readonly unknown[]): Upload | undefined => v.parse(v.array(row), rows)[0]

const columns = 'state, field, filename, type, bytes, upload, parts'

/** The file with this key; undefined where there is none. Rejects when the database does. */
export const readUpload = async (
  database: D1Database,
  { form, key }: NamedFile,
): Promise<Upload | undefined> =>
  one(
    await readRows(database, {
      sql: `SELECT ${columns} FROM files WHERE key = ?1 AND form = ?2 AND created > 0`,
      values: [key, form],
    }),
  )

/** Counts one more attempt to send a part; false after too many. Rejects when the database does. */
export async function admitPart(
  database: D1Database,
  { key }: NamedFile,
  { bytes }: Upload,
): Promise<boolean> {
  const sql = 'UPDATE files SET attempts = attempts + 1 WHERE key = ?1 AND attempts < ?2 RETURNING key'
  return (await readRows(database, { sql, values: [key, countParts(bytes) * attemptsOfPart] })).length > 0
}

/** Stores one part; again and again the same. Rejects when one of the two stores does. */
export async function storePart(
  { key, part, body, length, told }: Part,
  { upload }: Upload,
  { database, bucket }: PartDependencies,
): Promise<void> {
  const { etag } = await bucket.resumeMultipartUpload(key, upload).uploadPart(part, withLength(body, length))
  const sql = `UPDATE files SET parts = json_set(parts, '$."' || ?2 || '"', ?3), type = COALESCE(?4, type),
      filename = COALESCE(?5, filename) WHERE key = ?1`
  const values = [key, String(part), etag, told?.type ?? null, told?.filename ?? null]
  await runStatements(database, [{ sql, values }])
}

/**
 * Puts the parts together. False where one is missing. Again and again the same: where the bucket did it before, and the database was not told,
 * the database is told now. Rejects when one of the two stores does.
 */
export async function completeUpload(
  { key }: NamedFile,
  { upload, parts, bytes, type }: Upload,
  { database, bucket }: PartDependencies,
): Promise<boolean> {
  const numbers = Array.from({ length: countParts(bytes) }, (_, index) => index + 1)
  if (!type || !numbers.every(number => parts[number])) return false
  const uploaded = numbers.map(partNumber => ({ partNumber, etag: parts[partNumber]! }))
  try {
    await bucket.resumeMultipartUpload(key, upload).complete(uploaded)
  } catch (error) {
    // Only these parts are ever stored under this key.
    if ((await bucket.head(key))?.size !== bytes) throw error
  }
  const sql = "UPDATE files SET state = 'quarantined', upload = NULL WHERE key = ?1 AND state = 'uploading'"
  await runStatements(database, [{ sql, values: [key] }])
  return true
}

/** Deletes the bytes of files, then their rows: where the bucket fails, the next run tries again. Rejects when one of the two stores does. */
export async function deleteFiles(
  keys: readonly string[],
  { database, bucket }: PartDependencies,
): Promise<void> {
  if (!keys.length) return
  await bucket.delete([...keys])
  const sql = 'DELETE FROM files WHERE key IN (SELECT value FROM json_each(?1))'
  await runStatements(database, [{ sql, values: [JSON.stringify(keys)] }])
}

/** An upload that is gone already, or that was completed, cannot be aborted (R2, error 10024). */
function ignoreGone(error: unknown): void {
  if (!String(error).includes('10024')) throw error
}

/**
 * Ends a cancelled or abandoned upload, and deletes all of it: its parts, the joined file, its row. Rejects when one of the two stores does, and then
 * the row stays.
 */
export async function abortUpload(
  { key }: NamedFile,
  { upload }: Pick<Upload, 'upload'>,
  { database, bucket }: PartDependencies,
): Promise<void> {
  await bucket.resumeMultipartUpload(key, upload).abort().catch(ignoreGone)
  await deleteFiles([key], { database, bucket })
}

const abandoned = v.array(v.object({ key: v.string(), upload: v.nullable(v.string()) }))

/** Uploads of one round. */
const UPLOADS = 200

interface AbandonedUploads extends PartDependencies {
  readonly run: Run
  /** Epoch milliseconds: uploads that began earlier are abandoned. */
  readonly before: number
  readonly needed: NeededFiles
}

/**
 * Ends abandoned uploads, until none is left or the run is over. If a form has taken such a file, the bucket had joined its parts while the database
 * did not answer: it is checked instead. Rejects when one of the two stores does, after all others were tried.
 */
export async function abortAbandoned({
  database,
  bucket,
  run,
  before,
  needed,
}: AbandonedUploads): Promise<void> {
  const late = "state = 'uploading' AND created < ?1"
  const isNeeded = '(created BETWEEN 1 AND ?3 OR key IN (SELECT value FROM json_each(?2)))'
  const values = [before, JSON.stringify(needed.keys), needed.before]
  const keep = `UPDATE files SET state = 'quarantined', upload = NULL WHERE ${late} AND NOT ${isUnnamed}`
  await runStatements(database, [{ sql: keep, values: [before] }])
  const failures: unknown[] = []
  let after = ''
  await runRounds(run, async () => {
    // An upload that cannot be ended does not block the others.
    const sql = `SELECT key, upload FROM files WHERE ${late} AND NOT ${mayBeLost} AND NOT ${isNeeded} AND key > ?4 ORDER BY key LIMIT ${UPLOADS}`
    const rows = v.parse(abandoned, await readRows(database, { sql, values: [...values, after] }))
    const ended: string[] = []
    await inParallel(rows, WIDTH, async ({ key, upload }) => {
      try {
        if (upload) await bucket.resumeMultipartUpload(key, upload).abort().catch(ignoreGone)
        ended.push(key)
      } catch (error) {
        failures.push(error)
      }
    })
    await deleteFiles(ended, { database, bucket })
    after = rows.at(-1)?.key ?? after
    return rows.length === UPLOADS
  })
  if (failures.length) throw failures[0]
}
