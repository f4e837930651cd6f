import { deleteOldReceipts } from '../consent/store-receipt.ts'
import { deleteOldEvents } from '../events/event-store.ts'
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

interface ScheduleContext {
  readonly bindings: Cloudflare.Env
  readonly services: Services
  readonly dependencies: SiteDependencies
}

/** Deletes what is older than the retention of events; a failure is logged, and the next run tries again. */
async function deleteExpiredEvents(
  database: D1Database | undefined,
  { environment }: Services,
  { now, log }: SiteDependencies,
): Promise<void> {
  const expiry = { now: now(), retentionDays: environment.EVENT_RETENTION_DAYS }
  try {
    if (database) await deleteOldEvents(database, expiry)
  } catch (error) {
    log({ event: 'events-not-deleted', reason: reasonOf(error) })
  }
}

/**
 * Each minute: asks the content system what was published, because its messages may be lost, notes changed prices, fills the lists and redirects of the index, brings the search up to date, delivers what visitors sent, and deletes old events. On the other schedule, a few times a day:
 * reads the exchange rates of the central bank, deletes old receipts of consent, and what the search does not need any more.
 */
export async function runSchedule(
  { cron, scheduledTime }: ScheduledController,
  { bindings, services, dependencies }: ScheduleContext,
): Promise<void> {
  if (cron !== RATES_SCHEDULE) {
    const forms = formScheduleDependencies(bindings, { services, dependencies })
    const expiry = deleteExpiredEvents(bindings.DB, services, dependencies)
    const ledger = ledgerDatabase(bindings.DB, services.environment)
    // Where the content system does not answer, the run goes on: submissions are delivered, and old ones deleted, without it.
    const failed = (error: unknown) => dependencies.log({ event: 'changes-failed', reason: reasonOf(error) })
    const following = followOnSchedule(services, scheduledTime).catch(failed)
    const followed = following.then(() =>
      Promise.all([
        keepPriceLedgers(ledger, { services, dependencies }),
        services.fillListing(),
        services.fillRedirects(),
        keepSearch(services, dependencies),
      ]),
    )
    await Promise.all([followed, forms && runFormSchedule(forms), expiry])
    return
  }
  const { now, log } = dependencies
  const rates = {
    kv: services.kv,
    fetch: networkOf(dependencies),
    url: services.environment.RATES_URL,
    now,
    log,
  }
  const deletion = bindings.DB && deleteOldReceipts(bindings.DB, now())
  const failed = (error: unknown) => log({ event: 'consent-receipts-not-deleted', reason: reasonOf(error) })
  await Promise.all([refreshRates(rates), deletion?.catch(failed), tidySearch(services, dependencies)])
}
