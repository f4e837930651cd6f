import type { FormState } from '../../../blocks/_kit/forms/definition.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import type { PageData } from '../page/data/page-data.ts'
import type { Assignment } from '../page/data/show-variant.ts'
import type { Facts } from '../page/facts.ts'
import { makePage } from '../page/make-page.ts'
import { type PageQuestion, pageFactsOf } from '../page/page-facts.ts'
import type { StoredPage } from '../page/render/page-store.ts'
import type { Inspector, PageSlots } from '../page/render/render-job.ts'
import { type SentPage, sendPage, type WholeBody } from '../page/render/send.ts'
import type { InspectedRequest, PageRequest, RequestContext } from './request-context.ts'

/** Inputs of rendering a page. */
export interface PageToRender {
  readonly pageData: PageData
  readonly question: PageQuestion
  /** The visitor's assignment in the experiment of the page. */
  readonly assignment?: Assignment | undefined
  /** The form that the visitor sent or is filling in. */
  readonly form?: FormState | undefined
}

/** A page with the blocks that are ready, and the facts that were read to make it. */
export interface RenderedSlots {
  readonly facts: Facts
  readonly slots: PageSlots
}

/** A request for a page, as far as the page depends on it. */
type PageRendering = Pick<PageRequest, 'visitor' | 'request'>

/**
 * Builds the page for its visitor, and renders its blocks as far as possible now. Documents, payloads and previews all use this function, so that
 * their content is the same.
 */
export function renderSlots(
  { pageData, question, form }: PageToRender,
  { visitor, request }: PageRendering,
  inspector?: Inspector,
): RenderedSlots {
  const { services, now, preview, inspection, only } = request
  const {
    page: { renderer, reportUnreadable },
    content: { versions },
  } = services
  const pageFacts = pageFactsOf(question, visitor)
  const input = {
    now: now(),
    editorOrigin: preview?.editorOrigin,
    isInspected: inspection !== undefined,
    form,
  }
  const { model, facts, isUnreadable } = makePage({ pageData, pageFacts, input })
  if (isUnreadable) reportUnreadable(pageData.story.value)
  const held = pageData.publication === 'draft' ? versions.state.heldBack[pageData.story.value.id] : undefined
  const { hasStoryLink: storyLink } = pageFacts
  const options = { storyLink, only, inspector, ...(held && { heldBack: held.reasons }) }
  return { facts, slots: renderer.slots(model, facts, options) }
}

/** A page ready to be answered with. */
export interface RenderedPage extends SentPage {
  readonly status: number
  /** Weak entity tag of a page that caches may store. */
  readonly etag?: string | undefined
  /** The same page in the page store. */
  readonly stored?: StoredPage | undefined
  readonly freshness: PageData['freshness'] | 'bypass'
  /** On a draft: the only origin that may show it in a frame. */
  readonly editorOrigin?: string | undefined
  /** Made for one person, who inspects the page or sent a form: no cache stores it. */
  readonly isPersonal?: boolean | undefined
  /** Milliseconds of the stages. */
  readonly timing: { readonly content: number; readonly render: number }
}

/** The request as the inspector sees it. */
function inspectedRequest(request: RequestContext): InspectedRequest {
  const { inspection, services, site, began } = request
  const {
    environment,
    build,
    content: { versions },
  } = services
  const { stories, callPlatform } = request.openContent(request)
  const isViewAs = inspection?.viewAs !== undefined
  return { stories, callPlatform, environment, site, isViewAs, began, cv: versions.state.cv, build }
}

/** The page from the page store; undefined where it is not compressed yet, or cannot be. */
async function compressedPage({ key, write }: WholeBody, { services, log }: RequestContext) {
  try {
    return await services.page.pageStore.find(key, write)
  } catch (error) {
    log({ event: 'page-not-stored', reason: reasonOf(error) })
    return undefined
  }
}

/** Renders a page whose content is loaded. A page that is valid for other visitors too is looked up in the page store first. */
export async function renderPage(page: PageToRender, pageFacts: PageRendering): Promise<RenderedPage> {
  const { pageData, question, assignment, form } = page
  const { visitor, request } = pageFacts
  const { began, hooks, inspection, services, now, preview } = request
  const loaded = now()
  const inspector = inspection?.inspector
    ? await hooks.openInspector?.({
        ...{ pageData, question, visitor, assignment },
        request: inspectedRequest(request),
      })
    : undefined
  const { facts, slots } = renderSlots(page, pageFacts, inspector)
  const sent = await sendPage(slots, {
    styles: services.page.styles,
    theme: facts.theme.name,
    build: services.build,
    query: () => facts.query,
    allStyles: pageData.publication === 'draft',
  })
  const { body } = sent
  const isPersonal = inspection !== undefined || form !== undefined
  const isPublic = pageData.publication === 'published' && !isPersonal
  // No cache stores a draft, a page made for one person, or an error page, whose addresses strangers invent.
  const isStored = body.kind === 'whole' && isPublic && question.status === 200
  return {
    ...sent,
    ...(isStored && { etag: body.etag }),
    ...(isStored && sent.until && { stored: await compressedPage(body, request) }),
    until: isPublic ? sent.until : 0,
    status: question.status,
    freshness: pageData.publication === 'draft' || inspection?.viewAs || form ? 'bypass' : pageData.freshness,
    isPersonal,
    editorOrigin: preview?.editorOrigin,
    timing: { content: loaded - began, render: now() - loaded },
  }
}
