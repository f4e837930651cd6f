import { observe } from '../../caching/observe.ts'
import { type InspectedRequest, openInspector } from '../../inspector/open-inspector.ts'
import { failureLine } from '../../log/reason-of.ts'
import type { Facts } from '../../page/facts.ts'
import type { PageInput } from '../../page/make-facts.ts'
import { makePage } from '../../page/make-page.ts'
import { type PageFacts, type PageQuestion, pageFactsOf } from '../../page/page-facts.ts'
import type { PageData } from '../../page-data/page-data.ts'
import type { Assignment } from '../../page-data/show-variant.ts'
import type { Inspector } from '../../render/render-job.ts'
import { type SentPage, sendPage } from '../../render/send.ts'
import type { PageSlots } from '../../render/slots.ts'
import type { PageRequest, RequestContext } from '../request-context.ts'
import type { Services } from '../services.ts'

/** What a page is rendered from. */
export interface PageToRender {
  readonly content: PageData
  readonly question: PageQuestion
  /** The visitor's assignment in the experiment of the page. */
  readonly assignment?: Assignment | undefined
}

interface RenderInput extends PageInput {
  readonly inspector?: Inspector | undefined
}

/** A page as far as it is ready, and the facts it was made of. */
export interface RenderedSlots {
  readonly facts: Facts
  readonly slots: PageSlots
}

/** Makes the page and renders its blocks as far as that is possible now. */
export function renderSlots(
  content: PageData,
  asked: PageFacts,
  input: RenderInput,
  { renderer, versions, outlineOf }: Services,
): RenderedSlots {
  const { model, facts } = makePage({ content, asked, input, outlineOf })
  const held = content.publication === 'draft' ? versions.state.heldBack[content.story.value.id] : undefined
  const storyLink = asked.hasStoryLink
  const options = { storyLink, inspector: input.inspector, ...(held && { heldBack: held.reasons }) }
  return { facts, slots: renderer.slots(model, facts, options) }
}

/** A page ready to be answered with. */
export interface RenderedPage extends SentPage {
  readonly status: number
  readonly freshness: PageData['freshness'] | 'bypass'
  /** Of a draft: the only origin that may show it in a frame. */
  readonly editorOrigin?: string | undefined
  /** Made for an operator who inspects the page. */
  readonly isInspected?: boolean | undefined
  /** Milliseconds of the stages. */
  readonly timing: { readonly content: number; readonly render: number }
}

/** Renders the page anew. */
async function renderNow(content: PageData, facts: PageFacts, input: RenderInput, services: Services) {
  const { slots } = renderSlots(content, facts, input, services)
  return sendPage(slots, {
    styles: services.styles,
    theme: facts.theme.name,
    build: services.build,
    query: () => facts.query,
  })
}

/** Returns the page from the page cache, or renders it anew. If that fails, the last good page is sent, and the failure is logged. */
async function renderCached(
  content: PageData,
  asked: PageFacts,
  input: RenderInput,
  { services, log }: Pick<RequestContext, 'services' | 'log'>,
): Promise<SentPage> {
  if (content.publication === 'draft' || input.isInspected) return renderNow(content, asked, input, services)
  const before = services.pageCache.find(asked, content, input.now)
  if (before) return before
  const { facts, seen } = observe(asked)
  try {
    const sent = await renderNow(content, facts, input, services)
    services.pageCache.keep(asked, seen, { content, sent })
    return sent
  } catch (error) {
    const good = services.pageCache.lastGood(asked, content)
    if (!good) throw error
    log(failureLine(error))
    return good
  }
}

/** The request as the inspector sees it. */
function inspectedRequest(request: RequestContext): InspectedRequest {
  const { inspection, services, site, began } = request
  const { environment, build, versions } = services
  const { stories, callPlatform } = request.openContent(request)
  const isViewAs = inspection?.viewAs !== undefined
  return { stories, callPlatform, environment, site, isViewAs, began, cv: versions.state.cv, build }
}

/** Renders a page whose content is loaded, through the page cache. */
export async function renderPage(
  { content, question, assignment }: PageToRender,
  { visitor, request }: PageRequest,
): Promise<RenderedPage> {
  const { began, inspection, site, now, preview } = request
  const editorOrigin = preview?.editorOrigin
  const isInspected = inspection !== undefined
  const loaded = now()
  const inspector =
    inspection?.inspector &&
    openInspector({ content, question, visitor, request: inspectedRequest(request), assignment })
  const input = { now: loaded, editorOrigin, isInspected, ...(inspector && { inspector }) }
  const { etag, ...page } = await renderCached(content, pageFactsOf(question, site, visitor), input, request)
  return {
    ...page,
    // No cache stores a draft, or a page made for an operator who inspects it.
    ...(etag && content.publication === 'published' && !isInspected && { etag }),
    status: question.status,
    freshness: content.publication === 'draft' || inspection?.viewAs ? 'bypass' : content.freshness,
    isInspected,
    editorOrigin,
    timing: { content: loaded - began, render: now() - loaded },
  }
}
