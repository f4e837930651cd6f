import { openPage, type RequestPorts } from '../answer-page.ts'
import { internalError, SiteError } from '../errors.ts'
import { type FoundPage, findPage } from '../find-page.ts'
import { securityHeaders } from '../headers.ts'
import { pageTags } from '../render/parts.ts'
import { sendRegion } from '../render/send.ts'
import type { Visitor } from '../visitor/visitor.ts'
import type { PayloadQuestion } from './address.ts'
import type { Payload } from './payload.ts'

const redirectPayload = (location: string): Payload => ({
  kind: 'redirect',
  location,
  external: /^https?:/i.test(location),
})

const errorPayload = ({ status, message, data }: SiteError): Payload => ({
  kind: 'error',
  error: { statusCode: status, message, data },
})

/** A page as its regions, from the very renderings that its document is made of. */
async function pagePayload(
  found: FoundPage,
  visitor: Visitor,
  { isolate, site, now }: RequestPorts,
): Promise<Payload> {
  const question = { ...found, status: 200 }
  const { facts, slots } = openPage(found.content, { question, site, visitor, now: now() }, isolate)
  const [header, main, footer, structuredData] = await Promise.all([
    sendRegion(slots.header, found.query),
    sendRegion(slots.main, found.query),
    sendRegion(slots.footer, found.query),
    sendRegion([slots.structuredData], found.query),
  ])
  const { title, pageColor } = facts.meta.value
  return {
    kind: 'page',
    build: isolate.build,
    layout: facts.layout,
    title,
    lang: facts.language,
    ...(pageColor && { pageColor }),
    head: pageTags(facts),
    structuredData: structuredData.html,
    keepScroll: facts.meta.value.keepScroll ?? false,
    regions: { header, main, footer },
  }
}

async function payloadOf(
  { address, build }: PayloadQuestion,
  visitor: Visitor,
  request: RequestPorts,
): Promise<Payload> {
  const { site, isolate } = request
  if (build !== undefined && build !== isolate.build) return { kind: 'full' }
  // A draft is a document of its own, framed and kept by nobody else.
  if (request.preview) return { kind: 'full' }
  const found = await findPage({ address, site, chosenLanguage: visitor.chosenLanguage }, visitor, request)
  if (found.kind === 'redirect') return redirectPayload(found.location)
  if (found.kind === 'error') return errorPayload(found.error)
  return pagePayload(found, visitor, request)
}

interface PayloadContext {
  readonly visitor: Visitor
  readonly request: RequestPorts
}

/** Never throws: what goes wrong is said in the payload, and the page itself will show it. */
async function safePayload(
  question: PayloadQuestion,
  { visitor, request }: PayloadContext,
): Promise<Payload> {
  try {
    return await payloadOf(question, visitor, request)
  } catch (error) {
    if (error instanceof SiteError) return errorPayload(error)
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    request.log({ event: 'failure', message, stack })
    return errorPayload(internalError())
  }
}

/** Answers a soft navigation: always 200, what became of the page is in the body (contract, addresses). */
export async function answerPayload(question: PayloadQuestion, context: PayloadContext): Promise<Response> {
  return Response.json(await safePayload(question, context), {
    headers: { 'cache-control': 'private, no-cache', ...securityHeaders({ secure: false }) },
  })
}
