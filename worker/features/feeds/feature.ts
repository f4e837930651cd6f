import { type Feature, limitUncached } from '../../core/answer/feature.ts'
import { answerEventCalendar } from './event-calendar.ts'
import { answerNewsFeed } from './news-feed.ts'

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
