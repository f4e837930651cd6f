import * as v from 'valibot'
import { readRows, runStatements } from '../../../core/base/sql/statements.ts'
import { inParallel } from '../in-parallel.ts'
import { findIn, isNamedIn, type Sought, soughtSchema } from '../sought.ts'
import { digestOf } from './delete-submissions.ts'
import { isUnnamed } from './expiries.ts'
import { parseBody, pendingSchema } from './submission-schema.ts'
import { fileKeysIn, pagesOf, pendingFolder, refusedFolder, WIDTH } from './waiting-objects.ts'

/** Whether an object is a person's. */
function isTheirs(name: string, text: string, sought: readonly Sought[]): boolean {
  try {
    const { submission } = parseBody(pendingSchema, name.startsWith(pendingFolder) ? text : '')
    return sought.some(person => findIn(person, submission) === 'whole')
  } catch {
    return sought.some(person => isNamedIn(person, text))
  }
}

interface EraseDependencies {
  readonly database: D1Database
  readonly bucket: R2Bucket
  /** Epoch milliseconds. */
  readonly now: number
}

/** Deletes an object, and marks the files that no other row names. */
async function eraseObject({ database, bucket, now }: EraseDependencies, name: string, text: string) {
  await bucket.delete(name)
  const sql = `UPDATE files SET created = -?2 WHERE created > 0
    AND key IN (SELECT value FROM json_each(?1)) AND ${isUnnamed}`
  await runStatements(database, [{ sql, values: [JSON.stringify(fileKeysIn(text)), now] }])
}

const orders = v.array(v.object({ id: v.number(), sought: v.pipe(v.string(), v.parseJson(), soughtSchema) }))

/**
 * Executes the ordered erasures, and leaves a receipt. Rejects when one of the stores does, after all others were tried; the next run tries again.
 */
export async function eraseWaiting(dependencies: EraseDependencies): Promise<void> {
  const { database, bucket, now } = dependencies
  const ordered = v.parse(
    orders,
    await readRows(database, { sql: 'SELECT id, sought FROM erasures', values: [] }),
  )
  if (!ordered.length) return
  const sought = ordered.map(order => order.sought)
  const erased: string[] = []
  const failures: unknown[] = []
  const look = async ({ key: name }: R2Object) => {
    const text = (await (await bucket.get(name))?.text()) ?? ''
    if (!isTheirs(name, text, sought)) return
    await eraseObject(dependencies, name, text)
    erased.push(name)
  }
  for (const folder of [pendingFolder, refusedFolder])
    for await (const objects of pagesOf(bucket, folder))
      await inParallel(objects, WIDTH, object => look(object).catch(error => failures.push(error)))
  const ids = JSON.stringify(ordered.map(({ id }) => id))
  await runStatements(database, [
    {
      sql: `INSERT INTO receipts (kind, at, counts, digest)
        SELECT 'erasure', ?1, json_object('waiting', CAST(?2 AS INTEGER)), ?3 WHERE ?2 > 0`,
      values: [now, erased.length, await digestOf(erased)],
    },
    // Objects that could not be read are read again.
    {
      sql: 'DELETE FROM erasures WHERE ?2 = 0 AND id IN (SELECT value FROM json_each(?1))',
      values: [ids, failures.length],
    },
  ])
  if (failures.length) throw failures[0]
}
