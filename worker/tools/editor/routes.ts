import build from 'virtual:site/build'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { auth } from 'hono/utils/basic-auth'
import { limitedResponse } from '../../core/base/http/limits.ts'
import { isSameOrigin } from '../../core/base/http/request-headers.ts'
import { equalInConstantTime } from '../../core/base/http/signatures.ts'
import type { Log } from '../../core/base/log/events.ts'
import { failureLine } from '../../core/base/log/reason-of.ts'
import { loadPresets } from '../../core/page/components/presets.ts'
import { hostTrust } from '../../core/request/site/local-host.ts'
import type { Environment } from '../../env.ts'
import { foreignHost } from '../../errors.ts'
import { componentForms } from './component-forms.ts'
import { createPictureRoutes } from './picture-routes.ts'
import { createRedirectRoutes } from './redirect-routes.ts'
import { noStore } from './story-answers.ts'
import { createStoryRoutes, type StoryRouteDependencies } from './story-routes.ts'

type Settings = Pick<Environment, 'CONTENT_SOURCE' | 'DEV_HOSTS' | 'EDITOR_SECRET' | 'ENVIRONMENT'>

/**
 * Whether a request may use the editor of the demonstration content. On one's own machine every request to it may (`foreign`: by another
 * name); elsewhere requests with the `EDITOR_SECRET`, the password of basic authentication (RFC 7617) under any name: `locked` requests
 * it. In production, without a secret, and where the content is not embedded, there is no editor.
 */
function editorAccess(request: Request, settings: Settings): 'open' | 'locked' | 'foreign' | 'none' {
  const { CONTENT_SOURCE, EDITOR_SECRET: secret, ENVIRONMENT } = settings
  if (CONTENT_SOURCE !== 'embedded' || ENVIRONMENT === 'production') return 'none'
  const trust = hostTrust(new URL(request.url), settings)
  if (trust !== 'public') return trust === 'own' ? 'open' : 'foreign'
  if (!secret) return 'none'
  const password = auth(request)?.password
  return password !== undefined && equalInConstantTime(password, secret) ? 'open' : 'locked'
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The development server writes the editor's sheet into the page.
  import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Time zones of the editor: in which times are stored, and in which editors read and write them. */
interface Zones {
  readonly content: string
  readonly site: string
}

/** The page that the editor's script renders into. */
function editorPage(zones: Zones): Response {
  const { script, styles } = build.editor
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Editor</title>${styles.map(href => html`<link rel="stylesheet" href="${href}">`)}<link rel="icon" href="/favicons/iu/favicon.svg" type="image/svg+xml"></head><body><main id="editor" data-content-zone="${zones.content}" data-site-zone="${zones.site}"></main><noscript>The editor needs JavaScript.</noscript><script type="module" src="${script}"></script></body></html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    },
  })
}

interface EditorDependencies extends StoryRouteDependencies {
  readonly log: Log
}

/** Bytes of a body: a page of text is about a hundredth of this size. */
const mostBytes = { pictures: 8_000_000, others: 2_000_000 } as const

/** Refuses a body that is longer than `maxSize` bytes, before it is parsed. */
const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: context => context.json({ error: `this is larger than ${maxSize / 1e6} MB` }, 413, noStore),
  })

const secretRequired = { 'www-authenticate': 'Basic realm="editor", charset="UTF-8"' }

/**
 * An editor for the demonstration content, below `/_editor/`: the stories, the page in a frame, a form generated from the schemas. It
 * uses the content system's protocols, so that the site can be tried without an account. `editorAccess` decides about access.
 */
export function createEditor(dependencies: EditorDependencies) {
  const { servicesOf, log } = dependencies
  const editor = new Hono<{ Bindings: Cloudflare.Env }>()

  editor.use('/_editor/*', async (context, next) => {
    const { environment, attemptSecret } = servicesOf(context.env)
    const { headers } = context.req.raw
    const access = await attemptSecret({
      headers,
      limit: context.env.POST_LIMIT,
      isGuess: headers.has('authorization'),
      check: () => editorAccess(context.req.raw, environment),
      isWrong: found => found === 'locked',
    })
    if (access === undefined) return limitedResponse()
    if (access === 'none') return context.text('Page not found', 404, noStore)
    if (access === 'foreign') return context.text(foreignHost().message, 403, noStore)
    if (access === 'locked')
      return context.text('The editor needs its secret', 401, { ...noStore, ...secretRequired })
    if (context.req.method !== 'GET' && !isSameOrigin(context.req.raw))
      return context.json({ error: 'from another site' }, 403, noStore)
    return next()
  })

  editor.use('/_editor/api/pictures', limitBody(mostBytes.pictures))
  for (const calls of ['stories/*', 'redirects'])
    editor.use(`/_editor/api/${calls}`, limitBody(mostBytes.others))
  // The editor's script expects JSON, and shows its message.
  editor.onError((error, context) => {
    log(failureLine(error))
    return context.json({ error: 'the server has failed: try again in a minute' }, 500, noStore)
  })

  editor.get('/_editor/', ({ env, req }) => {
    const { environment, siteOf } = servicesOf(env)
    const site = siteOf(new URL(req.url).origin)?.timeZone ?? environment.TIME_ZONE
    return editorPage({ content: environment.CONTENT_TIME_ZONE, site })
  })
  editor.get('/_editor/api/forms', context => context.json(componentForms, 200, noStore))
  editor.get('/_editor/api/presets', async context => context.json(await loadPresets(), 200, noStore))
  editor.route('/_editor/api/pictures', createPictureRoutes(servicesOf))
  editor.route('/_editor/api/redirects', createRedirectRoutes(dependencies))
  editor.route('/_editor/api/stories', createStoryRoutes(dependencies))
  return editor
}
