import type { Need } from '../../blocks/_kit/context.ts'
import type { Campaign, Currency } from '../../blocks/_kit/facts.ts'
import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import { within } from '../deadline.ts'
import {
  contentUnavailable,
  defaultsNotFound,
  footerNotFound,
  headerNotFound,
  storyNotFound,
} from '../errors.ts'
import { deferredDatum } from '../page/datum.ts'
import { experimentOf, type PageExperiment, testOf } from '../page/experiment.ts'
import type { Datum } from '../page/facts.ts'
import { needKey } from '../page/needs.ts'
import type { PlatformCall } from '../platform/call.ts'
import { call as campaignCall } from '../platform/calls/campaign.ts'
import { call as currencyCall } from '../platform/calls/currency-user.ts'
import { call as footerCall } from '../platform/calls/footer.ts'
import { call as headerCall } from '../platform/calls/header.ts'
import { type CallPlatform, type PlatformAnswer, platformCalls } from '../platform/platform.ts'
import { isForeign, isForms } from '../routing/slug.ts'
import type { Site } from '../visitor/site.ts'
import type { Visitor } from '../visitor/visitor.ts'
import type { Freshness, Read } from './reader.ts'
import type { Stories } from './stories.ts'
import { chooseDefaults, type Defaults } from './types/defaults.ts'
import type { Story } from './types/story.ts'

/** Everything of the content that one page is made of. */
export interface PageContent {
  readonly story: Read<Story>
  readonly defaults: Defaults
  /** Forms pages have neither header nor footer. */
  readonly header: RawBlock | undefined
  readonly footer: RawBlock | undefined
  /** The same story in the default language, for a page in another one: what was not translated is as it is there. */
  readonly original: Story | undefined
  readonly campaign: () => Datum<Readonly<Record<string, Campaign>>>
  readonly currency: () => Datum<Currency | undefined>
  readonly data: (need: string) => Datum<unknown>
  /** What is tested on the page, where something is; `story` is its control. */
  readonly experiment: PageExperiment | undefined
  /** Headers that variants of experiments show instead, by their story ids. */
  readonly forcedHeaders: ReadonlyMap<string, RawBlock>
  /** The worst of what the page waited for. */
  readonly freshness: Freshness
  /** When everything is there: until when all of it is fresh, epoch milliseconds; 0 when something is a fallback. */
  readonly settled: Promise<number>
}

export interface LoadPorts {
  readonly stories: Stories
  readonly callPlatform: CallPlatform
  readonly site: Site
  readonly visitor: Visitor
  /** Ids of header stories that experiments may force. */
  readonly forcedHeaderIds: readonly string[]
  /** What the blocks of a body ask of the platform. */
  readonly needsOf: (story: Story) => readonly Need[]
}

/** The header banner is the first block of the document: it may hold the page up only so long. */
const BANNER_DEADLINE = 150

const worst = (...all: readonly Freshness[]): Freshness =>
  (['miss', 'stale', 'hit'] as const).find(freshness => all.includes(freshness)) ?? 'hit'

async function loadDefaults({ stories, site }: LoadPorts, language: string) {
  const { value, freshness, freshUntil } = await stories.ofType('defaults', language)
  const defaults = chooseDefaultsOnce(value, site.unit)
  if (!defaults) throw defaultsNotFound(site.unit)
  return { defaults, freshness, freshUntil }
}

const chosen = new WeakMap<readonly Story[], Map<string, Defaults | undefined>>()

/** The choice for a list of stories and a unit is the same object each time: facts are memoised by it. */
function chooseDefaultsOnce(stories: readonly Story[], unit: string): Defaults | undefined {
  const units = chosen.get(stories) ?? new Map<string, Defaults | undefined>()
  chosen.set(stories, units)
  if (!units.has(unit)) units.set(unit, chooseDefaults(stories, unit))
  return units.get(unit)
}

type Answer = PlatformAnswer<unknown>

/** The answers to all needs, and how to find one by its key. */
function loadNeeds(needs: readonly Need[], callPlatform: CallPlatform) {
  const answers: Promise<Answer>[] = []
  const data = new Map<string, () => Datum<unknown>>()
  for (const need of needs) {
    const call = platformCalls[need.call] as PlatformCall | undefined
    if (!call) continue
    const answer = callPlatform(need.call, call, need.query)
    answers.push(answer)
    data.set(needKey(need), deferredDatum(answer))
  }
  return { answers, data: (key: string) => data.get(key)?.() }
}

const absent: Datum<unknown> = { state: 'ready', value: undefined, revision: '', fallback: true }

/** Until when all of these are fresh; 0 when one is a fallback. */
async function freshUntilAll(
  answers: readonly Promise<Answer>[],
  others: readonly { readonly freshUntil: number; readonly fallback?: boolean }[],
): Promise<number> {
  const settled = await Promise.all(answers)
  if ([...settled, ...others].some(({ fallback }) => fallback)) return 0
  return Math.min(...[...settled, ...others].map(({ freshUntil }) => freshUntil))
}

