import { keepByArguments } from '../../caching/keep-by-arguments.ts'
import { observe } from '../../caching/observe.ts'
import { layoutOf } from '../../content/stories/layout.ts'
import type { Story } from '../../content/types/story.ts'
import { within } from '../../http/deadline.ts'
import { type InspectedRequest, openInspector } from '../../inspector/open-inspector.ts'
import { failureLine } from '../../log/reason-of.ts'
import { assemblePage, assembleUncached } from '../../page/assemble.ts'
import type { Facts } from '../../page/facts.ts'
import type { PageMeta } from '../../page/model.ts'
import { ordinalsOf } from '../../page/ordinals.ts'
import { type PageFacts, type PageQuestion, pageFactsOf } from '../../page/page-facts.ts'
import { type StoryFacts, storyFactsOf } from '../../page/story-facts.ts'
import { subjectFactOf } from '../../page/subject/subject.ts'
import { bodyOf } from '../../page/templates/body-of.ts'
import { eventsAt, withEvents } from '../../page/templates/events.ts'
import { untranslatedBlocks } from '../../page/untranslated.ts'
import { loadPage } from '../../page-data/load-page.ts'
import type { LoadFacts, PageContent } from '../../page-data/page-content.ts'
import type { Assignment } from '../../page-data/show-variant.ts'
import type { Inspector, PageSlots } from '../../render/renderer.ts'
import { type SentPage, sendPage } from '../../render/send.ts'
import type { Visitor } from '../../visitor/visitor.ts'
import type { RequestContent, RequestContext } from '../request-context.ts'
import type { Services } from '../services.ts'

/**
 * Milliseconds in which the last deferred data may still arrive before the page begins to stream: as long as the banner, which comes
 * first in the document, may take anyway. A page that is sent whole carries fewer styles, a tag, and nothing in it moves.
 */
const GRACE = 150

/** The page of an error stands at any address: there is no other language of it to go to, and it tells of nothing. */
const noAlternates: Facts['alternates'] = { value: [], revision: 'none' }
const noSubject: Facts['subject'] = { value: undefined, revision: 'none' }

/** What belongs to one request alone; a page for which any of it counts is not kept. */
interface RenderInput {
  /** Epoch milliseconds. */
  readonly now: number
  /** Of a draft. */
  readonly editorOrigin?: string | undefined
  /** Somebody looks behind the page. */
  readonly isInspected?: boolean | undefined
  readonly inspector?: Inspector | undefined
}

/** The blocks of a page; words that no editor wrote are in its language, or in the original's where it was not translated. */
function blocksOf(
  { story, original, header, footer, events: all }: PageContent,
  { alternates }: StoryFacts,
  { language, site }: PageFacts,
) {
  const isTranslated = alternates.value.some(alternate => alternate.language === language)
  const words = isTranslated ? language : site.defaultLanguage
  const place = story.value
  const events = eventsAt(place, all, site.unit)
  const body = withEvents(bodyOf(place, words), { place, events, language: words })
  if (!original) return { body }
  const untranslated = {
    language: site.defaultLanguage,
    header: untranslatedBlocks(header, original.header),
    main: untranslatedBlocks(body, bodyOf(original.story, site.defaultLanguage)),
    footer: untranslatedBlocks(footer, original.footer),
  }
  return { body, untranslated }
}

/** The navigator leaves a page with an inspector as it came: what follows is not what the inspector tells of. */
const inspectedMeta = (meta: PageMeta): Facts['meta'] => ({
  value: { ...meta, robots: 'noindex', isInspected: true },
  revision: 'inspected',
})

/** The page in another way than it is found: search engines leave it alone. */
const unlistedMeta = keepByArguments(({ value, revision }: Facts['meta']): Facts['meta'] => ({
  value: { ...value, robots: 'noindex' },
  revision: `unlisted ${revision}`,
}))

/** Search engines and the navigator leave a draft alone. */
const draftMeta = (meta: PageMeta, draft: NonNullable<PageMeta['draft']>): Facts['meta'] => ({
  value: { ...meta, robots: 'noindex', draft },
  revision: 'draft',
})

