import { beforeEach, expect, it } from 'vitest'
import { emptyBucket } from '../../../tests/setup/empty-bucket.ts'
import { loopCount } from '../../../tests/setup/loop-count.ts'
import { bucket, database, withMethods } from '../testing/test-stores.ts'
import { deleteUnneeded } from './delete-expired.ts'
import { reconcileFiles } from './reconcile-files.ts'
import { filesOfWaiting } from './waiting-objects.ts'

const DAY = 86_400_000
const SECOND = 1_000
/** Milliseconds for a test that puts many objects. */
const LONG = 120_000
/** More than are read in the time of a run. */
const MANY = loopCount(500, 2)

beforeEach(async () => {
  for (const table of ['files', 'file_walks', 'submission_files', 'submissions'])
    await database.exec(`DELETE FROM ${table}`)
  await emptyBucket(bucket)
})

interface World {
  /** Milliseconds of each read. */
  readonly slow: number
  /** Objects of one page of a list. */
  readonly page: number
}

/** A bucket of many waiting submissions that are read slowly, and a clock that only it advances. */
async function worldOf({ slow, page }: World) {
  let now = Date.now() + 10 * DAY
  let reads = 0
  const counted = withMethods(bucket, {
    list: options => bucket.list({ ...options, limit: page }),
    // The overload without options.
    get: (async (key: string) => {
      now += slow
      reads++
      return bucket.get(key)
    }) as R2Bucket['get'],
  })
  const began = now
  const run = { began, isOver: () => now >= began + 6 * SECOND }
  return { bucket: counted, run, reads: () => reads }
}

async function putWaiting(): Promise<void> {
  const names = Array.from({ length: MANY }, (_, index) => String(index).padStart(5, '0'))
  await Promise.all(
    names.map(name => bucket.put(`pending/${name}.json`, `{"files":[{"key":"files/${name}"}]}`)),
  )
}

async function putFile(name: string): Promise<void> {
  await bucket.put(`files/${name}`, 'x')
  const sql = `INSERT INTO files (key, form, field, filename, type, bytes, created, state)
    VALUES (?1, 'contact', 'cv', 'cv.pdf', 'application/pdf', 1, ?2, 'clean')`
  await database.prepare(sql).bind(`files/${name}`, Date.now()).run()
}

const isThere = async (name: string) => (await bucket.head(`files/${name}`)) !== null

it(
  'of waiting submissions as many are read as the time allows; the others may need any file',
  async () => {
    await putWaiting()
    const world = await worldOf({ slow: (60 * SECOND) / MANY, page: 50 })
    const { before } = await filesOfWaiting(world.bucket, world.run)
    expect(world.reads()).toBeLessThan(MANY / 5)
    expect(before).toBeGreaterThan(world.run.began)
  },
  LONG,
)

it('a file that a submission has which was not read stays, with its row and without', {
  tags: ['full'],
  timeout: LONG,
}, async () => {
  await putWaiting()
  const last = String(MANY - 1).padStart(5, '0')
  await putFile(last)
  await bucket.put('files/no-row', 'x')
  const world = await worldOf({ slow: (60 * SECOND) / MANY, page: 50 })
  await deleteUnneeded({ database, ...world })
  await reconcileFiles({ database, ...world, log: () => undefined })
  expect([await isThere(last), await isThere('no-row')]).toEqual([true, true])
})

it(
  'all are read where there is time, and what none of them names goes',
  async () => {
    await putWaiting()
    await putFile('nobody')
    await putFile('00001')
    const world = await worldOf({ slow: 1, page: 50 })
    await deleteUnneeded({ database, ...world })
    expect(world.reads()).toBe(MANY)
    expect([await isThere('nobody'), await isThere('00001')]).toEqual([false, true])
  },
  LONG,
)
