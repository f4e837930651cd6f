import { type Context, Hono } from 'hono'
import { openContent } from './app/request-context.ts'
import { createIsolate, type SitePorts, systemPorts } from './app/services.ts'
import { createQueues } from './content/client/queue.ts'
import { signWebhook } from './content/version/webhook.ts'
import { createEditor } from './editor/routes.ts'
import { pageNotFound, type SiteError, tooManyRequests } from './errors.ts'
import { developerPage } from './gallery/developer-page.ts'
import { createGallery } from './gallery/gallery.ts'
import { answerBuildFile } from './handlers/build-file.ts'
import { answerContentApi } from './handlers/content-api.ts'
import { fetchCookiePolicy } from './handlers/cookie-policy.ts'
import { answerFavicon } from './handlers/favicon.ts'
import { answerFile, fileFolders } from './handlers/file.ts'
import { answerHealth } from './handlers/health.ts'
import { answerFailure, answerPageFailure } from './handlers/page/error-page.ts'
import { findPage } from './handlers/page/find-destination.ts'
import { pageResponse } from './handlers/page/page-response.ts'
import { recordVisit } from './handlers/page/record-visit.ts'
import { renderPage } from './handlers/page/render-page.ts'
import { parsePayloadAddress } from './handlers/payload/address.ts'
import { answerPayload } from './handlers/payload/answer-payload.ts'
import { createPlatformRoutes } from './handlers/platform-calls.ts'
import { answerPreview } from './editor/answer-preview.ts'
import type { RequestPorts } from './handlers/request-context.ts'
import { createSeoRoutes } from './handlers/search-engine-files.ts'
import type { Services } from './handlers/services.ts'
import { answerWebhook } from './handlers/webhook.ts'
import { guardAnswer } from './http/guard-answer.ts'
import { createMissingCount, limitMissing } from './http/limit-missing.ts'
import { allows, clientOf, limitedHeaders } from './http/limits.ts'
import { redirectResponse, textResponse } from './http/responses.ts'
import { cleanLog } from './log/clean-log.ts'
import { answerMedia } from './media/media.ts'
import { refreshRates } from './platform/refresh-rates.ts'
import { languageOf } from './site/page-path.ts'
import { properOrigin } from './site/site.ts'
import { readInspection } from './visitor/inspection.ts'
import { isSigned, readPreview } from './visitor/preview.ts'
import { readVisitor, seenAs, type Visitor, withoutTraces } from './visitor/visitor.ts'

/** As `wrangler.toml` names it. */
const RATES_SCHEDULE = '23 */6 * * *'

const networkFetch: typeof fetch = (input, init) => fetch(input, init)

type SiteContext = Context<{ Bindings: Cloudflare.Env }>

