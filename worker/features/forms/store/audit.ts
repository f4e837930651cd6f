import type { Statement } from '../../../core/base/sql/statements.ts'

export interface Reading {
  /** Ids of the submissions. */
  readonly ids: readonly string[]
  /** The command, or the holder of a link to a file. */
  readonly reader: 'cli' | 'link'
  readonly action: 'show' | 'export' | 'file'
  /** Epoch milliseconds. */
  readonly now: number
}

/** Writes a line for each submission that is read (requirement forms/audit). */
export const auditStatement = ({ ids, reader, action, now }: Reading): Statement => ({
  sql: `INSERT INTO audit (submission, reader, action, at) SELECT value, ?2, ?3, ?4 FROM json_each(?1)`,
  values: [JSON.stringify(ids), reader, action, now],
})
