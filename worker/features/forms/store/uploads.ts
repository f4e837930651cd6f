import * as v from 'valibot'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'
import type { FileScanner } from '../file-scanner.ts'
import type { SubmittedFile } from '../submission.ts'
import type { NewFile } from '../upload-parts.ts'
import { fileFolder, fileMetadata } from './bucket-files.ts'
import { scanFile } from './scan-files.ts'

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
