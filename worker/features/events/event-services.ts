import { siteService } from '../../core/answer/services.ts'
import { networkOf } from '../../core/answer/site-dependencies.ts'
import type { Environment } from '../../env.ts'
import { type EventStore, storeInAnalytics, storeInDatabase } from './event-store.ts'
import { createForwarder, type ForwardDependencies, type ForwardEvents } from './forward-events.ts'

/** The stores and receivers of events. */
export interface EventServices {
  /** Undefined for a site with neither Analytics Engine nor a database: events are not stored. */
  readonly store: EventStore | undefined
  /** Undefined without a receiver. */
  readonly forward: ForwardEvents | undefined
}

interface EventBindings {
  readonly EVENTS?: AnalyticsEngineDataset | undefined
  readonly RECORDS?: D1Database | undefined
}

/** Analytics Engine where there is one, else the database. */
function storeOf({ EVENTS: dataset, RECORDS: database }: EventBindings): EventStore | undefined {
  if (dataset) return storeInAnalytics(dataset)
  return database && storeInDatabase(database)
}

const createEventServices = (
  bindings: EventBindings,
  { EVENTS_FORWARD_URL: url, eventKeys: keys }: Environment,
  dependencies: Omit<ForwardDependencies, 'url' | 'keys'>,
): EventServices => ({
  store: storeOf(bindings),
  forward: createForwarder({ ...dependencies, url, keys }),
})

/** The stores and receivers of a site's events. */
export const eventsOf = siteService(({ bindings, environment, dependencies }) => {
  const { now, newId, log } = dependencies
  return createEventServices(bindings, environment, { fetch: networkOf(dependencies), now, newId, log })
})
