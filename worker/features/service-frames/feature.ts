import build from 'virtual:site/build'
import { embedFolder } from '../../../blocks/_kit/embeds/read-embed.ts'
import type { Feature } from '../../core/answer/feature.ts'
import { answerFile } from '../../core/answer/file.ts'
import type { Mount, SiteContext } from '../../core/answer/site-app.ts'
import { allows, clientOf, limitedHeaders } from '../../core/base/http/limits.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { pageNotFound } from '../../errors.ts'
import { answerAssistant } from './answer-question.ts'
import { assistantFrame } from './assistant-frame.ts'
import { chatPart } from './chat-part.ts'
import { embedFrame } from './embed-frame.ts'
import { findChat } from './find-chat.ts'

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
