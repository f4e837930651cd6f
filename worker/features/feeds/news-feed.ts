import type { RequestContext } from '../../core/answer/request-context.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { plainText } from '../../core/content/plain-text.ts'
import { unitDefaults } from '../../core/content/stories/unit-settings.ts'
import { storyName } from '../../core/content/types/story.ts'
import { blocksNamed } from '../../core/page/blocks-below.ts'
import { call } from '../../core/platform/calls/news-list.ts'
import { writeAtomFeed } from './atom-feed.ts'
import { findPageWithList } from './page-with-list.ts'

/** Articles in a feed. */
const most = '20'

const headers = {
  'content-type': 'application/atom+xml; charset=utf-8',
  'cache-control': 'public, max-age=600',
}

/** The feed of a page that lists the news with all its topics and pages, below its address. */
export async function answerNewsFeed(path: string, request: RequestContext): Promise<Response> {
  const { site } = request
  const found = await findPageWithList(path, request, ({ content }) =>
    blocksNamed('news-list', content).some(({ teaserOnly }) => teaserOnly !== true),
  )
  if (found instanceof Response) return found
  const { language, story, path: page } = found
  const { stories, callPlatform } = found.content
  const query = { space: site.unit, language, perPage: most }
  const [{ value: news }, defaults, features] = await Promise.all([
    callPlatform('news-list', call, query),
    stories.defaults(language),
    stories.features(language),
  ])
  if (news.failed) return textResponse(503, 'The articles cannot be read now.')
  const { siteName = '' } = unitDefaults(defaults.value, features.value, site.unit) ?? {}
  const title = plainText(storyName(story))
  const names = { title: `${title} – ${siteName}`, site: siteName }
  const feed = { ...names, origin: site.origin, page, path: `${page}feed.xml`, language }
  return new Response(writeAtomFeed({ ...feed, articles: news.value }), { headers })
}