/** What the page tells of; nothing on a page that stands in for an error. */
function subjectOf(content: PageContent, meta: PageMeta, { status, site }: PageFacts): Facts['subject'] {
  if (status !== 200) return noSubject
  const { story, defaults, footer } = content
  const events = eventsAt(story.value, content.events, site.unit)
  return subjectFactOf({ story: story.value, meta, defaults, footer, site, events })
}

/** The facts that blocks may ask for. Those of the request are read when a block asks, so that what nobody asks is not written down. */
function factsOf(
  content: PageContent,
  page: PageFacts,
  { now, editorOrigin = page.site.origin, isInspected }: RenderInput,
): Omit<Facts, 'ordinals' | 'outline' | 'untranslated'> {
  const storyFacts = () => storyFactsOf(content.story.value, content.defaults, page.site)
  return {
    now,
    get currency() {
      return content.currency()
    },
    get campaign() {
      return content.campaign()
    },
    get usergroup() {
      return content.defaults.usergroupPersonalization ? page.usergroup : 'new'
    },
    get country() {
      return page.country
    },
    get countryGroups() {
      return content.countryGroups()
    },
    get closedBanner() {
      return page.closedBanner
    },
    get isMobile() {
      return page.isMobile
    },
    get path() {
      return page.path
    },
    get alternates() {
      return page.status === 200 ? storyFacts().alternates : noAlternates
    },
    get language() {
      return page.language
    },
    get unit() {
      return page.site.unit
    },
    get theme() {
      return page.theme
    },
    get layout() {
      return layoutOf(content.story.value, page.site)
    },
    get meta() {
      const { meta } = storyFacts()
      if (content.publication === 'draft')
        return draftMeta(meta.value, { editorOrigin, storyId: content.story.value.id })
      if (isInspected) return inspectedMeta(meta.value)
      return page.isUnlisted ? unlistedMeta(meta) : meta
    },
    get subject() {
      return subjectOf(content, storyFacts().meta.value, page)
    },
    get origin() {
      return page.site.origin
    },
    get links() {
      return page.site.links
    },
    data: content.data,
  }
}

/** The page's content, remembered while all of it is fresh. Throws `SiteError`. */
export async function loadContent(
  { slug, language, status = 200 }: Pick<PageQuestion, 'slug' | 'language'> & { readonly status?: number },
  visitor: Visitor,
  dependencies: RequestContext,
  content: RequestContent,
): Promise<PageContent> {
  const { services, site, now, waitUntil } = dependencies
  const isForAll = content.publication === 'published' && !dependencies.inspection?.viewAs
  const { country, usergroup } = visitor
  const asked: LoadFacts = { site, slug, language, country, usergroup, isErrorPage: status !== 200 }
  const remembered = isForAll && services.pages.find(asked, now())
  if (remembered) return remembered
  const needsOf = (story: Story) => services.needsOf(bodyOf(story, language))
  const forcedHeaderIds = services.environment.EXPERIMENT_HEADERS.map(({ headerStoryId }) => headerStoryId)
  const { facts, seen } = observe(asked)
  const loaded = await loadPage(facts, {
    ...content,
    needsOf,
    forcedHeaderIds: [...new Set(forcedHeaderIds)],
  })
  if (!isForAll || loaded.publication === 'draft') return loaded
  await within(loaded.settled, GRACE, () => 0)
  const remember = loaded.settled.then(until => {
    if (now() < until) services.pages.keep(asked, seen, { content: loaded, until })
  })
  waitUntil(remember)
  return loaded
}

/** The blank layout has neither. */
const noFrame = { header: undefined, footer: undefined }

/** A page as far as it is ready, and the facts it was made of. */
export interface OpenedPage {
  readonly facts: Facts
  readonly slots: PageSlots
}

