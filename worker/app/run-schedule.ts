import { deleteOldReceipts } from '../consent/store-receipt.ts'
import { deleteOldEvents } from '../events/event-store.ts'
import { deleteOldVisitors } from '../experiments/count-visitors.ts'
import { runFormSchedule } from '../forms/run-form-schedule.ts'
import type { Services } from '../handlers/services.ts'
import { reasonOf } from '../log/reason-of.ts'
import { ledgerDatabase } from '../platform/price-ledger/ledger-database.ts'
import { refreshRates } from '../platform/refresh-rates.ts'
import { followOnSchedule } from './follow-content.ts'
import { formScheduleDependencies } from './form-dependencies.ts'
import { keepPriceLedgers } from './keep-price-ledgers.ts'
import { keepSearch } from './keep-search.ts'
import { networkOf, type SiteDependencies } from './site-dependencies.ts'
import { tidySearch } from './tidy-search.ts'

/** As `wrangler.toml` names it. */
const RATES_SCHEDULE = '23 */6 * * *'

type ScheduleFailure = 'changes-failed' | 'events-not-deleted' | 'consent-receipts-not-deleted'

interface ScheduleContext {
  readonly bindings: Cloudflare.Env
  readonly services: Services
  readonly dependencies: SiteDependencies
}

/** What logs a failure. */
const logAs =
  (event: ScheduleFailure, { log }: SiteDependencies) =>
  (error: unknown) =>
    log({ event, reason: reasonOf(error) })

/** The databases that may hold events and receipts: `DB` held them before they had one of their own, and loses them by age. */
const recordsOf = ({ RECORDS: records, DB: former }: Cloudflare.Env): readonly D1Database[] =>
  [records, former].flatMap(database => database ?? [])

/** Deletes what is older than the retention of events. */
function deleteExpiredEvents({ bindings, services, dependencies }: ScheduleContext) {
  const retention = { now: dependencies.now(), retentionDays: services.environment.EVENT_RETENTION_DAYS }
  return Promise.all([
    ...recordsOf(bindings).map(database => deleteOldEvents(database, retention)),
    bindings.RECORDS && deleteOldVisitors(bindings.RECORDS, retention),
  ])
}

/** Follows what was published, then brings up to date what is made of the content: ledgers of prices, index, search. */
async function followContent(scheduledAt: number, { bindings, services, dependencies }: ScheduleContext) {
  // Where the content system does not answer, the run goes on.
  await followOnSchedule(services, scheduledAt).catch(logAs('changes-failed', dependencies))
  await Promise.all([
    keepPriceLedgers(ledgerDatabase(bindings.DB, services.environment), { services, dependencies }),
    services.fillListing(),
    services.fillRedirects(),
    keepSearch(services, dependencies),
  ])
}

/** Submissions are delivered, and old ones deleted, whether or not the content system answers. */
async function runEachMinute(scheduledAt: number, context: ScheduleContext): Promise<void> {
  const forms = formScheduleDependencies(context.bindings, context)
  await Promise.all([
    followContent(scheduledAt, context),
    forms && runFormSchedule(forms),
    deleteExpiredEvents(context).catch(logAs('events-not-deleted', context.dependencies)),
  ])
}

/** Reads the exchange rates of the central bank, and deletes old receipts of consent and what the search does not need any more. */
async function runEachSixHours({ bindings, services, dependencies }: ScheduleContext): Promise<void> {
  const { now, log } = dependencies
  const { kv, environment } = services
  const rates = { kv, fetch: networkOf(dependencies), url: environment.RATES_URL, now, log }
  const deletion = Promise.all(recordsOf(bindings).map(database => deleteOldReceipts(database, now())))
  await Promise.all([
    refreshRates(rates),
    deletion.catch(logAs('consent-receipts-not-deleted', dependencies)),
    tidySearch(services, dependencies),
  ])
}

/** Runs what is due. Of what fails, the log says so, and the next run tries again. */
export const runSchedule = (
  { cron, scheduledTime }: ScheduledController,
  context: ScheduleContext,
): Promise<void> =>
  cron === RATES_SCHEDULE ? runEachSixHours(context) : runEachMinute(scheduledTime, context)