const noCampaign = (): PlatformAnswer<Readonly<Record<string, Campaign>>> => ({
  value: {},
  revision: '',
  freshness: 'miss',
  freshUntil: 0,
  fallback: true,
})

type Page = Readonly<Record<'unit' | 'slug' | 'pageId' | 'language', string>>

/** Header and footer, or neither. Null is an error of the content; a failed call is answered with the last known good, if there is one. */
async function loadChrome(page: Page, { callPlatform, site }: LoadPorts) {
  if (isForms(page.slug, site)) return { answers: [], header: undefined, footer: undefined }
  const answers = [
    callPlatform('header', headerCall, page),
    callPlatform('footer', footerCall, page),
  ] as const
  const [header, footer] = await Promise.all(answers)
  if (header.fallback || footer.fallback) throw contentUnavailable('header and footer', undefined)
  if (!header.value.content) throw headerNotFound()
  if (!footer.value.content) throw footerNotFound()
  return { answers: [header, footer], header: header.value.content, footer: footer.value.content }
}

/** The headers that experiments may force, as far as they are there: without one the page has its own. */
async function loadForcedHeaders(page: Page, { callPlatform, site, forcedHeaderIds }: LoadPorts) {
  const ids = isForms(page.slug, site) ? [] : forcedHeaderIds
  const answers = await Promise.all(
    ids.map(forceHeaderStoryId => callPlatform('header', headerCall, { ...page, forceHeaderStoryId })),
  )
  const headers = answers.flatMap(({ value }, index) =>
    value.content ? [[ids[index]!, value.content] as const] : [],
  )
  return { answers, headers: new Map(headers) }
}

/** What is tested on a story; without its variants the page is as it always was. */
async function loadExperiment(story: Story, language: string, { stories }: LoadPorts) {
  const test = testOf(story)
  if (!test) return undefined
  try {
    const { value, freshUntil } = await stories.ofExperiment(test.experimentId, language)
    return { experiment: experimentOf(story, value), freshUntil }
  } catch {
    // The reader has logged why.
    return { experiment: undefined, freshUntil: 0, fallback: true }
  }
}

/** The story in the default language; only what is marked as untranslated hangs on it. */
async function loadOriginal(
  { full_slug, default_full_slug }: Story,
  language: string,
  { stories, site }: LoadPorts,
): Promise<Read<Story> | undefined> {
  if (language === site.defaultLanguage) return undefined
  const slug = (default_full_slug ?? full_slug).replace(/\/$/, '')
  // Without it nothing is marked; the reader has logged why.
  return stories.bySlug(slug, site.defaultLanguage).catch(() => undefined)
}

/**
 * Loads a page in two waves: the story with the defaults, then everything that needs the story's id. Only what can
 * change the status is awaited. Throws `SiteError`.
 */
export async function loadPage(
  { slug, language }: { slug: string; language: string },
  ports: LoadPorts,
): Promise<PageContent> {
  const { stories, callPlatform, site, visitor, needsOf } = ports
  if (isForeign(slug, site)) throw storyNotFound({ slug, language })
  const [story, unit] = await Promise.all([stories.bySlug(slug, language), loadDefaults(ports, language)])
  if (!story) throw storyNotFound({ slug, language })

  const { id, content } = story.value
  const { country } = visitor
  const page = { unit: site.unit, slug, pageId: String(id), language }
  const currency = callPlatform('currency-user', currencyCall, { country, space: site.unit })
  const personal = unit.defaults.usergroupPersonalization ? { usergroup: visitor.usergroup } : {}
  const asker = { ...page, ...personal, country, component: content.component }
  const offers = callPlatform('campaign', campaignCall, asker)
  const campaign = within(offers, BANNER_DEADLINE, noCampaign)
  const needs = loadNeeds(needsOf(story.value), callPlatform)
  const [chrome, forced, original, test] = await Promise.all([
    loadChrome(page, ports),
    loadForcedHeaders(page, ports),
    loadOriginal(story.value, language, ports),
    loadExperiment(story.value, language, ports),
  ])
  const variants = test?.experiment?.variants.slice(1).map(variant => variant.story) ?? []
  const variantNeeds = loadNeeds(variants.flatMap(needsOf), callPlatform)
  const others = [original, test].flatMap(part => part ?? [])
  const parts = [story, unit, ...chrome.answers, ...forced.answers, ...others]
  return {
    story,
    defaults: unit.defaults,
    header: chrome.header,
    footer: chrome.footer,
    original: original?.value,
    campaign: deferredDatum(campaign),
    currency: deferredDatum(currency),
    data: need => needs.data(need) ?? variantNeeds.data(need) ?? absent,
    experiment: test?.experiment,
    forcedHeaders: forced.headers,
    freshness: worst(...[story, unit, ...chrome.answers].map(({ freshness }) => freshness)),
    settled: freshUntilAll([currency, campaign, ...needs.answers, ...variantNeeds.answers], parts),
  }
}
