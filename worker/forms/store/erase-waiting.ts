import * as v from 'valibot'
import { readRows, runStatements } from '../../sql/run-statements.ts'
import { inParallel } from '../in-parallel.ts'
import { digestOf } from './delete-submissions.ts'
import { parseBody, pendingSchema } from './submission-schema.ts'
import { isUnnamed } from './unnamed-files.ts'
import { fileKeysIn, pagesOf, pendingFolder, refusedFolder, WIDTH } from './waiting-objects.ts'

const plain = (word: string): string => word.trim().toLowerCase()

const inWord = /[\p{L}\p{N}_%+@-]/u

/** Whether a text has a word that is no part of a longer one. */
export function hasWord(text: string, word: string): boolean {
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const [before, after] = [lower[at - 1] ?? '', lower[at + word.length] ?? '']
    if (!inWord.test(before) && !inWord.test(after)) return true
  }
  return false
}

/** The values of a submission that waits, in lower case; undefined where the text is none. */
function valuesIn(text: string): readonly string[] | undefined {
  try {
    const { submission } = parseBody(pendingSchema, text)
    const { id, reference, email = '', values, mails } = submission
    return [id, reference, email, ...Object.values(values).flat(), ...mails.map(({ to }) => to)].map(plain)
  } catch {
    return undefined
  }
}

/** Whether an object has one of the words. */
function isMeant(name: string, text: string, words: readonly string[]): boolean {
  const values = name.startsWith(pendingFolder) ? valuesIn(text) : undefined
  if (values) return words.some(word => values.includes(word))
  return words.some(word => hasWord(text, word) || hasWord(text, JSON.stringify(word).slice(1, -1)))
}

interface EraseDependencies {
  readonly database: D1Database
  readonly bucket: R2Bucket
  /** Epoch milliseconds. */
  readonly now: number
}

/** Deletes an object, and marks the files that nobody else has. */
async function eraseObject({ database, bucket, now }: EraseDependencies, name: string, text: string) {
  await bucket.delete(name)
  const sql = `UPDATE files SET created = -?2 WHERE created > 0
    AND key IN (SELECT value FROM json_each(?1)) AND ${isUnnamed}`
  await runStatements(database, [{ sql, values: [JSON.stringify(fileKeysIn(text)), now] }])
}

const orders = v.array(
  v.object({ id: v.number(), words: v.pipe(v.string(), v.parseJson(), v.array(v.string())) }),
)

/** Carries out what was ordered, and leaves a receipt. Rejects when one of the stores does, after all others were tried; the next run tries again. */
export async function eraseWaiting(dependencies: EraseDependencies): Promise<void> {
  const { database, bucket, now } = dependencies
  const ordered = v.parse(
    orders,
    await readRows(database, { sql: 'SELECT id, words FROM erasures', values: [] }),
  )
  if (!ordered.length) return
  const words = [...new Set(ordered.flatMap(order => order.words))]
  const erased: string[] = []
  const failures: unknown[] = []
  const look = async ({ key: name }: R2Object) => {
    const text = (await (await bucket.get(name))?.text()) ?? ''
    if (!isMeant(name, text, words)) return
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
    // What could not be looked at is looked at again.
    {
      sql: 'DELETE FROM erasures WHERE ?2 = 0 AND id IN (SELECT value FROM json_each(?1))',
      values: [ids, failures.length],
    },
  ])
  if (failures.length) throw failures[0]
}
