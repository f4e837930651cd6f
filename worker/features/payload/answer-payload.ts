import { type FoundPage, findPage } from '../../core/answer/find-page.ts'
import { recordVisit } from '../../core/answer/record-visit.ts'
import { renderSlots } from '../../core/answer/render-page.ts'
import type { PageRequest } from '../../core/answer/request-context.ts'
import { isKnown } from '../../core/answer/send-bytes.ts'
import { PERIOD } from '../../core/base/http/limits.ts'
import { failureLine } from '../../core/base/log/reason-of.ts'
import { digestOfText } from '../../core/page/render/fragment.ts'
import { headOf } from '../../core/page/render/sections.ts'
import { entityTag, sendRegion } from '../../core/page/render/send.ts'
import type { Address } from '../../core/request/routing/route.ts'
import type { Visitor } from '../../core/request/visitor/visitor.ts'
import { internalError, SiteError, tooManyRequests } from '../../errors.ts'
import type { Payload } from './payload.ts'

/** The file's name, which follows the page's path. */
const payloadFile = '_payload.json'

interface PayloadQuestion {
  /** Address of the page itself. */
  readonly address: Address
  /** The build of the requesting client, if the address contains it. */
  readonly build: string | undefined
}

const buildFirst = /^([0-9a-f]{10})(?:&|$)/

/** The parts of an address such as `/bachelor/_payload.json?0123456789&x=1`: the build id first, then the page's own query. */
export function parsePayloadAddress({ pathname, search }: URL): PayloadQuestion {
  const query = search.slice(1)
  const build = buildFirst.exec(query)
  return {
    address: {
      path: pathname.slice(0, -payloadFile.length),
      query: build ? query.slice(build[0].length) : query,
    },
    build: build?.[1],
  }
}

const redirectPayload = (location: string): Payload => ({
  kind: 'redirect',
  location,
  external: /^https?:/i.test(location),
})

const errorPayload = ({ status, message, data }: SiteError): Payload => ({
  kind: 'error',
  error: { statusCode: status, message, data },
})

/** A page as its regions, from the same fragments as its document. */
async function pagePayload(found: FoundPage, context: PayloadContext): Promise<Payload> {
  const { query } = found.address
  const { facts, slots } = renderSlots({ ...found, question: { ...found, status: 200 } }, context)
  const [header, main, footer, aside, structuredData] = await Promise.all([
    sendRegion(slots.header, query),
    sendRegion(slots.main, query),
    sendRegion(slots.footer, query),
    sendRegion(slots.aside, query),
    sendRegion([slots.structuredData], query),
  ])
  const { pageColor } = facts.meta.value
  const { title, titleLanguage, tags } = headOf(facts)
  return {
    kind: 'page',
    build: context.request.services.build,
    layout: facts.layout,
    title,
    lang: facts.language,
    ...(titleLanguage && { titleLang: titleLanguage }),
    ...(pageColor && { pageColor }),
    head: tags,
    structuredData: structuredData.html,
    keepScroll: facts.meta.value.keepScroll ?? false,
    regions: { header, main, footer, aside },
  }
}

/** The answer's body, and its `Set-Cookie` headers. */
interface Answer {
  readonly payload: Payload
  readonly cookies?: readonly string[]
}

/** Whether a page is prefetched for a visitor who consented to tests and has no id yet: only a visit assigns an id, and with it a variant. */
const isUndecided = ({ assignment }: FoundPage, { experiments, isVisit }: Visitor) =>
  assignment !== undefined &&
  !isVisit &&
  experiments.mayAssign &&
  !assignment.visitorId &&
  assignment.choice.reason === 'control'

async function answerOf({ address, build }: PayloadQuestion, context: PayloadContext): Promise<Answer> {
  const { visitor, request, limited } = context
  const { site, services } = request
  if (build !== undefined && build !== services.build) return { payload: { kind: 'full' } }
  // A draft, and a page with the inspector, is always loaded as a document: its frame and cache headers differ.
  if (request.preview || request.inspection) return { payload: { kind: 'full' } }
  // A page with a visitor's own form is loaded as a document too: it is for that visitor alone.
  if (visitor.formDrafts !== undefined) return { payload: { kind: 'full' } }
  if (!(await request.countUncached())) throw tooManyRequests()
  const chosenLanguage = () => visitor.chosenLanguage
  const found = await findPage({ address, site, chosenLanguage }, context)
  if (found.kind === 'redirect') return { payload: redirectPayload(found.location) }
  if (found.kind === 'error') return { payload: errorPayload(await limited(found.error)) }
  if (isUndecided(found, visitor)) return { payload: { kind: 'full' } }
  return {
    payload: await pagePayload(found, context),
    cookies: await recordVisit({ visitor, assignment: found.assignment, path: found.path }, request),
  }
}

interface PayloadContext extends PageRequest {
  /** Returns the error to answer with: that of the rate limit for a client that requests many missing pages. */
  readonly limited: (error: SiteError) => Promise<SiteError>
  readonly http: Request
}

/** Never throws: the payload names the failure, and the page itself shows it. */
async function safeAnswer(question: PayloadQuestion, context: PayloadContext): Promise<Answer> {
  try {
    return await answerOf(question, context)
  } catch (error) {
    if (error instanceof SiteError) return { payload: errorPayload(error) }
    context.request.log(failureLine(error))
    return { payload: errorPayload(internalError()) }
  }
}

/** The entity tag of a page's payload: it covers the regions by their keys, and all else by value. Undefined for other payloads, which are short. */
function tagOf(payload: Payload): string | undefined {
  if (payload.kind !== 'page') return undefined
  const { header, main, footer, aside } = payload.regions
  const regions = [header.key, main.key, footer.key, aside.key]
  return entityTag(payload.build, digestOfText(JSON.stringify({ ...payload, regions })))
}

/**
 * Answers a soft navigation: always 200, or 304 where the client has the payload; the body tells the kind of the page's answer (requirement
 * navigation/payload).
 */
export async function answerPayload(question: PayloadQuestion, context: PayloadContext): Promise<Response> {
  const { payload, cookies = [] } = await safeAnswer(question, context)
  const etag = tagOf(payload)
  const isLimited = payload.kind === 'error' && payload.error.statusCode === 429
  const headers = new Headers({
    'cache-control': 'private, no-cache',
    ...(etag && { etag }),
    ...(isLimited && { 'retry-after': String(PERIOD) }),
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return isKnown(context.http, etag)
    ? new Response(null, { status: 304, headers })
    : Response.json(payload, { headers })
}
