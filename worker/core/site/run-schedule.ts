import { formScheduleDependencies } from '../../features/forms/form-dependencies.ts'
import { runFormSchedule } from '../../features/forms/run-form-schedule.ts'
import { keepPriceLedgers } from '../../features/prices/keep-price-ledgers.ts'
import { refreshRates } from '../../features/prices/refresh-rates.ts'
import { keepSearch } from '../../features/search/keep-search.ts'
import { tidySearch } from '../../features/search/tidy-search.ts'
import type { Services } from '../answer/services.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import { ledgerDatabase } from '../platform/price-ledger/ledger-database.ts'
import { deleteRecords } from './delete-records.ts'
import { followOnSchedule } from './follow-content.ts'
import { networkOf, type SiteDependencies } from './site-dependencies.ts'

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
