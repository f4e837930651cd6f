import type { RequestContext } from '../../core/answer/request-context.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { blocksNamed } from '../../core/page/blocks-below.ts'
import { call, toEvent } from '../../core/platform/calls/event-list.ts'
import { writeCalendar } from './calendar.ts'
import { findPageWithList, missingFile, type PageWithList } from './page-with-list.ts'

const headers = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'public, max-age=600',
}

const isEvent = ({ story }: Pick<PageWithList, 'story'>) => story.content.component === 'event'

/** The events of a page: its own event, or the events that it lists. Undefined where they cannot be read now. */
async function eventsOf(found: PageWithList, { site }: RequestContext) {
  if (isEvent(found)) return toEvent(found.story, site, site.unit)
  const query = { space: site.unit, language: found.language }
  const answer = await found.content.callPlatform('event-list', call, query)
  return answer.fallback ? undefined : answer.value.value
}

/**
 * The events of a page as a calendar. Below the address of a page that lists events, `events.ics` contains all of them and `{uuid}.ics` one; below
 * that of an event, `{uuid}.ics` contains it.
 */
export async function answerEventCalendar(path: string, request: RequestContext): Promise<Response> {
  const { site, began: now } = request
  const name = path.slice(path.lastIndexOf('/') + 1, -'.ics'.length)
  const found = await findPageWithList(
    path,
    request,
    story => isEvent({ story }) || blocksNamed('event-list', story.content).length > 0,
  )
  if (found instanceof Response) return found
  const listed = await eventsOf(found, request)
  if (!listed) return textResponse(503, 'The events cannot be read now.')
  const isAll = name === 'events' && !isEvent(found)
  const asked = isAll ? listed : listed.filter(({ uuid }) => uuid === name)
  if (!isAll && !asked.length) return missingFile(path)
  const events = asked.map(({ href, ...event }) => ({
    ...event,
    url: href && new URL(href, site.origin).href,
  }))
  return new Response(writeCalendar(events, { host: new URL(site.origin).hostname, now }), { headers })
}
