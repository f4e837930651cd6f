import type { WaitingCounts } from '../../../core/answer/stored-state.ts'
import { sentAt } from './waiting-objects.ts'

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
