import { openAccess } from './content/access.ts'
import { loadPage, type PageContent } from './content/load-page.ts'
import { type Redirects, readRedirects } from './content/redirects.ts'
import { createStories, type Stories } from './content/stories.ts'
import type { Story } from './content/types/story.ts'
import { within } from './deadline.ts'
import type { Isolate } from './isolate.ts'
import { assembleDraft, assemblePage } from './page/assemble.ts'
import type { Facts } from './page/facts.ts'
import { layoutOf } from './page/layout.ts'
import type { PageMeta } from './page/model.ts'
import { ordinalsOf } from './page/ordinals.ts'
import { type StoryFacts, storyFactsOf } from './page/story-facts.ts'
import { bodyOf } from './page/templates/body-of.ts'
import { eventsAt, withEvents } from './page/templates/events.ts'
import { untranslatedBlocks } from './page/untranslated.ts'
import { call as redirectCall } from './platform/calls/redirect.ts'
import { readRates } from './platform/exchange-rates.ts'
import { readLibrary } from './platform/library.ts'
import { type CallPlatform, createPlatform } from './platform/platform.ts'
import type { LogLine, PageSlots } from './render/renderer.ts'
import { type SentPage, sendPage } from './render/send.ts'
import { hasKey } from './routing/query.ts'
import type { RedirectLookup } from './routing/redirect-entry.ts'
import { settle } from './routing/resolve-route.ts'
import { subjectFactOf } from './seo/structured-data/subject.ts'
import type { Preview } from './visitor/preview.ts'
import type { Site } from './visitor/site.ts'
import type { Visitor } from './visitor/visitor.ts'

/** One request's way to content: a client for each call, work that may go on after the answer. */
export interface RequestContent {
  readonly publication: PageContent['publication']
  readonly stories: Stories
  readonly callPlatform: CallPlatform
  readonly redirectOf: RedirectLookup
}

const PAGE_DEADLINE = 2000

/** What the last parts of a late page, or the page of an error, still get. */
const LEAST_DEADLINE = 300

/** Every page waits for the redirects: one that comes too late is none. */
const REDIRECT_DEADLINE = 500

/**
 * Milliseconds in which the last deferred data may still arrive before the page begins to stream: as long as the banner, which comes
 * first in the document, may take anyway. A page that is sent whole carries fewer styles, a tag, and nothing in it moves.
 */
const GRACE = 150

export interface RequestPorts {
  readonly isolate: Isolate
  /** The request may see drafts. */
  readonly preview?: Preview | undefined
  readonly site: Site
  readonly now: () => number
  /** When the request came, epoch milliseconds. */
  readonly began: number
  readonly waitUntil: (promise: Promise<unknown>) => void
  readonly log: (line: LogLine) => void
  /** The request came over https. */
  readonly isSecure: boolean
  /** An anonymous id that nobody has. */
  readonly newId: () => string
}

/** Redirects are one value here, and one call each where they are asked of an upstream. */
function redirectLookup(
  { isolate: { environment }, site }: RequestPorts,
  redirects: () => Promise<Redirects>,
  callPlatform: () => CallPlatform,
): RedirectLookup {
  if (environment.PLATFORM_ORIGIN === undefined) return async path => (await redirects()).get(path)
  return async path => {
    // Anybody may ask for any path: none is written to the store.
    const options = { persist: false }
    const { value } = await callPlatform()('redirect', redirectCall, { unit: site.unit, path }, options)
    return value ?? undefined
  }
}

const noRedirect: RedirectLookup = async () => undefined

