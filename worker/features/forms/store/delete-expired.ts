import * as v from 'valibot'
import { deleteOverdue, type Expiry, isOver, type Run, runRounds } from '../../../core/base/sql/expiry.ts'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'
import { deletionStatements } from './delete-submissions.ts'
import { endedDrafts, isUnnamed, mayBeLost, oldSubmissions, plainRows, unconfirmed } from './expiries.ts'
import { forgetOrdersStatement } from './outbox-statements.ts'
import { abortAbandoned, deleteFiles } from './part-uploads.ts'
import { filesOfWaiting, type NeededFiles } from './waiting-objects.ts'

const DAY = 86_400_000
/** Maximum submissions or drafts of one round, with all their rows. */
const WHOLES = 500
/** Files of one round: as many as the bucket deletes at once. */
const FILES = 1_000

interface ExpiryDependencies {
  readonly database: D1Database
  readonly run: Run
  readonly retentionDays: number
}

type WithBucket = Omit<ExpiryDependencies, 'retentionDays'> & { readonly bucket: R2Bucket }

const idRows = v.array(v.object({ id: v.string() }))
const keyRows = v.array(v.object({ key: v.string() }))

/** Processes expired rows, by their ids. */
const eachOverdue = (
  { database, run }: ExpiryDependencies,
  expiry: Expiry,
  work: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> =>
  runRounds(run, async () => {
    const sql = `SELECT id FROM ${expiry.table} WHERE ${isOver(expiry)} LIMIT ${WHOLES}`
    const rows = await readRows(database, { sql, values: [run.began - expiry.life] })
    const ids = v.parse(idRows, rows).map(({ id }) => id)
    if (ids.length) await work(ids)
    return ids.length === WHOLES
  })

const deleteSubmissions = (dependencies: ExpiryDependencies, expiry: Expiry) =>
  eachOverdue(dependencies, expiry, async ids => {
    const statements = await deletionStatements({ kind: 'retention', ids, now: dependencies.run.began })
    await runStatements(dependencies.database, statements)
  })

const deleteDrafts = (dependencies: ExpiryDependencies) =>
  eachOverdue(dependencies, endedDrafts, ids => {
    const named = 'IN (SELECT value FROM json_each(?1))'
    const statements = [
      `DELETE FROM outbox WHERE submission ${named}`,
      `DELETE FROM inbox WHERE submission ${named}`,
      `DELETE FROM resume_mails WHERE draft ${named}`,
      `DELETE FROM drafts WHERE id ${named}`,
    ]
    return runStatements(
      dependencies.database,
      statements.map(sql => ({ sql, values: [JSON.stringify(ids)] })),
    )
  })

/**
 * Marks the files that no row names, with the time as a negative number: no form finds them any more. The bucket's pending submissions were read
 * before, so that the rows include a submission that is imported meanwhile.
 */
const markUnnamed = ({ database, run }: WithBucket, { keys, before }: NeededFiles) =>
  runRounds(run, async () => {
    const sql = `UPDATE files SET created = -?4 WHERE key IN (SELECT key FROM files
      WHERE created < ?1 AND created > ?2 AND state <> 'uploading' AND ${isUnnamed} AND NOT ${mayBeLost}
        AND key NOT IN (SELECT value FROM json_each(?3)) LIMIT ${FILES}) RETURNING key`
    const values = [run.began - DAY, Math.max(0, before), JSON.stringify(keys), run.began]
    return v.parse(keyRows, await readRows(database, { sql, values })).length === FILES
  })

/** Deletes the files that are marked, unless a submission or draft has one all the same. */
const deleteMarked = ({ database, bucket, run }: WithBucket) =>
  runRounds(run, async () => {
    const sql = `SELECT key FROM files WHERE created <= 0 AND state <> 'uploading' AND ${isUnnamed} LIMIT ${FILES}`
    const rows = v.parse(keyRows, await readRows(database, { sql, values: [] }))
    await deleteFiles(
      rows.map(({ key }) => key),
      { database, bucket },
    )
    return rows.length === FILES
  })

const late = v.tuple([v.object({ any: v.number() })])

/**
 * Deletes uploads that no submission and no draft names after a day, and received parts of abandoned uploads. Rejects when one of the stores does.
 */
export async function deleteUnneeded(dependencies: WithBucket): Promise<void> {
  const { database, bucket, run } = dependencies
  const before = run.began - DAY
  const sql = `SELECT EXISTS (SELECT 1 FROM files WHERE created < ?1 AND (state = 'uploading' OR ${isUnnamed}) AND NOT ${mayBeLost}) AS any`
  if (!v.parse(late, await readRows(database, { sql, values: [before] }))[0].any) return
  const needed = await filesOfWaiting(bucket, run)
  await markUnnamed(dependencies, needed)
  await Promise.all([deleteMarked(dependencies), abortAbandoned({ database, bucket, run, before, needed })])
}

/**
 * The steps of the deletion by age in the database (requirement forms/retention). They do not depend on each other. Each rejects when the database
 * does.
 */
export const rowSteps = (
  dependencies: ExpiryDependencies,
): Readonly<Record<string, () => Promise<unknown>>> => {
  const { database, run, retentionDays } = dependencies
  return {
    submissions: () => deleteSubmissions(dependencies, oldSubmissions(retentionDays)),
    subscriptions: () => deleteSubmissions(dependencies, unconfirmed),
    drafts: () => deleteDrafts(dependencies),
    orders: () => runStatements(database, [forgetOrdersStatement(run.began)]),
    ...Object.fromEntries(
      plainRows(retentionDays).map(expiry => [expiry.table, () => deleteOverdue(database, expiry, run)]),
    ),
  }
}
