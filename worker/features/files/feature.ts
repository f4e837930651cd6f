import build from 'virtual:site/build'
import type { Feature, Mount } from '../../core/answer/feature.ts'
import { answerFile, fileFolders } from '../../core/answer/file.ts'
import { otherMethod, textResponse } from '../../core/base/http/responses.ts'
import { faviconSet } from '../../core/request/site/favicons.ts'
import { pageNotFound } from '../../errors.ts'
import { answerFavicon } from './favicon.ts'

interface BuildQuestion {
  readonly origin: string
  readonly assets: Pick<Fetcher, 'fetch'>
}

const notFound = (path: string) =>
  Response.json(
    { error: `Page not found: ${path}` },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  )

/** The build's hashed files and those of earlier builds, as the deployment listed them; empty for a development server. */
async function listFiles({ origin, assets }: BuildQuestion): Promise<object> {
  const answer = await assets.fetch(new Request(new URL('/builds/files.json', origin)))
  if (answer.ok) return answer.json()
  await answer.body?.cancel()
  return {}
}

/**
 * The build files (requirement navigation/build-files): the version, its known routes, and its hashed files with retired ones
 * (requirement operations/files-outlive).
 */
export async function answerBuildFile(path: string, question: BuildQuestion): Promise<Response> {
  const { id, timestamp } = build
  if (path === '/builds/latest.json')
    return Response.json({ id, timestamp }, { headers: { 'cache-control': 'no-cache' } })
  if (path !== `/builds/meta/${id}.json`) return notFound(path)
  // No page is prerendered, and all routing rules are the worker's.
  const body = { id, timestamp, routeRules: {}, prerendered: [], ...(await listFiles(question)) }
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
}

/** Folders of tools: their addresses are never pages, even where the tools are not mounted. */
const toolFolders = ['_gallery', '_editor', '_content']

const routes: Mount = (app, { open }) => {
  app.get('/builds/*', ({ req, env }) =>
    answerBuildFile(req.path, { origin: new URL(req.url).origin, assets: env.ASSETS }),
  )
  app.get('/favicon.ico', (context, next) => {
    const question = { set: open(context).site.favicons, file: 'favicon.ico', assets: context.env.ASSETS }
    return answerFavicon(context.req.raw, question) ?? next()
  })
  app.get('/favicons/:unit/:file', (context, next) => {
    const { unit, file } = context.req.param()
    const question = { set: faviconSet(unit), file, assets: context.env.ASSETS }
    return answerFavicon(context.req.raw, question) ?? next()
  })
  for (const folder of fileFolders)
    app.get(`/${folder}/*`, context => answerFile(context.req.raw, { folder, assets: context.env.ASSETS }))
  // Another method: 405 where a GET would find a file (RFC 9110, section 15.5.6).
  for (const folder of [...fileFolders, 'builds'])
    app.all(`/${folder}/*`, async ({ req, env, executionCtx }) => {
      const { status } = await app.fetch(new Request(req.url, { method: 'HEAD' }), env, executionCtx)
      if (status !== 404) return otherMethod('GET, HEAD')
      return textResponse(404, pageNotFound(req.path).message)
    })
  for (const folder of toolFolders)
    app.all(`/${folder}/*`, context => textResponse(404, pageNotFound(context.req.path).message))
}

/** Files of the build, and icons. No rule moves their addresses, and files have no payload. */
export const files: Feature = {
  routes,
}
