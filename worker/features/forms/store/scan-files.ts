import * as v from 'valibot'
import { type Run, runRounds } from '../../../core/base/sql/expiry.ts'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'
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

const rows = v.array(
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
    const found = v.parse(rows, await readRows(database, { sql, values }))
    for (const row of found) {
      await scanFile(row, dependencies).catch(onFailure)
      after = [row.created, row.key]
      if (run.isOver()) break
    }
    return found.length === FILES
  })
}
