import type { Feature, Mount } from '../../core/answer/feature.ts'
import type { FormPage, PageRequest } from '../../core/answer/request-context.ts'
import type { Services } from '../../core/answer/services.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { attemptDeletion, beginDeletion, deleteByAge } from '../../core/base/sql/expiry.ts'
import { answerEvents } from './answer-events.ts'
import { conversionRow } from './event-rows.ts'
import { bytesOf, makeRoom, mostBytes, oldEvents } from './event-store.ts'
import { readTrackingConfig } from './read-tracking-config.ts'
import { recordEvents } from './record-events.ts'
import { emptyConfig } from './tracking-config.ts'

const address = '/api/events'

/**
 * Cache header of the configuration, which is the same for every visitor of every page: browsers request it again after an
 * hour. A fallback is not cached.
 */
const kept = { 'cache-control': 'public, max-age=3600' } as const
const notKept = { 'cache-control': 'no-store' } as const

const routes: Mount = (app, { open, network }) => {
  app.get(`${address}/config`, async context => {
    const { services, waitUntil, log } = open(context)
    const {
      environment,
      content: { reader },
    } = services
    const url = environment.TRACKING_CONFIG_URL
    const config = await readTrackingConfig({ url, fetch: network, reader, waitUntil, log })
    return context.json(config, 200, config === emptyConfig ? notKept : kept)
  })
  app.post(address, context => answerEvents(context.req.raw, open(context), context.env.EVENT_LIMIT))
  app.all(address, () => otherMethod('POST'))
}

/** `DB` contains events from before they had a database of their own. */
const expiriesFor = (days: number) => ({ RECORDS: [oldEvents(days)], DB: [oldEvents(days)] })

/** Deletes events by their age, and the oldest ones of a database that is full. */
async function deleteEvents({ bindings, environment, dependencies }: Services): Promise<void> {
  const { RECORDS, DB } = expiriesFor(environment.EVENT_RETENTION_DAYS)
  const run = beginDeletion(dependencies)
  const deletions = [
    { database: bindings.RECORDS, expiries: RECORDS },
    { database: bindings.DB, expiries: DB },
  ]
  await deleteByAge(deletions, dependencies, run)
  if (bindings.RECORDS) await attemptDeletion('events', makeRoom(bindings.RECORDS, run), dependencies)
}

/** Counts a form that was stored for its page, if the visitor consented to analytics (requirement tracking/conversions). */
function recordConversion(page: FormPage, { visitor, request }: PageRequest): void {
  const { site, began } = request
  if (!visitor.grants('analytics')) return
  const { story } = page.pageData
  const counted = { template: story.value.content.component, language: page.language, path: page.path }
  recordEvents([conversionRow(counted, { now: began, unit: site.unit, country: visitor.country })], request)
}

/** Events of visitors who consented to analytics, and the configuration of the events in their browsers. */
export const events: Feature = {
  routes,
  expiries: ({ EVENT_RETENTION_DAYS: days }) => expiriesFor(days),
  eachMinute: deleteEvents,
  queryStores: ({ bindings: { RECORDS: records } }) => ({
    isFull: records && bytesOf(records).then(bytes => bytes > mostBytes),
  }),
  submissionStored: recordConversion,
}
