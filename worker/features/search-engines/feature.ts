import { Hono } from 'hono'
import type { Feature, SiteContext } from '../../core/answer/feature.ts'
import { limitUncached } from '../../core/answer/feature.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { readListing } from '../../core/content/stories/listing.ts'
import { contentUnavailable, pageNotFound } from '../../errors.ts'
import { writeRobotsFile } from './robots-txt.ts'
import { listedStories, type SitemapQuestion, writeSitemap } from './sitemap.ts'
import { readStoredSitemap } from './stored-sitemap.ts'

const DAY = 24 * 3600_000
/** Less than a year, as the standard recommends. */
const HOLDS = 300 * DAY

interface SecurityFile {
  /** `https:` or `mailto:` address of those who take reports. */
  readonly contact: string
  /** Canonical origin of the site. */
  readonly origin: string
  readonly languages: readonly string[]
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * `/.well-known/security.txt` (requirement seo/security-file): the contact for people who found a vulnerability (RFC 9116). It is written
 * anew each day, so it never expires.
 */
function writeSecurityFile({ contact, origin, languages, now }: SecurityFile): string {
  const expires = new Date(Math.floor(now / DAY) * DAY + HOLDS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

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
function createSeoRoutes(open: (context: SiteContext) => RequestContext) {
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

/** Files for search engines. */
export const searchEngines: Feature = {
  routes(app, { open }) {
    app.use('/:name{sitemap(?:-\\d+)?\\.xml}', limitUncached)
    app.route('/', createSeoRoutes(open))
  },
}
