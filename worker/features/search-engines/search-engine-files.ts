import { Hono } from 'hono'
import type { SiteContext } from '../../core/answer/feature.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { readListing } from '../../core/content/stories/listing.ts'
import { contentUnavailable, pageNotFound } from '../../errors.ts'
import { listedStories } from './listed-stories.ts'
import { writeRobotsFile } from './robots-txt.ts'
import { writeSecurityFile } from './security-txt.ts'
import { type SitemapQuestion, writeSitemap } from './sitemap.ts'
import { readStoredSitemap } from './stored-sitemap.ts'

const headers = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'public, max-age=600',
})

/** Deadline for each page of the listing (ms): crawlers wait longer than visitors. */
const listingDeadline = 5000

const encoder = new TextEncoder()
const chunkLength = 65_536

/** Streams a text in chunks, so that a long one is never in memory as a whole. */
const streamOf = (pieces: Iterator<string>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull(controller) {
      let chunk = ''
      while (chunk.length < chunkLength) {
        const { done, value } = pieces.next()
        if (done) break
        chunk += value
      }
      if (chunk) controller.enqueue(encoder.encode(chunk))
      else controller.close()
    },
  })

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

/** The sitemap from the index; undefined where there is none, or it was never filled. */
async function answerFromIndex(
  { services, site, waitUntil, began: now }: RequestContext,
  file: number | undefined,
) {
  const {
    content: { index, reader, versions },
  } = services
  if (!index) return undefined
  const options = { waitUntil, deadline: listingDeadline }
  const dependencies = { index, reader, site, options, version: versions.state.cv, now }
  const found = await readStoredSitemap(file, dependencies).catch((error: unknown) => {
    throw contentUnavailable('sitemap', error)
  })
  if (!found) return undefined
  return found === 'missing' ? missing() : new Response(found.xml, { headers: headers('application/xml') })
}

async function answerSitemap(request: RequestContext, part: Pick<SitemapQuestion, 'file'>) {
  const stored = await answerFromIndex(request, part.file)
  if (stored) return stored
  const { services, site, waitUntil, queueOf, began: now } = request
  const {
    content: { reader },
  } = services
  const source = { ...services.content.source, queue: queueOf('content') }
  const all = await readListing({ reader, source, options: { waitUntil, deadline: listingDeadline } })
  const stories = listedStories(all, site, now)
  const pieces = writeSitemap({ stories, origin: site.origin, ...part })
  if (!pieces) return missing()
  return new Response(streamOf(pieces), { headers: headers('application/xml') })
}

/** `robots.txt`, the sitemap and `security.txt` of each unit, on its host. */
export function createSeoRoutes(open: (context: SiteContext) => RequestContext) {
  const app = new Hono<{ Bindings: Cloudflare.Env }>()
  app.get('/robots.txt', context => {
    const { services, site } = open(context)
    const isProduction = services.environment.ENVIRONMENT === 'production'
    return context.body(writeRobotsFile({ origin: site.origin, isProduction }), 200, headers('text/plain'))
  })
  app.get('/.well-known/security.txt', context => {
    const { services, site, began: now } = open(context)
    const { SECURITY_CONTACT: contact } = services.environment
    if (!contact) return textResponse(404, pageNotFound(context.req.path).message)
    const { origin, languages } = site
    return context.body(writeSecurityFile({ contact, origin, languages, now }), 200, headers('text/plain'))
  })
  app.get('/sitemap.xml', context => answerSitemap(open(context), {}))
  app.get('/:name{sitemap-[1-9][0-9]*\\.xml}', context =>
    answerSitemap(open(context), { file: Number.parseInt(context.req.param('name').slice(8), 10) }),
  )
  app.all('/:name{(?:robots\\.txt|sitemap\\.xml)}', context =>
    context.body(null, 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }),
  )
  return app
}
