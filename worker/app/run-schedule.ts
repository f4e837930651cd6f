import { runFormSchedule } from '../forms/run-form-schedule.ts'
import type { Services } from '../handlers/services.ts'
import { refreshRates } from '../platform/refresh-rates.ts'
import { formScheduleDependencies } from './form-dependencies.ts'
import type { SiteDependencies } from './services.ts'

/** As `wrangler.toml` names it. */
const RATES_SCHEDULE = '23 */6 * * *'

interface ScheduleContext {
  readonly bindings: Cloudflare.Env
  readonly services: Services
  readonly dependencies: SiteDependencies
}

/**
 * Each minute: asks the content system what was published, because its messages may be lost, and delivers what visitors sent. On the other schedule, a few times a day:
 * reads the exchange rates of the central bank.
 */
export async function runSchedule(
  { cron }: ScheduledController,
  { bindings, services, dependencies }: ScheduleContext,
): Promise<void> {
  if (cron !== RATES_SCHEDULE) {
    const forms = formScheduleDependencies(bindings, { services, dependencies })
    await Promise.all([services.follow([]), forms && runFormSchedule(forms)])
    return
  }
  await refreshRates({
    kv: services.kv,
    fetch: dependencies.fetch ?? ((input, init) => fetch(input, init)),
    url: services.environment.RATES_URL,
    now: dependencies.now,
    log: dependencies.log,
  })
}
