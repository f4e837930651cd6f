import { runFormSchedule } from '../forms/run-form-schedule.ts'
import type { Services } from '../handlers/services.ts'
import { reasonOf } from '../log/reason-of.ts'
import { ledgerDatabase } from '../platform/price-ledger/ledger-database.ts'
import { refreshRates } from '../platform/refresh-rates.ts'
import { deleteRecords } from './delete-records.ts'
import { followOnSchedule } from './follow-content.ts'
import { formScheduleDependencies } from './form-dependencies.ts'
import { keepPriceLedgers } from './keep-price-ledgers.ts'
import { keepSearch } from './keep-search.ts'
import { networkOf, type SiteDependencies } from './site-dependencies.ts'
import { tidySearch } from './tidy-search.ts'

/** As `wrangler.toml` names it. */
const RATES_SCHEDULE = '23 */6 * * *'

interface ScheduleContext {
  readonly bindings: Cloudflare.Env
  readonly services: Services
  readonly dependencies: SiteDependencies
}

/** Follows what was published, then brings up to date what is made of the content: ledgers of prices, index, search. */
async function followContent(scheduledAt: number, { bindings, services, dependencies }: ScheduleContext) {
  // Where the content system does not answer, the run goes on.
  const failed = (error: unknown) => dependencies.log({ event: 'changes-failed', reason: reasonOf(error) })
  await followOnSchedule(services, scheduledAt).catch(failed)
  await Promise.all([
    keepPriceLedgers(ledgerDatabase(bindings.DB, services.environment), { services, dependencies }),
    services.fillListing(),
    services.fillRedirects(),
    keepSearch(services, dependencies),
  ])
}

/** Submissions are delivered, and old ones deleted, whether or not the content system answers. */
async function runEachMinute(scheduledAt: number, context: ScheduleContext): Promise<void> {
  const { bindings, services, dependencies } = context
  const forms = formScheduleDependencies(bindings, context)
  const retentionDays = services.environment.EVENT_RETENTION_DAYS
  await Promise.all([
    followContent(scheduledAt, context),
    forms && runFormSchedule(forms),
    deleteRecords({ ...dependencies, bindings, retentionDays }),
  ])
}

/** Reads the exchange rates of the central bank, and deletes what the search does not need any more. */
async function runEachSixHours({ services, dependencies }: ScheduleContext): Promise<void> {
  const { now, log } = dependencies
  const { kv, environment } = services
  const rates = { kv, fetch: networkOf(dependencies), url: environment.RATES_URL, now, log }
  await Promise.all([refreshRates(rates), tidySearch(services, dependencies)])
}

/** Runs what is due. Of what fails, the log says so, and the next run tries again. */
export const runSchedule = (
  { cron, scheduledTime }: ScheduledController,
  context: ScheduleContext,
): Promise<void> =>
  cron === RATES_SCHEDULE ? runEachSixHours(context) : runEachMinute(scheduledTime, context)
