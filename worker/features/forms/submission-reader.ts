import * as v from 'valibot'
import type { OutboxCounts } from '../../core/answer/stored-state.ts'
import { within } from '../../core/base/http/deadline.ts'
import type { Log } from '../../core/base/log/events.ts'
import { readRows, runStatements } from '../../core/base/sql/statements.ts'
import { auditStatement } from './store/audit.ts'
import { failureClass } from './store/failure-class.ts'

const counts = v.object({
  waiting: v.number(),
  failed: v.number(),
  heldMails: v.number(),
  undeliverable: v.number(),
  held: v.number(),
  missingFiles: v.number(),
  removedFiles: v.number(),
  keptFiles: v.number(),
})

const sql = `SELECT
  (SELECT count(*) FROM outbox WHERE state = 'waiting') AS waiting,
  (SELECT count(*) FROM outbox WHERE state = 'failed') AS failed,
  (SELECT count(*) FROM outbox WHERE state = 'held') AS heldMails,
  (SELECT count(*) FROM outbox WHERE state = 'undeliverable') AS undeliverable,
  (SELECT count(*) FROM submissions WHERE held IS NOT NULL AND held <> 'unconfirmed') AS held,
  (SELECT count(*) FROM files WHERE missing IS NOT NULL) AS missingFiles,
  coalesce((SELECT removed FROM file_walks), 0) AS removedFiles,
  coalesce((SELECT kept FROM file_walks), 0) AS keptFiles`

/** Rejects when the database does. */
async function countOutbox(database: D1Database): Promise<OutboxCounts> {
  const [row] = await readRows(database, { sql, values: [] })
  return v.parse(counts, row)
}

/** Milliseconds for the database. */
const DEADLINE = 1_000

export interface OpenedFile {
  readonly filename: string
  readonly type: string
  readonly bytes: number
  readonly body: ReadableStream
}

/** A file that cannot be opened: it waits for its check, it was refused, or a store does not answer. */
type Unopened = 'quarantined' | 'refused' | 'failed'

interface FileQuestion {
  /** Key in the bucket. */
  readonly key: string
  /** Id of the submission that the link names. */
  readonly submission: string
}

/** Reads visitors' submissions, for their receivers and for operators. No method throws. */
interface SubmissionReader {
  /** A file of a submission that passed its check, once the audit has its line; undefined if there is none. */
  openFile(question: FileQuestion): Promise<OpenedFile | Unopened | undefined>
  /** Undefined where there is no database. */
  countOutbox(): Promise<OutboxCounts | 'failed' | undefined>
}

interface ReaderBindings {
  readonly DB?: D1Database | undefined
  readonly UPLOADS?: R2Bucket | undefined
}

const files = v.array(
  v.object({
    filename: v.string(),
    type: v.string(),
    bytes: v.number(),
    state: v.picklist(['uploading', 'quarantined', 'clean', 'refused']),
  }),
)

/** The row of a file that belongs to the submission; the audit has its line then. */
async function admitReading(database: D1Database, { key, submission }: FileQuestion, now: number) {
  const own = `FROM files f JOIN submission_files s ON s.file = f.key WHERE f.key = ?1 AND s.submission = ?2`
  const [rows] = await runStatements(database, [
    { sql: `SELECT f.filename, f.type, f.bytes, f.state ${own}`, values: [key, submission] },
    auditStatement({ ids: [submission], reader: 'link', action: 'file', now }),
  ])
  return v.parse(files, rows)[0]
}

export function createSubmissionReader(
  { DB: database, UPLOADS: bucket }: ReaderBindings,
  { now, log }: { readonly now: () => number; readonly log: Log },
): SubmissionReader {
  return {
    async openFile(question) {
      if (!database || !bucket) return undefined
      try {
        const file = await within(admitReading(database, question, now()), DEADLINE)
        if (file && file.state !== 'clean') return file.state === 'refused' ? 'refused' : 'quarantined'
        const stored = file && (await bucket.get(question.key))
        return stored ? { ...file, body: stored.body } : undefined
      } catch (error) {
        log({ event: 'form-store-failed', action: 'openFile', reason: failureClass(error) })
        return 'failed'
      }
    },
    async countOutbox() {
      try {
        return database && (await within(countOutbox(database), DEADLINE))
      } catch {
        return 'failed'
      }
    },
  }
}
