import { readDatasource } from './content/datasource.ts'
import { loadPage, type PageContent } from './content/load-page.ts'
import { createStories, type Stories } from './content/stories.ts'
import type { Story } from './content/types/story.ts'
import { within } from './deadline.ts'
import type { Isolate } from './isolate.ts'
import { assemblePage } from './page/assemble.ts'
import type { Facts } from './page/facts.ts'
import { layoutOf } from './page/layout.ts'
import { ordinalsOf } from './page/ordinals.ts'
import { storyFactsOf } from './page/story-facts.ts'
import { bodyOf } from './page/templates/body-of.ts'
import { type CallPlatform, createPlatform } from './platform/platform.ts'
import { type SentPage, sendPage } from './render/send.ts'
import type { Site } from './visitor/site.ts'
import type { Visitor } from './visitor/visitor.ts'

/** One request's way to content: a client for each call, work that may go on after the answer. */
export interface RequestContent {
  readonly stories: Stories
  readonly callPlatform: CallPlatform
}

const PAGE_DEADLINE = 2000

/**
 * Milliseconds in which the last deferred data may still arrive before the page begins to stream: as long as the banner, which comes
 * first in the document, may take anyway. A page that is sent whole carries fewer styles, a tag, and nothing in it moves.
 */
const GRACE = 150

export interface RequestPorts {
  readonly isolate: Isolate
  readonly site: Site
  readonly now: () => number
  readonly waitUntil: (promise: Promise<unknown>) => void
}

export function openContent({ isolate, site, now, waitUntil }: RequestPorts): RequestContent {
  const { reader, source, environment } = isolate
  const options = { waitUntil, deadline: PAGE_DEADLINE }
  const storiesPorts = { reader, source, defaultLanguage: site.defaultLanguage, options }
  const stories = createStories(storiesPorts)
  const callPlatform = createPlatform({
    reader,
    options,
    now,
    stories,
    links: site,
    defaultLanguage: site.defaultLanguage,
    upstream: environment.PLATFORM_ORIGIN,
    fetch: (input, init) => fetch(input, init),
    datasource: slug => readDatasource(slug, storiesPorts),
  })
  return { stories, callPlatform }
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

/** The page of an error stands at any address: there is no other language of it to go to. */
const noAlternates: Facts['alternates'] = { value: [], revision: 'none' }

function factsOf(
  content: PageContent,
  { question, site, visitor, now }: { question: PageQuestion; site: Site; visitor: Visitor; now: number },
): Facts {
  const { alternates, meta } = storyFactsOf(content.story.value, content.defaults, site)
  const isError = question.status !== 200
  return {
    now,
    get currency() {
      return content.currency()
    },
    get campaign() {
      return content.campaign()
    },
    usergroup: visitor.usergroup,
    country: visitor.country,
    closedBanner: visitor.closedBanner,
    path: question.path,
    alternates: isError ? noAlternates : alternates,
    language: question.language,
    unit: site.unit,
    theme: site.theme,
    layout: layoutOf(content.story.value),
    meta,
    origin: site.origin,
    links: site,
    ordinals: ordinalsOf(bodyOf(content.story.value, question.language)),
    data: content.data,
  }
}

export interface AnsweredPage extends SentPage {
  readonly status: number
  readonly freshness: PageContent['freshness']
  /** Milliseconds of the stages. */
  readonly timing: { readonly content: number; readonly render: number }
}

/** The page's content, remembered while all of it is fresh. */
async function contentOf(
  { slug, language }: PageQuestion,
  visitor: Visitor,
  ports: RequestPorts,
): Promise<PageContent> {
  const { isolate, site, now, waitUntil } = ports
  const key = `${site.unit}|${language}|${visitor.country}|${slug}`
  const remembered = isolate.pages.get(key, now())
  if (remembered) return remembered
  const needsOf = (story: Story) => isolate.needsOf(bodyOf(story, language))
  const content = await loadPage({ slug, language }, { ...openContent(ports), site, visitor, needsOf })
  await within(content.settled, GRACE, () => 0)
  const remember = content.settled.then(until => {
    if (now() < until) isolate.pages.set(key, content, until)
  })
  waitUntil(remember)
  return content
}

/** Content, page, render: the page a question asks for. Throws `SiteError`. */
export async function answerPage(
  question: PageQuestion,
  visitor: Visitor,
  ports: RequestPorts,
): Promise<AnsweredPage> {
  const { isolate, site, now } = ports
  const began = now()
  const content = await contentOf(question, visitor, ports)
  const loaded = now()
  const page = assemblePage({
    status: question.status,
    anchor: content.story.anchor,
    body: bodyOf(content.story.value, question.language),
    header: content.header,
    footer: content.footer,
  })
  const slots = isolate.renderer.slots(page, factsOf(content, { question, site, visitor, now: loaded }))
  const sent = await sendPage(slots, {
    styles: isolate.styles,
    theme: site.theme.name,
    build: isolate.build,
    query: question.query,
  })
  return {
    ...sent,
    status: question.status,
    freshness: content.freshness,
    timing: { content: loaded - began, render: now() - loaded },
  }
}
