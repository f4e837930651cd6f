import * as v from 'valibot'
import { type Run, runRounds } from '../../../core/base/sql/expiry.ts'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'
import type { FileToScan } from '../file-ends/has-end.ts'
import type { FileScanner, Verdict } from '../file-scanner.ts'
import type { SubmittedFile } from '../submission.ts'
import type { NewFile } from '../upload-parts.ts'
import { fileFolder, fileMetadata } from './bucket-files.ts'

interface ScanDependencies {
  readonly database: D1Database
  readonly bucket: R2Bucket
  readonly scanner: FileScanner
}

type Row = Pick<FileToScan, 'key' | 'filename' | 'type' | 'bytes'>

const readFrom =
  (bucket: R2Bucket, key: string): FileToScan['read'] =>
  async range => {
    const part = await bucket.get(key, { range: 'suffix' in range ? range : { offset: 0, ...range } })
    if (!part || !('arrayBuffer' in part)) throw new Error('the file is gone')
    return new Uint8Array(await part.arrayBuffer())
  }

const openFrom = (bucket: R2Bucket, key: string) => async () => {
  const stored = await bucket.get(key)
  if (!stored) throw new Error('the file is gone')
  return stored.body
}

/** Has one file checked, and stores the verdict. A file of another size than expected is refused. Rejects when a store or the check does. */
export async function scanFile(row: Row, { database, bucket, scanner }: ScanDependencies): Promise<Verdict> {
  const stored = await bucket.head(row.key)
  const isWhole = stored?.size === row.bytes
  const { key } = row
  const file = { ...row, read: readFrom(bucket, key), open: openFrom(bucket, key) }
  const verdict = isWhole ? await scanner.scan(file) : 'refused'
  const sql = "UPDATE files SET state = ?2 WHERE key = ?1 AND state = 'quarantined'"
  await runStatements(database, [{ sql, values: [row.key, verdict] }])
  return verdict
}

/** Files of one round. */
const FILES = 50
/** Milliseconds after which the check of a received file counts as failed. */
const PATIENCE = 60_000

const waitingRows = v.array(
  v.object({
    key: v.string(),
    filename: v.string(),
    type: v.string(),
    bytes: v.number(),
    created: v.number(),
  }),
)

interface WaitingFiles extends ScanDependencies {
  readonly run: Run
  readonly onFailure: (error: unknown) => void
}

/**
 * Has files checked whose check failed when they were received, the oldest first, until all were tried or the run is over. Rejects when the
 * database does; one failed check does not stop the others.
 */
export async function scanWaiting(dependencies: WaitingFiles): Promise<void> {
  const { database, run, onFailure } = dependencies
  let after: readonly [number, string] = [0, '']
  const sql = `SELECT key, filename, type, bytes, created FROM files
    WHERE state = 'quarantined' AND created > 0 AND (created, key) > (?1, ?2) AND created < ?3 ORDER BY created, key LIMIT ${FILES}`
  await runRounds(run, async () => {
    const values = [...after, run.began - PATIENCE]
    const found = v.parse(waitingRows, await readRows(database, { sql, values }))
    for (const row of found) {
      await scanFile(row, dependencies).catch(onFailure)
      after = [row.created, row.key]
      if (run.isOver()) break
    }
    return found.length === FILES
  })
}

interface UploadDependencies {
  readonly database: D1Database
  readonly bucket: R2Bucket
  readonly now: number
  readonly newId: () => string
  readonly scanner: FileScanner
}

/** The bucket takes bodies of a known length only; one of another length rejects. */
export function withLength(body: ReadableStream<Uint8Array>, bytes: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(bytes)
  // The bucket, which reads the other end, rejects with the same reason.
  void body.pipeTo(writable).catch(() => undefined)
  return readable
}

/**
 * Stores one file, and has it checked; `refused` for one that the check refuses. Its row is written first: if writing the bytes then
 * fails, the schedule removes the row like that of any file without a submission. If the check gives no verdict, the file stays in
 * quarantine. Rejects when one of the two stores does.
 */
export async function storeFile(
  file: NewFile,
  { database, bucket, now, newId, scanner }: UploadDependencies,
): Promise<SubmittedFile | 'refused'> {
  const { form, field, filename, type, bytes } = file
  const key = `${fileFolder}${newId()}`
  const sql =
    "INSERT INTO files (key, form, field, filename, type, bytes, created, state) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'quarantined')"
  await runStatements(database, [{ sql, values: [key, form, field, filename, type, bytes, now] }])
  const body = file.body instanceof ArrayBuffer ? file.body : withLength(file.body, bytes)
  await bucket.put(key, body, { httpMetadata: { contentType: type }, customMetadata: fileMetadata(file) })
  const row = { key, filename, type, bytes }
  const verdict = await scanFile(row, { database, bucket, scanner }).catch(() => 'unknown')
  return verdict === 'refused' ? 'refused' : { field, ...row }
}

const rows = v.array(
  v.object({ field: v.string(), key: v.string(), filename: v.string(), type: v.string(), bytes: v.number() }),
)

/** The files of a form with these keys, in the order of the keys. Rejects when the database does. */
export async function findFiles(
  database: D1Database,
  form: string,
  keys: readonly string[],
): Promise<readonly SubmittedFile[]> {
  const sql = `SELECT field, key, filename, type, bytes FROM files
    WHERE form = ?1 AND created > 0 AND state IN ('quarantined', 'clean') AND key IN (SELECT value FROM json_each(?2))`
  const found = v.parse(rows, await readRows(database, { sql, values: [form, JSON.stringify(keys)] }))
  return keys.flatMap(key => found.find(file => file.key === key) ?? [])
}