/** The page for the facts of a request, its blocks rendered as far as they can be now. */
export function openPage(
  content: PageContent,
  page: PageFacts,
  input: RenderInput,
  { renderer, versions, outlineOf }: Services,
): OpenedPage {
  const { publication, story, defaults } = content
  const { body, untranslated } = blocksOf(content, storyFactsOf(story.value, defaults, page.site), page)
  const { header, footer } = layoutOf(story.value, page.site) === 'blank' ? noFrame : content
  const parts = { status: page.status, body, header, footer }
  const model =
    publication === 'draft' || input.isInspected
      ? assembleUncached(parts, publication)
      : assemblePage({ ...parts, anchor: content.story.anchor })
  const facts = Object.assign(factsOf(content, page, input), {
    ordinals: ordinalsOf(body),
    outline: () => outlineOf(body),
    ...(untranslated && { untranslated }),
  })
  const held = publication === 'draft' ? versions.state.heldBack[story.value.id] : undefined
  const storyLink = page.hasStoryLink
  const options = { storyLink, inspector: input.inspector, ...(held && { heldBack: held.reasons }) }
  return { facts, slots: renderer.slots(model, facts, options) }
}

export interface AnsweredPage extends SentPage {
  readonly status: number
  readonly freshness: PageContent['freshness'] | 'bypass'
  /** Of a draft: who alone may show it in a frame. */
  readonly editorOrigin?: string | undefined
  /** Made for somebody who looks behind the page. */
  readonly isInspected?: boolean | undefined
  /** Milliseconds of the stages. */
  readonly timing: { readonly content: number; readonly render: number }
}

/** The page, made now. */
async function makePage(content: PageContent, facts: PageFacts, input: RenderInput, services: Services) {
  const { slots } = openPage(content, facts, input, services)
  return sendPage(slots, {
    styles: services.styles,
    theme: facts.theme.name,
    build: services.build,
    query: () => facts.query,
  })
}

/** The page as it was sent before, where it is still the same; else made now. One that cannot be made is the last good one. */
async function sentPage(
  content: PageContent,
  asked: PageFacts,
  input: RenderInput,
  { services, log }: Pick<RequestContext, 'services' | 'log'>,
): Promise<SentPage> {
  if (content.publication === 'draft' || input.isInspected) return makePage(content, asked, input, services)
  const before = services.pageCache.find(asked, content, input.now)
  if (before) return before
  const { facts, seen } = observe(asked)
  try {
    const sent = await makePage(content, facts, input, services)
    services.pageCache.keep(asked, seen, { content, sent })
    return sent
  } catch (error) {
    const good = services.pageCache.lastGood(asked, content)
    if (!good) throw error
    log(failureLine(error))
    return good
  }
}

export interface PageAsker {
  readonly visitor: Visitor
  readonly request: RequestContext
  /** When the answer was begun, epoch milliseconds. */
  readonly began: number
  /** The visitor's assignment in what is tested on the page. */
  readonly assignment?: Assignment | undefined
}

/** The request as the inspector sees it. */
function inspectedRequest(request: RequestContext): InspectedRequest {
  const { inspection, services, site, began } = request
  const { environment, build, versions } = services
  const { stories, callPlatform } = request.openContent(request)
  const isViewAs = inspection?.viewAs !== undefined
  return { stories, callPlatform, environment, site, isViewAs, began, cv: versions.state.cv, build }
}

/** Page and render: the answer to a question whose content is there. */
export async function renderPage(
  content: PageContent,
  question: PageQuestion,
  { visitor, request, began, assignment }: PageAsker,
): Promise<AnsweredPage> {
  const { inspection, site, now, preview } = request
  const editorOrigin = preview?.editorOrigin
  const isInspected = inspection !== undefined
  const loaded = now()
  const inspector =
    inspection?.inspector &&
    openInspector({ content, question, visitor, request: inspectedRequest(request), assignment })
  const input = { now: loaded, editorOrigin, isInspected, ...(inspector && { inspector }) }
  const sent = await sentPage(content, pageFactsOf(question, site, visitor), input, request)
  const { etag, ...page } = sent
  return {
    ...page,
    // Nobody keeps a draft, or what is made for somebody who looks behind a page.
    ...(etag && content.publication === 'published' && !isInspected && { etag }),
    status: question.status,
    freshness: content.publication === 'draft' || inspection?.viewAs ? 'bypass' : content.freshness,
    isInspected,
    editorOrigin,
    timing: { content: loaded - began, render: now() - loaded },
  }
}
