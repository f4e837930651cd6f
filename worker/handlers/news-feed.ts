import { plainText } from '../content/plain-text.ts'
import { unitDefaults } from '../content/stories/unit-defaults.ts'
import { storyName } from '../content/types/story.ts'
import { pageNotFound } from '../errors.ts'
import { textResponse } from '../http/responses.ts'
import { call } from '../platform/calls/news-list.ts'
import { writeAtomFeed } from '../seo/atom-feed.ts'
import { storySlugOf } from '../site/page-path.ts'
import type { RequestContext } from './request-context.ts'

/** Articles in a feed. */
const most = '20'

const headers = {
  'content-type': 'application/atom+xml; charset=utf-8',
  'cache-control': 'public, max-age=600',
}

/** Whether a page lists the news with all its topics and pages. */
const listsNews = (content: object): boolean => {
  const blocks = JSON.stringify(content).match(/\{"[^{}]*"component":"news-list"[^{}]*\}/g) ?? []
  return blocks.some(block => !block.includes('"teaserOnly":true'))
}

/** The feed of a page that lists the news, below its address; undefined where there is no such page, so that the address is one of no page. */
export async function answerNewsFeed(path: string, request: RequestContext): Promise<Response> {
  const { site } = request
  const page = path.slice(0, -'feed.xml'.length)
  const asked = storySlugOf(page, site)
  const missing = () => textResponse(404, pageNotFound(path).message)
  const { stories, callPlatform, mayHaveStory } = request.openContent(request)
  if (!asked || (!(await mayHaveStory(page)) && !(await request.countMissing()))) return missing()
  const { slug, language } = asked
  const found = await stories.bySlug(slug, language)
  if (!found || !listsNews(found.value.content)) return missing()
  const query = { space: site.unit, language, perPage: most }
  const [{ value: news }, defaults, features] = await Promise.all([
    callPlatform('news-list', call, query),
    stories.defaults(language),
    stories.features(language),
  ])
  if (news.failed) return textResponse(503, 'The articles cannot be read now.')
  const { siteName = '' } = unitDefaults(defaults.value, features.value, site.unit) ?? {}
  const title = plainText(storyName(found.value))
  const feed = { title: `${title} – ${siteName}`, site: siteName, origin: site.origin, page, path, language }
  return new Response(writeAtomFeed({ ...feed, articles: news.value }), { headers })
}