export function openContent(ports: RequestPorts): RequestContent {
  const { isolate, preview, site, now, waitUntil, log } = ports
  const { formsSource, environment, mayAskForUnknown, newProblems, store } = isolate
  const { publication, reader, source } = openAccess(isolate, { preview, log })
  const { defaultLanguage, unit, folder } = site
  const options = {
    waitUntil,
    // What is left of the page's time, however many waves it takes.
    get deadline() {
      return Math.max(LEAST_DEADLINE, ports.began + PAGE_DEADLINE - now())
    },
  }
  const storiesPorts = {
    reader,
    source,
    formsSource,
    mayAskForUnknown,
    newProblems,
    defaultLanguage,
    unit,
    folder,
    options,
  }
  const stories = createStories(storiesPorts)
  const redirects = (of = site) =>
    readRedirects({
      reader,
      source,
      site: of,
      options: { waitUntil, deadline: REDIRECT_DEADLINE },
      moves: store.moves,
      log,
    })
  const callPlatform = createPlatform({
    reader,
    options,
    now,
    stories,
    links: site,
    defaultLanguage,
    upstreams: {
      platform: environment.PLATFORM_ORIGIN && `${environment.PLATFORM_ORIGIN}/api/proxy/index`,
      suggestions: environment.SUGGESTION_ORIGIN,
    },
    fetch: (input, init) => fetch(input, init),
    log,
    library: language => readLibrary(language, { reader, source, site, options }),
    rates: () => readRates({ reader, source, options, kv: isolate.kv }),
    redirect: async (unit, path) =>
      (await redirects({ ...site, unit })).get(settle({ path, query: '' }, site).path),
  })
  // Editors see a story where they opened it.
  const redirectOf =
    publication === 'draft' ? noRedirect : redirectLookup(ports, redirects, () => callPlatform)
  return { publication, stories, callPlatform, redirectOf }
}

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

/** Search engines and the navigator leave a draft alone. */
const draftMeta = (meta: PageMeta, draft: NonNullable<PageMeta['draft']>): Facts['meta'] => ({
  value: { ...meta, robots: 'noindex', draft },
  revision: 'draft',
})

function factsOf(
  content: PageContent,
  { question, site, visitor, now, editorOrigin = site.origin }: RenderInput,
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
  const remembered =
    content.publication === 'published' &&
    (isolate.pages.get(forAll, now()) ?? isolate.pages.get(forGroup, now()))
  if (remembered) return remembered
  const needsOf = (story: Story) => isolate.needsOf(bodyOf(story, language))
  const forcedHeaderIds = isolate.environment.EXPERIMENT_HEADERS.map(({ headerStoryId }) => headerStoryId)
  const loaded = await loadPage(
    { slug, language },
    { ...content, site, visitor, needsOf, forcedHeaderIds: [...new Set(forcedHeaderIds)] },
  )
  if (loaded.publication === 'draft') return loaded
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
    content.publication === 'draft'
      ? assembleDraft(parts)
      : assemblePage({ ...parts, anchor: content.story.anchor })
  const facts = Object.assign(factsOf(content, input, storyFacts), {
    ordinals: ordinalsOf(body),
    ...(untranslated && { untranslated }),
  })
  const storyLink = hasKey(question.query, 'nuxtlink')
  const held = content.publication === 'draft' ? versions.state.heldBack[content.story.value.id] : undefined
  const options = { storyLink, ...(held && { heldBack: held.reasons }) }
  return { facts, slots: renderer.slots(page, facts, options) }
}

export interface AnsweredPage extends SentPage {
  readonly status: number
  readonly freshness: PageContent['freshness'] | 'bypass'
  /** Of a draft: who alone may show it in a frame. */
  readonly editorOrigin?: string | undefined
  /** Milliseconds of the stages. */
  readonly timing: { readonly content: number; readonly render: number }
}

/** Page and render: the answer to a question whose content is there. */
export async function renderPage(
  content: PageContent,
  question: PageQuestion,
  { visitor, request, began }: { visitor: Visitor; request: RequestPorts; began: number },
): Promise<AnsweredPage> {
  const { isolate, site, now } = request
  const loaded = now()
  const { slots } = openPage(
    content,
    { question, site, visitor, now: loaded, editorOrigin: request.preview?.editorOrigin },
    isolate,
  )
  const sent = await sendPage(slots, {
    styles: isolate.styles,
    theme: site.theme.name,
    build: isolate.build,
    query: question.query,
  })
  const { etag, ...page } = sent
  return {
    ...page,
    // Nobody keeps a draft.
    ...(etag && content.publication === 'published' && { etag }),
    status: question.status,
    freshness: content.publication === 'draft' ? 'bypass' : content.freshness,
    editorOrigin: request.preview?.editorOrigin,
    timing: { content: loaded - began, render: now() - loaded },
  }
}
