import { toHex } from '../../../core/base/http/signatures.ts'
import type { Statement } from '../../../core/base/sql/statements.ts'

export interface Deletion {
  readonly kind: 'retention' | 'erasure'
  /** Ids of the submissions. */
  readonly ids: readonly string[]
  /** Epoch milliseconds. */
  readonly now: number
}

const named = '(SELECT value FROM json_each(?1))'

/** The digest of a receipt: the SHA-256 of the ids in order, which the receiver of the submissions knows. */
export async function digestOf(ids: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode([...ids].sort().join('\n'))
  return toHex(await crypto.subtle.digest('SHA-256', bytes))
}

/**
 * Deletes submissions with all their rows, and writes the receipt, which contains no personal data (requirement
 * forms/retention). Their files are marked as no longer needed: the schedule removes them within a minute.
 */
export async function deletionStatements({ kind, ids, now }: Deletion): Promise<readonly Statement[]> {
  const list = JSON.stringify(ids)
  const deleteFrom = (table: string, column = 'submission'): Statement => ({
    sql: `DELETE FROM ${table} WHERE ${column} IN ${named}`,
    values: [list],
  })
  return [
    {
      sql: `INSERT INTO receipts (kind, at, counts, digest) SELECT ?2, ?3, json_object(
        'submissions', (SELECT count(*) FROM submissions WHERE id IN ${named}),
        'files', (SELECT count(*) FROM submission_files WHERE submission IN ${named}),
        'mails', (SELECT count(*) FROM inbox WHERE submission IN ${named})), ?4`,
      values: [list, kind, now, await digestOf(ids)],
    },
    {
      sql: `UPDATE files SET created = -?2
        WHERE created > 0 AND key IN (SELECT file FROM submission_files WHERE submission IN ${named})`,
      values: [list, now],
    },
    deleteFrom('submission_files'),
    deleteFrom('outbox'),
    deleteFrom('inbox'),
    deleteFrom('sender_mails'),
    deleteFrom('submission_keys'),
    deleteFrom('submissions', 'id'),
  ]
}
