import { loadPage, type PageContent } from './content/load-page.ts'
import type { Story } from './content/types/story.ts'
import { within } from './deadline.ts'
import type { Isolate } from './isolate.ts'
import type { RequestContent, RequestPorts } from './open-content.ts'
import { assemblePage, assembleUnkept } from './page/assemble.ts'
import type { Facts } from './page/facts.ts'
import { layoutOf } from './page/layout.ts'
import type { PageMeta } from './page/model.ts'
import { ordinalsOf } from './page/ordinals.ts'
import { type StoryFacts, storyFactsOf } from './page/story-facts.ts'
import type { Part } from './page/take-part.ts'
import { bodyOf } from './page/templates/body-of.ts'
import { eventsAt, withEvents } from './page/templates/events.ts'
import { untranslatedBlocks } from './page/untranslated.ts'
import { openPanel } from './panel/open-panel.ts'
import type { PageSlots, PanelPort } from './render/renderer.ts'
import { type SentPage, sendPage } from './render/send.ts'
import { hasKey } from './routing/query.ts'
import { subjectFactOf } from './seo/structured-data/subject.ts'
import type { Site } from './visitor/site.ts'
import type { Visitor } from './visitor/visitor.ts'

/** Asks for a link with the story's path (platform specification, section 2). */
const storyLinkKey = 'nuxtlink'

/**
 * Milliseconds in which the last deferred data may still arrive before the page begins to stream: as long as the banner, which comes
 * first in the document, may take anyway. A page that is sent whole carries fewer styles, a tag, and nothing in it moves.
 */
const GRACE = 150

/** What of a request a page is made for. */
export interface PageQuestion {
  readonly path: string
  readonly slug: string
  readonly language: string
  readonly query: string
  /** The answer's status; not 200 for error pages. */
  readonly status: number
}

/** The page of an error stands at any address: there is no other language of it to go to, and it tells of nothing. */
const noAlternates: Facts['alternates'] = { value: [], revision: 'none' }
const noSubject: Facts['subject'] = { value: undefined, revision: 'none' }

interface RenderInput {
  readonly question: PageQuestion
  readonly site: Site
  readonly visitor: Visitor
  readonly now: number
  /** Of a draft. */
  readonly editorOrigin?: string | undefined
  /** Somebody looks behind the page. */
  readonly isInspected?: boolean | undefined
  readonly panel?: PanelPort | undefined
}

