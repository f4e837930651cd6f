import * as v from 'valibot'
import { readRows, runStatements } from '../../sql/run-statements.ts'
import { savedDraftLife } from '../draft-life.ts'
import { deletionStatements } from './delete-submissions.ts'
import { abortAbandoned } from './part-uploads.ts'
import { askedAt, confirmationLife } from './subscriptions.ts'
import { isUnnamed, mayBeLost } from './unnamed-files.ts'

const DAY = 86_400_000
/** How long answers to a version of a form that is shown no more are read as they were asked. */
const shownFormLife = 30 * DAY
/** Submissions and files in a run. */
const MOST = 200

interface ExpiryDependencies {
  readonly database: D1Database
  readonly bucket: R2Bucket
  /** Epoch milliseconds. */
  readonly now: number
  readonly retentionDays: number
}

const idRows = v.array(v.object({ id: v.string() }))

async function deleteOldSubmissions({ database, now, retentionDays }: ExpiryDependencies): Promise<void> {
  const sql = `SELECT id FROM submissions
    WHERE created < ?1 OR (held = 'unconfirmed' AND created < ?2 AND ${askedAt} < ?2)
    ORDER BY created LIMIT ?3`
  const values = [now - retentionDays * DAY, now - confirmationLife, MOST]
  const old = await readRows(database, { sql, values })
  const ids = v.parse(idRows, old).map(({ id }) => id)
  if (ids.length) await runStatements(database, await deletionStatements({ kind: 'retention', ids, now }))
}

const keyRows = v.array(v.object({ key: v.string() }))

/** The row of a file outlives its bytes: where the bucket fails, the next run tries again. */
async function deleteOrphans({ database, bucket, now }: ExpiryDependencies): Promise<void> {
  const sql = `UPDATE files SET created = 0
    WHERE key IN (SELECT key FROM files WHERE created < ?1 AND state <> 'uploading' AND ${isUnnamed} AND NOT ${mayBeLost} LIMIT ?2) RETURNING key`
  const keys = v.parse(keyRows, await readRows(database, { sql, values: [now - DAY, MOST] }))
  if (!keys.length) return
  const list = keys.map(({ key }) => key)
  await bucket.delete(list)
  const remove = 'DELETE FROM files WHERE key IN (SELECT value FROM json_each(?1))'
  await runStatements(database, [{ sql: remove, values: [JSON.stringify(list)] }])
}

/**
 * Deletes submissions older than the retention, subscriptions that were not confirmed, drafts whose time is over, uploads of
 * nobody older than a day, and keys and audit lines that serve no purpose any more (requirement forms/retention). Rejects when database or bucket does.
 */
export async function deleteExpired(dependencies: ExpiryDependencies): Promise<void> {
  const { database, now, retentionDays } = dependencies
  await deleteOldSubmissions(dependencies)
  await runStatements(database, [
    ...['outbox', 'inbox'].map(table => ({
      sql: `DELETE FROM ${table} WHERE submission IN (SELECT id FROM drafts WHERE until <= ?1)`,
      values: [now],
    })),
    {
      sql: 'DELETE FROM resume_mails WHERE draft IN (SELECT id FROM drafts WHERE until <= ?1)',
      values: [now],
    },
    { sql: 'DELETE FROM drafts WHERE until <= ?1', values: [now] },
    // A draft says with each save that it needs its content, and lives no longer than this after the last one.
    { sql: 'DELETE FROM form_contents WHERE used < ?1', values: [now - savedDraftLife - DAY] },
    { sql: 'DELETE FROM form_versions WHERE used < ?1', values: [now - shownFormLife] },
    { sql: 'DELETE FROM submission_keys WHERE until < ?1', values: [now - DAY] },
    { sql: 'DELETE FROM audit WHERE at < ?1', values: [now - retentionDays * DAY] },
  ])
  await abortAbandoned(dependencies, now - DAY)
  await deleteOrphans(dependencies)
}
