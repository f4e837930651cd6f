import type { WaitingCounts } from '../../../core/answer/stored-state.ts'
import type { Run } from '../../../core/base/sql/expiry.ts'
import { inParallel } from '../in-parallel.ts'

/** Folder of the bucket for submissions that the database did not take. */
export const pendingFolder = 'pending/'
/** Folder for pending objects that cannot be read, each named by the time at which it was sent: a person has to check them. */
export const refusedFolder = 'refused/'

/** A worker has six connections. */
export const WIDTH = 5

/** All objects below a folder, page by page: objects that are not removed do not prevent others from being reached. */
export async function* pagesOf(bucket: R2Bucket, prefix: string): AsyncGenerator<readonly R2Object[]> {
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) })
    yield page.objects
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
}

/** Epoch milliseconds at which the submission of an object was sent. */
export function sentAt({ key, uploaded }: Pick<R2Object, 'key' | 'uploaded'>): number {
  const [, time] = /^refused\/(\d{13})-/.exec(key) ?? []
  return time ? Number(time) : uploaded.getTime()
}

/** The keys of files that any text names. */
export const fileKeysIn = (text: string): readonly string[] => text.match(/files\/[\w-]+/g) ?? []

/** The files that the objects of both folders need. */
export interface NeededFiles {
  readonly keys: readonly string[]
  /** An object that was not read may need any file from before this time; epoch milliseconds, 0 if all were read. */
  readonly before: number
}

/** The time for objects that were not even listed: they may need any file. */
const always = Number.MAX_SAFE_INTEGER

/**
 * The files that submissions in the bucket name, including unreadable ones. Objects that the run has no time to read count as unreadable. Rejects
 * when the bucket gives no list.
 */
export async function filesOfWaiting(bucket: R2Bucket, run: Run): Promise<NeededFiles> {
  const keys = new Set<string>()
  let before = 0
  for (const folder of [pendingFolder, refusedFolder])
    for await (const objects of pagesOf(bucket, folder)) {
      if (objects.length && run.isOver()) return { keys: [...keys], before: always }
      await inParallel(objects, WIDTH, async object => {
        try {
          if (run.isOver()) throw new Error('the time of the run is over')
          const text = (await (await bucket.get(object.key))?.text()) ?? ''
          for (const key of fileKeysIn(text)) keys.add(key)
        } catch {
          before = Math.max(before, object.uploaded.getTime())
        }
      })
    }
  return { keys: [...keys], before }
}

/** Deletes the objects of both folders that were sent before a time. Rejects when the bucket does. */
export async function deleteWaiting(bucket: R2Bucket, before: number): Promise<void> {
  for (const folder of [pendingFolder, refusedFolder])
    for await (const objects of pagesOf(bucket, folder)) {
      const old = objects.filter(object => sentAt(object) < before).map(({ key }) => key)
      if (old.length) await bucket.delete(old)
    }
}

const DAY = 86_400_000

/** Counts the objects below a folder, at most as many as one listing returns. Rejects when the bucket does. */
export async function countWaiting(bucket: R2Bucket, prefix: string, now: number): Promise<WaitingCounts> {
  const { objects, truncated } = await bucket.list({ prefix })
  const times = objects.map(sentAt)
  const since = (time: number) => times.filter(sent => sent >= time).length
  return {
    count: times.length,
    ofLastDay: since(now - DAY),
    ofLastWeek: since(now - 7 * DAY),
    oldest: times.length ? Math.min(...times) : undefined,
    isMore: truncated,
  }
}
