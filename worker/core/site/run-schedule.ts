import type { Feature } from '../answer/feature.ts'
import type { ContentServices, Services } from '../answer/services.ts'
import { within } from '../base/http/deadline.ts'
import { reasonOf } from '../base/log/reason-of.ts'
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
async function followOnSchedule(
  content: Pick<ContentServices, 'store' | 'follow'>,
  scheduledAt: number,
): Promise<void> {
  const isTurn = Math.floor(scheduledAt / MINUTE) % RARELY === 0
  if (isTurn || !(await isUpToDate(content, scheduledAt))) await content.follow([])
}

/** As `wrangler.toml` names it. */
const RATES_SCHEDULE = '23 */6 * * *'

type Task = ((services: Services) => Promise<unknown>) | undefined

const runAll = (tasks: readonly Task[], services: Services) => Promise.all(tasks.map(run => run?.(services)))

/** Follows what was published, then updates what is derived from the content. */
async function followContent(scheduledAt: number, services: Services, features: readonly Feature[]) {
  // The run continues where the content system does not answer.
  const failed = (error: unknown) =>
    services.dependencies.log({ event: 'changes-failed', reason: reasonOf(error) })
  await followOnSchedule(services.content, scheduledAt).catch(failed)
  await Promise.all([
    services.content.fillListing(),
    services.content.fillRedirects(),
    runAll(
      features.map(({ afterContent }) => afterContent),
      services,
    ),
  ])
}

/** Runs the tasks that are due. Failures are logged, and the next run tries again. */
export async function runSchedule(
  { cron, scheduledTime }: ScheduledController,
  services: Services,
  features: readonly Feature[],
): Promise<void> {
  if (cron === RATES_SCHEDULE)
    await runAll(
      features.map(({ eachSixHours }) => eachSixHours),
      services,
    )
  // Features deliver submissions and delete old rows even while the content system does not answer.
  else
    await Promise.all([
      followContent(scheduledTime, services, features),
      runAll(
        features.map(({ eachMinute }) => eachMinute),
        services,
      ),
    ])
}