/** The blocks of a page; words that no editor wrote are in its language, or in the original's where it was not translated. */
function blocksOf(
  { story, original, header, footer, events: all }: PageContent,
  { alternates }: StoryFacts,
  { language }: PageQuestion,
  site: Site,
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

/** The navigator leaves a page with a panel as it came: what follows is not what the panel tells of. */
const inspectedMeta = (meta: PageMeta): Facts['meta'] => ({
  value: { ...meta, robots: 'noindex', isInspected: true },
  revision: 'inspected',
})

/** Search engines and the navigator leave a draft alone. */
const draftMeta = (meta: PageMeta, draft: NonNullable<PageMeta['draft']>): Facts['meta'] => ({
  value: { ...meta, robots: 'noindex', draft },
  revision: 'draft',
})

function factsOf(
  content: PageContent,
  { question, site, visitor, now, editorOrigin = site.origin, isInspected }: RenderInput,
  { alternates, meta }: StoryFacts,
): Omit<Facts, 'ordinals' | 'untranslated'> {
  const isError = question.status !== 200
  return {
    now,
    get currency() {
      return content.currency()
    },
    get campaign() {
      return content.campaign()
    },
    usergroup: content.defaults.usergroupPersonalization ? visitor.usergroup : 'new',
    country: visitor.country,
    get countryGroups() {
      return content.countryGroups()
    },
    closedBanner: visitor.closedBanner,
    isMobile: visitor.isMobile,
    path: question.path,
    alternates: isError ? noAlternates : alternates,
    language: question.language,
    unit: site.unit,
    theme: site.theme,
    layout: layoutOf(content.story.value),
    meta:
      content.publication === 'draft'
        ? draftMeta(meta.value, { editorOrigin, storyId: content.story.value.id })
        : isInspected
          ? inspectedMeta(meta.value)
          : meta,
    get subject() {
      const { story, defaults, footer } = content
      const events = eventsAt(story.value, content.events, site.unit)
      return isError
        ? noSubject
        : subjectFactOf({ story: story.value, meta: meta.value, defaults, footer, site, events })
    },
    origin: site.origin,
    links: site,
    data: content.data,
  }
}

/** The page's content, remembered while all of it is fresh. Throws `SiteError`. */
export async function loadContent(
  { slug, language }: Pick<PageQuestion, 'slug' | 'language'>,
  visitor: Visitor,
  ports: RequestPorts,
  content: RequestContent,
): Promise<PageContent> {
  const { isolate, site, now, waitUntil } = ports
  const forAll = `${site.unit}|${language}|${visitor.country}|${slug}`
  const forGroup = `${forAll}|${visitor.usergroup}`
  const isForAll = content.publication === 'published' && !ports.inspection?.viewAs
  const remembered = isForAll && (isolate.pages.get(forAll, now()) ?? isolate.pages.get(forGroup, now()))
  if (remembered) return remembered
  const needsOf = (story: Story) => isolate.needsOf(bodyOf(story, language))
  const forcedHeaderIds = isolate.environment.EXPERIMENT_HEADERS.map(({ headerStoryId }) => headerStoryId)
  const loaded = await loadPage(
    { slug, language },
    { ...content, site, visitor, needsOf, forcedHeaderIds: [...new Set(forcedHeaderIds)] },
  )
  if (!isForAll || loaded.publication === 'draft') return loaded
  await within(loaded.settled, GRACE, () => 0)
  const remember = loaded.settled.then(until => {
    const key = loaded.defaults.usergroupPersonalization ? forGroup : forAll
    if (now() < until) isolate.pages.set(key, loaded, until)
  })
  waitUntil(remember)
  return loaded
}

/** A page as far as it is ready, and the facts it was made of. */
export interface OpenedPage {
  readonly facts: Facts
  readonly slots: PageSlots
}

/** The page that a question asks for, its blocks rendered as far as they can be now. */
export function openPage(
  content: PageContent,
  input: RenderInput,
  { renderer, versions }: Isolate,
): OpenedPage {
  const { question, site } = input
  const storyFacts = storyFactsOf(content.story.value, content.defaults, site)
  const { body, untranslated } = blocksOf(content, storyFacts, question, site)
  const parts = { status: question.status, body, header: content.header, footer: content.footer }
  const page =
    content.publication === 'draft' || input.isInspected
      ? assembleUnkept(parts, content.publication)
      : assemblePage({ ...parts, anchor: content.story.anchor })
  const facts = Object.assign(factsOf(content, input, storyFacts), {
    ordinals: ordinalsOf(body),
    ...(untranslated && { untranslated }),
  })
  const storyLink = hasKey(question.query, storyLinkKey)
  const held = content.publication === 'draft' ? versions.state.heldBack[content.story.value.id] : undefined
  const options = { storyLink, panel: input.panel, ...(held && { heldBack: held.reasons }) }
  return { facts, slots: renderer.slots(page, facts, options) }
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

/** All that a page without holes is made of beside its content. */
const wholeKey = (
  { path, language, slug, status }: PageQuestion,
  { unit }: Site,
  { country, closedBanner = '', isMobile, usergroup }: Visitor,
): string => [unit, language, slug, path, status, country, closedBanner, isMobile, usergroup].join('|')

/** The page as it was sent before, where it is still the same; else made now. */
async function sentPage(content: PageContent, input: RenderInput, isolate: Isolate): Promise<SentPage> {
  const { question, site, visitor, now } = input
  const isForAll =
    content.publication === 'published' && !input.isInspected && !hasKey(question.query, storyLinkKey)
  const key = isForAll && wholeKey(question, site, visitor)
  const before = key && isolate.wholePages.get(key, content, { query: question.query, now })
  if (before) return before
  const { slots } = openPage(content, input, isolate)
  const sent = await sendPage(slots, {
    styles: isolate.styles,
    theme: site.theme.name,
    build: isolate.build,
    query: question.query,
  })
  if (key) isolate.wholePages.set(key, content, sent)
  return sent
}

export interface PageAsker {
  readonly visitor: Visitor
  readonly request: RequestPorts
  /** When the answer was begun, epoch milliseconds. */
  readonly began: number
  /** The visitor's part in what is tested on the page. */
  readonly part?: Part | undefined
}

/** Page and render: the answer to a question whose content is there. */
export async function renderPage(
  content: PageContent,
  question: PageQuestion,
  { visitor, request, began, part }: PageAsker,
): Promise<AnsweredPage> {
  const { inspection, isolate, site, now, preview } = request
  const editorOrigin = preview?.editorOrigin
  const isInspected = inspection !== undefined
  const loaded = now()
  const input = { question, site, visitor, now: loaded, editorOrigin, isInspected }
  const panel = inspection?.panel && openPanel({ content, question, visitor, request, part })
  const sent = await sentPage(content, { ...input, ...(panel && { panel }) }, isolate)
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
