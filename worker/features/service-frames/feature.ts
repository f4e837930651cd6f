import build from 'virtual:site/build'
import * as v from 'valibot'
import { embedFolder } from '../../../blocks/_kit/embeds/read-embed.ts'
import { oneLine } from '../../../blocks/_kit/one-line.ts'
import type { Feature, Mount, SiteContext } from '../../core/answer/feature.ts'
import { answerFile } from '../../core/answer/file.ts'
import { allows, clientOf, limitedHeaders } from '../../core/base/http/limits.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { call } from '../../core/platform/calls/story-library-search.ts'
import type { CallPlatform } from '../../core/platform/platform.ts'
import { pageNotFound } from '../../errors.ts'
import { assistantFrame } from './assistant-frame.ts'
import { embedFrame } from './embed-frame.ts'
import { chatPart, findChat } from './find-chat.ts'

interface AssistantQuestion {
  /** Query of the request. */
  readonly query: URLSearchParams
  readonly unit: string
  readonly language: string
  readonly callPlatform: CallPlatform
}

const words = v.pipe(v.string(), v.transform(oneLine), v.minLength(1), v.maxLength(200))

/** Passages in one answer, and searches for it. */
const [most, mostSearches] = [4, 4]
/** Minimum letters of a word that is searched for alone; shorter ones are articles, pronouns and the like. */
const fewest = 4

/**
 * The searches for a question: the question itself, then its longest words, because people write sentences, and the search finds documents
 * with all words.
 */
function searchesFor(question: string): string[] {
  const single = question.match(/[\p{L}\p{N}]+/gu) ?? []
  const long = [...new Set(single)].filter(word => word.length >= fewest)
  return [question, ...long.sort((a, b) => b.length - a.length)].slice(0, mostSearches)
}

/**
 * Passages of this site for a visitor's words, for the demonstration assistant: `{passages: [{title, text, path}]}`. 400 for an empty or
 * malformed question, 503 where the search does not answer.
 */
async function answerAssistant({ query, unit, language, callPlatform }: AssistantQuestion) {
  const question = v.safeParse(words, query.get('q'))
  if (!question.success) return { status: 400, body: { error: 'no question' } } as const
  for (const search of searchesFor(question.output)) {
    const query = { space: unit, language, search, limit: '2' }
    const { value, fallback } = await callPlatform('story-library-search', call, query, { persist: false })
    if (fallback || !value) return { status: 503, body: { error: 'no answer' } } as const
    const passages = value.data
      .flatMap(({ items }) => items)
      .slice(0, most)
      .map(({ title, subtitle = '', path }) => ({ title, text: subtitle, path }))
    if (passages.length) return { status: 200, body: { passages } } as const
  }
  return { status: 200, body: { passages: [] } } as const
}

const folder = '/_service/study-assistant'

/** The sandboxed document has no origin: browsers treat all its requests as cross-origin. */
const forAnyOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

const routes: Mount = (app, { open }) => {
  const opened = (context: SiteContext) => {
    const request = open(context)
    const wanted = context.req.query('language') ?? ''
    const { languages, defaultLanguage } = request.site
    return { request, language: languages.includes(wanted) ? wanted : defaultLanguage }
  }

  app.get(embedFolder, context =>
    embedFrame({
      address: context.req.query('address'),
      path: context.req.path,
      language: opened(context).language,
      destination: context.req.header('sec-fetch-dest'),
    }),
  )
  app.get(`${folder}/`, async context => {
    const { request, language } = opened(context)
    const { site, services } = request
    const chat = await findChat({ request, language })
    if (!chat) return textResponse(404, pageNotFound(`${folder}/`).message)
    const { origin } = new URL(context.req.url)
    const { CHAT_SCRIPT_URL: script } = services.environment
    return assistantFrame({ site, language, origin, script, notice: chat.chatNotice })
  })
  app.get(`${folder}/part`, context => chatPart(opened(context)))
  app.get(`${folder}/frame.js`, async context => {
    const question = { folder: 'assets', assets: context.env.ASSETS, path: build.assistant } as const
    const answer = await answerFile(context.req.raw, question)
    if (!answer.ok) return answer
    const response = new Response(answer.body, answer)
    for (const [name, value] of Object.entries(forAnyOrigin)) response.headers.set(name, value)
    // The address is the same after the next build.
    response.headers.set('cache-control', 'private, no-cache')
    return response
  })
  app.get(`${folder}/answers`, async context => {
    if (!(await allows(context.env.PLATFORM_LIMIT, clientOf(context.req.raw.headers))))
      return context.json({ error: 'too many requests' }, 429, { ...limitedHeaders, ...forAnyOrigin })
    const { request, language } = opened(context)
    const { callPlatform } = request.openContent(request)
    const query = new URL(context.req.url).searchParams
    const { status, body } = await answerAssistant({ query, unit: request.site.unit, language, callPlatform })
    return context.json(body, status, { 'cache-control': 'private, no-store', ...forAnyOrigin })
  })
}

/** Documents of services that run in frames, and the answers that these request. */
export const serviceFrames: Feature = {
  routes,
}
