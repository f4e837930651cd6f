import * as v from 'valibot'
import { readRows, runStatements } from '../../sql/run-statements.ts'
import type { FileScanner, Verdict } from '../file-scanner.ts'
import type { FileToScan } from '../file-to-scan.ts'

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

/** Has one file checked, and keeps the verdict. A file of another size than it should have is refused. Rejects when a store or the check does. */
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

/** Files in a run. */
const MOST = 50
/** Milliseconds after which a file that was received counts as one whose check failed then. */
const PATIENCE = 60_000

const rows = v.array(v.object({ key: v.string(), filename: v.string(), type: v.string(), bytes: v.number() }))

/** Has the files checked whose check failed when they were received. Rejects when the database does; one check that fails keeps no other. */
export async function scanWaiting(
  dependencies: ScanDependencies & { readonly now: number; readonly onFailure: (error: unknown) => void },
): Promise<void> {
  const { database, now, onFailure } = dependencies
  const sql = `SELECT key, filename, type, bytes FROM files
    WHERE state = 'quarantined' AND created > 0 AND created < ?1 ORDER BY created LIMIT ?2`
  for (const row of v.parse(rows, await readRows(database, { sql, values: [now - PATIENCE, MOST] })))
    await scanFile(row, dependencies).catch(onFailure)
}