/** The site as a Hono app: visitor, routing, content, page, render, response, in this order. */
export function createSite(given: SitePorts) {
  const isolates = new WeakMap<object, Services>()
  const log = cleanLog(given.log)
  const ports = { ...given, log }

  function isolateOf(bindings: Cloudflare.Env): Services {
    const isolate = isolates.get(bindings) ?? createIsolate(bindings, ports)
    isolates.set(bindings, isolate)
    return isolate
  }

  function open(context: SiteContext, url = new URL(context.req.url)): RequestPorts {
    const isolate = isolateOf(context.env)
    const site = isolate.siteOf(url)
    if (!site) throw pageNotFound(url.host)
    const waitUntil = (promise: Promise<unknown>) => context.executionCtx.waitUntil(promise)
    isolate.versions.check(waitUntil)
    const { now, newId } = ports
    const isSecure = url.protocol === 'https:'
    const countMissing = createMissingCount(context.env.MISSING_LIMIT, context.req.raw.headers)
    const request = { isolate, site, now, began: now(), log, waitUntil, isSecure, newId }
    return { ...request, openContent, countMissing, queueOf: createQueues() }
  }

  /** The same for a page, whose address may be signed: for drafts, or to see it as somebody else does, on another day. */
  async function openPage(context: SiteContext, url: URL): Promise<RequestPorts> {
    const request = open(context, url)
    const { isolate, site, began } = request
    const question = { url, unit: site.unit, now: began }
    const { environment } = isolate
    const looks = await isolate.attemptSecret({
      headers: context.req.raw.headers,
      limit: context.env.POST_LIMIT,
      async check() {
        const preview = await readPreview(question, environment)
        return { preview, inspection: await readInspection({ ...question, preview }, environment) }
      },
      isWrong: found => !found.preview && !found.inspection && isSigned(url.search),
    })
    if (!looks) throw tooManyRequests()
    const { preview, inspection } = looks
    const { date = began } = inspection?.viewAs ?? {}
    const now = date === began ? request.now : () => request.now() - began + date
    return { ...request, preview, inspection, now, began: date }
  }

  /** Who asks for the page at an address. Whoever looks at a draft, or behind a page, takes part in nothing. */
  function visitorOf(http: Request, url: URL, request: RequestPorts): Visitor {
    const { inspection, isolate, began, preview } = request
    const question = { environment: isolate.environment, query: url.search.slice(1), now: began }
    const visitor = readVisitor(http, question)
    if (inspection?.viewAs) return seenAs(visitor, inspection.viewAs)
    if (preview) return withoutTraces(visitor)
    return inspection ? { ...visitor, isVisit: false } : visitor
  }

  async function servePage(context: SiteContext): Promise<Response> {
    const url = new URL(context.req.url)
    const request = await openPage(context, url)
    const { isolate, site, began } = request
    const address = { path: url.pathname, query: url.search.slice(1) }
    const http = context.req.raw
    const visitor = visitorOf(http, url, request)
    const { chosenLanguage } = visitor
    const failed = (error: unknown, language: string) =>
      answerPageFailure(error, { path: address.path, language }, { visitor, request, http })

    try {
      const found = await findPage({ address, site, chosenLanguage }, visitor, request)
      if (found.kind === 'redirect') return redirectResponse(found)
      if (found.kind === 'error') {
        const error = await limitMissing(found.error, request.countMissing)
        return await failed(error, found.language)
      }
      const { content, part, path } = found
      const page = await renderPage(content, { ...found, status: 200 }, { visitor, request, began, part })
      const cookies = recordVisit({ visitor, part, path }, request)
      return pageResponse(page, http, { build: isolate.build, cookies, isRewritten: visitor.isRewritten })
    } catch (error) {
      return failed(error, languageOf(address.path, site, chosenLanguage))
    }
  }

  async function servePayload(context: SiteContext): Promise<Response> {
    const url = new URL(context.req.url)
    const question = parsePayloadAddress(url)
    url.pathname = question.address.path
    url.search = question.address.query
    const request = await openPage(context, url)
    const visitor = visitorOf(context.req.raw, url, request)
    const limited = (error: SiteError) => limitMissing(error, request.countMissing)
    return answerPayload(question, { visitor, request, limited })
  }

  const app = new Hono<{ Bindings: Cloudflare.Env }>()
  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    const origin = properOrigin(url, isolateOf(context.env).environment)
    if (!origin) return next()
    return redirectResponse({ location: origin + url.pathname + url.search, status: 308 })
  })
  app.get('/api/health', context => {
    const url = new URL(context.req.url)
    const { isolate, site, began: now } = open(context, url)
    const home = new Request(new URL('/', url), { method: 'HEAD', redirect: 'manual' })
    const probe = async () => (await app.fetch(home, context.env, context.executionCtx)).status
    return answerHealth(url, { isolate, site, now, probe })
  })
  app.post('/api/webhooks/storyblok', context =>
    answerWebhook(context.req.raw, {
      isolate: isolateOf(context.env),
      waitUntil: promise => context.executionCtx.waitUntil(promise),
      log,
    }),
  )
  app.all('/api/webhooks/storyblok', context =>
    context.json({ error: 'POST only' }, 405, { allow: 'POST', 'cache-control': 'no-store' }),
  )
  app.route(
    '/api',
    createPlatformRoutes({
      callFor: context => openContent(open(context)).callPlatform,
      unitsFor: context => isolateOf(context.env).units,
    }),
  )
  app.get('/media/*', context =>
    answerMedia(new URL(context.req.url), context.req.header('range') ?? null, {
      assets: context.env.ASSETS,
      images: context.env.IMAGES,
      upstream: isolateOf(context.env).environment.MEDIA_ORIGIN,
      fetch: networkFetch,
      cache: caches.default,
      spaces: isolateOf(context.env).assetSpaces,
      mayMake: () => allows(context.env.MEDIA_LIMIT, clientOf(context.req.raw.headers)),
      waitUntil: promise => context.executionCtx.waitUntil(promise),
      log,
    }),
  )
  app.post('/api/preview/render', async context => {
    // The address of the page that is edited is that of this call, with the page's path as a parameter.
    const url = new URL(context.req.url)
    url.pathname = url.searchParams.get('path') ?? '/'
    url.searchParams.delete('path')
    const request = await openPage(context, url)
    const visitor = visitorOf(context.req.raw, url, request)
    return answerPreview(context.req.raw, { url, visitor, request })
  })
  app.all('/api/*', context =>
    context.json({ error: pageNotFound(context.req.path).message }, 404, { 'cache-control': 'no-store' }),
  )
  app.get('/cookie.php', async context => {
    const upstream = isolateOf(context.env).environment.COOKIE_POLICY_ORIGIN
    const query = new URL(context.req.url).search.slice(1)
    const answer = upstream && (await fetchCookiePolicy(query, { upstream, fetch: networkFetch, log }))
    return answer || servePage(context)
  })
  app.get('/builds/*', context => answerBuildFile(context.req.path))
  for (const path of ['/_gallery/*', '/developer/'])
    app.use(path, (context, next) =>
      isolateOf(context.env).environment.ENVIRONMENT === 'production' ? servePage(context) : next(),
    )
  app.route('/', createGallery({ isolateOf, now: ports.now }))
  app.route(
    '/',
    createEditor({
      isolateOf,
      now: ports.now,
      tell: async (message, context) => {
        const secret = isolateOf(context.env).environment.STORYBLOK_WEBHOOK_SECRET ?? ''
        const headers = { 'webhook-signature': await signWebhook(message, secret) }
        const address = new URL('/api/webhooks/storyblok', context.req.url)
        const request = new Request(address, { method: 'POST', body: message, headers })
        return app.fetch(request, context.env, context.executionCtx)
      },
    }),
  )
  app.route(
    '/',
    createSeoRoutes(context => open(context)),
  )
  app.get('/developer/', async context => {
    const request = open(context)
    const page = await developerPage(new URL(context.req.url).search, request)
    return pageResponse(page, context.req.raw, request.isolate)
  })
  app.get(
    '/_content/*',
    (context, next) => answerContentApi(context.req.raw, isolateOf(context.env), ports.now) ?? next(),
  )
  app.get('/favicon.ico', (context, next) => {
    const question = { unit: open(context).site.unit, file: 'favicon.ico', assets: context.env.ASSETS }
    return answerFavicon(context.req.raw, question) ?? next()
  })
  app.get('/favicons/:unit/:file', (context, next) => {
    const question = { ...context.req.param(), assets: context.env.ASSETS }
    return answerFavicon(context.req.raw, question) ?? next()
  })
  for (const folder of fileFolders)
    app.get(`/${folder}/*`, context => answerFile(context.req.raw, { folder, assets: context.env.ASSETS }))
  // These addresses are no pages: no rule moves them, and they have no payload.
  for (const folder of [...fileFolders, '_gallery', '_editor', '_content'])
    app.all(`/${folder}/*`, context => textResponse(404, pageNotFound(context.req.path).message))
  app.get('/:page{(?:.*/)?_payload\\.json}', servePayload)
  app.get('*', servePage)
  // The existence probe of buttons: is there a page?
  app.all('*', async context => {
    if (!(await allows(context.env.POST_LIMIT, clientOf(context.req.raw.headers))))
      return context.text('Too many requests', 429, limitedHeaders)
    const { status } = await servePage(context)
    return context.body(null, status === 404 ? 404 : 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' })
  })
  app.onError(error => answerFailure(error, log))
  return {
    fetch: (request: Request, bindings: Cloudflare.Env, execution: ExecutionContext): Promise<Response> =>
      guardAnswer(request, {
        answer: admitted => app.fetch(admitted, bindings, execution),
        environment: () => isolates.get(bindings)?.environment,
        log,
      }),
    /**
     * Each minute: messages of the content system may have been lost. On the other schedule, a few times a day: the rates of the
     * central bank.
     */
    async scheduled(
      { cron }: ScheduledController,
      bindings: Cloudflare.Env,
      _execution: ExecutionContext,
    ): Promise<void> {
      const { environment, follow } = isolateOf(bindings)
      if (cron !== RATES_SCHEDULE) return void (await follow([]))
      const { RATES_URL: url } = environment
      await refreshRates({
        kv: bindings.CONTENT,
        fetch: ports.fetch ?? networkFetch,
        url,
        now: ports.now,
        log,
      })
    },
  }
}

export { ContentVersions } from './content/version/content-versions.ts'

export default createSite(systemPorts)
