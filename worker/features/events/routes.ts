import type { Mount } from '../../core/answer/site-app.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { answerEvents } from './answer-events.ts'
import { readTrackingConfig } from './read-tracking-config.ts'
import { emptyConfig } from './tracking-config.ts'

const address = '/api/events'

/** The configuration is the same for every visitor of every page. Browsers ask again after an hour; a fallback is not kept. */
const kept = { 'cache-control': 'public, max-age=3600' } as const
const notKept = { 'cache-control': 'no-store' } as const

/** What visitors did who agreed to analytics, and the configuration of their browsers' events. */
export const events: Mount = (app, { open, network }) => {
  app.get(`${address}/config`, async context => {
    const { services, waitUntil, log } = open(context)
    const { environment, reader } = services
    const url = environment.TRACKING_CONFIG_URL
    const config = await readTrackingConfig({ url, fetch: network, reader, waitUntil, log })
    return context.json(config, 200, config === emptyConfig ? notKept : kept)
  })
  app.post(address, context => answerEvents(context.req.raw, open(context), context.env.EVENT_LIMIT))
  app.all(address, () => otherMethod('POST'))
}
