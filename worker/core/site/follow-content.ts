import type { ContentServices } from '../answer/services.ts'
import { within } from '../base/http/deadline.ts'
import { isHeard } from '../content/version/version-store.ts'

const MINUTE = 60_000
/** The schedule looks this often then, in minutes: a single message may still be lost. */
const RARELY = 10
/** Deadline for the durable object (ms). */
const DEADLINE = 1_000

/** Whether messages arrive, and everything that they announced was read. False if that is not known. */
async function isUpToDate({ store }: Pick<ContentServices, 'store'>, now: number): Promise<boolean> {
  const reading = Promise.all([store.heardAt(), store.read()])
  const known = await within<Awaited<typeof reading> | undefined>(reading, DEADLINE, () => undefined).catch(
    () => undefined,
  )
  if (!known) return false
  const [heardAt, { cv, movesCv }] = known
  return isHeard(heardAt, now) && movesCv >= cv
}

/**
 * Requests what was published from the content system, by the schedule: its webhook messages may be lost. Runs each minute; while messages
 * arrive, only each tenth minute, because each request counts against the quota of the content system (requirement caching/schedule).
 */
export async function followOnSchedule(
  content: Pick<ContentServices, 'store' | 'follow'>,
  scheduledAt: number,
): Promise<void> {
  const isTurn = Math.floor(scheduledAt / MINUTE) % RARELY === 0
  if (isTurn || !(await isUpToDate(content, scheduledAt))) await content.follow([])
}
