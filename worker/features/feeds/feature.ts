import type { Feature } from '../../core/answer/feature.ts'
import { limitUncached } from '../../core/answer/feature.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { plainText } from '../../core/content/plain-text.ts'
import { unitDefaults } from '../../core/content/stories/unit-settings.ts'
import { storyName } from '../../core/content/types/story.ts'
import { blocksNamed } from '../../core/page/blocks-below.ts'
import { call as eventList, toEvent } from '../../core/platform/calls/event-list.ts'
import { call as newsList } from '../../core/platform/calls/news-list.ts'
import { writeAtomFeed } from './atom-feed.ts'
import { writeCalendar } from './calendar.ts'
import { findPageWithList, missingFile, type PageWithList } from './page-with-list.ts'

/** Articles in a feed. */
const most = '20'

const feedHeaders = {
  'content-type': 'application/atom+xml; charset=utf-8',
  'cache-control': 'public, max-age=600',
}

/** The feed of a page that lists the news with all its topics and pages, below its address. */
async function answerNewsFeed(path: string, request: RequestContext): Promise<Response> {
  const { site } = request
  const found = await findPageWithList(path, request, ({ content }) =>
    blocksNamed('news-list', content).some(({ teaserOnly }) => teaserOnly !== true),
  )
  if (found instanceof Response) return found
  const { language, story, path: page } = found
  const { stories, callPlatform } = found.content
  const query = { space: site.unit, language, perPage: most }
  const [{ value: news }, defaults, features] = await Promise.all([
    callPlatform('news-list', newsList, query),
    stories.defaults(language),
    stories.features(language),
  ])
  if (news.failed) return textResponse(503, 'The articles cannot be read now.')
  const { siteName = '' } = unitDefaults(defaults.value, features.value, site.unit) ?? {}
  const title = plainText(storyName(story))
  const names = { title: `${title} – ${siteName}`, site: siteName }
  const feed = { ...names, origin: site.origin, page, path: `${page}feed.xml`, language }
  return new Response(writeAtomFeed({ ...feed, articles: news.value }), { headers: feedHeaders })
}

const calendarHeaders = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'public, max-age=600',
}

const isEvent = ({ story }: Pick<PageWithList, 'story'>) => story.content.component === 'event'

/** The events of a page: its own event, or the events that it lists. Undefined where they cannot be read now. */
async function eventsOf(found: PageWithList, { site }: RequestContext) {
  if (isEvent(found)) return toEvent(found.story, site, site.unit)
  const query = { space: site.unit, language: found.language }
  const answer = await found.content.callPlatform('event-list', eventList, query)
  return answer.fallback ? undefined : answer.value.value
}

/**
 * The events of a page as a calendar. Below the address of a page that lists events, `events.ics` contains all of them and `{uuid}.ics` one; below
 * that of an event, `{uuid}.ics` contains it.
 */
async function answerEventCalendar(path: string, request: RequestContext): Promise<Response> {
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
  const chosen = isAll ? listed : listed.filter(({ uuid }) => uuid === name)
  if (!isAll && !chosen.length) return missingFile(path)
  const events = chosen.map(({ href, ...event }) => ({
    ...event,
    url: href && new URL(href, site.origin).href,
  }))
  return new Response(writeCalendar(events, { host: new URL(site.origin).hostname, now }), {
    headers: calendarHeaders,
  })
}

/** News as a feed, events as entries of a calendar. */
export const feeds: Feature = {
  routes(app, { open }) {
    app.get('/:feed{(?:.+/)?feed\\.xml}', limitUncached, context =>
      answerNewsFeed(context.req.path, open(context)),
    )
    app.get('/:calendar{.+/[\\w-]{1,64}\\.ics}', limitUncached, context =>
      answerEventCalendar(context.req.path, open(context)),
    )
  },
}
