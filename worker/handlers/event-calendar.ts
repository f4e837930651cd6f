import { pageNotFound } from '../errors.ts'
import { textResponse } from '../http/responses.ts'
import { call } from '../platform/calls/event-list.ts'
import { writeCalendar } from '../seo/calendar.ts'
import { blocksNamed, findPageWithList } from './page-with-list.ts'
import type { RequestContext } from './request-context.ts'

const headers = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'public, max-age=600',
}

/** The events of a page that lists them as a calendar: `events.ics` below its address has all of them, `{uuid}.ics` has one. */
export async function answerEventCalendar(path: string, request: RequestContext): Promise<Response> {
  const { site, began: now } = request
  const end = path.lastIndexOf('/') + 1
  const name = path.slice(end, -'.ics'.length)
  const missing = () => textResponse(404, pageNotFound(path).message)
  const found = await findPageWithList(
    path.slice(0, end),
    request,
    ({ content }) => blocksNamed('event-list', content).length > 0,
  )
  if (!found) return missing()
  const query = { space: site.unit, language: found.language }
  const answer = await found.content.callPlatform('event-list', call, query)
  if (answer.fallback) return textResponse(503, 'The events cannot be read now.')
  const asked = answer.value.value.filter(({ uuid }) => name === 'events' || uuid === name)
  if (name !== 'events' && !asked.length) return missing()
  const events = asked.map(({ href, ...event }) => ({
    ...event,
    url: href && new URL(href, site.origin).href,
  }))
  return new Response(writeCalendar(events, { host: new URL(site.origin).hostname, now }), { headers })
}
