import type { Feature } from '../answer/feature.ts'
import type { Services } from '../answer/services.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import { followOnSchedule } from './follow-content.ts'

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
