import type { Need } from '../../blocks/_kit/context.ts'
import type { Campaign, Currency } from '../../blocks/_kit/facts.ts'
import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import { within } from '../deadline.ts'
import { defaultsNotFound, footerNotFound, headerNotFound, storyNotFound } from '../errors.ts'
import { deferredDatum } from '../page/datum.ts'
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
import { loadEvents } from './load-events.ts'
import { loadOriginal, type OriginalContent } from './load-original.ts'
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
  /** The same in the default language, for a page in another one: what was not translated is as it is there. */
  readonly original: OriginalContent | undefined
  /** All events, on a page that lists some of them. */
  readonly events: readonly Story[]
  readonly campaign: () => Datum<Readonly<Record<string, Campaign>>>
  readonly currency: () => Datum<Currency | undefined>
  readonly data: (need: string) => Datum<unknown>
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
  const absent: Datum<unknown> = { state: 'ready', value: undefined, revision: '', fallback: true }
  return { answers, data: (key: string) => data.get(key)?.() ?? absent }
}

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

/** Header and footer, or neither; both null is an error of the content, a failed call is answered with the last known good. */
async function loadChrome(page: Page, { callPlatform, site }: LoadPorts) {
  if (isForms(page.slug, site)) return { answers: [], header: undefined, footer: undefined }
  const answers = [
    callPlatform('header', headerCall, page),
    callPlatform('footer', footerCall, page),
  ] as const
  const [header, footer] = await Promise.all(answers)
  if (!header.value.content) throw headerNotFound()
  if (!footer.value.content) throw footerNotFound()
  return { answers: [header, footer], header: header.value.content, footer: footer.value.content }
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
  const offers = callPlatform('campaign', campaignCall, { ...page, country, component: content.component })
  const campaign = within(offers, BANNER_DEADLINE, noCampaign)
  const needs = loadNeeds(needsOf(story.value), callPlatform)
  const [chrome, original, events] = await Promise.all([
    loadChrome(page, ports),
    loadOriginal(story.value, language, ports),
    loadEvents(story.value, language, stories),
  ])
  const parts = [story, unit, events, ...chrome.answers, ...(original?.reads ?? [])]
  return {
    story,
    defaults: unit.defaults,
    header: chrome.header,
    footer: chrome.footer,
    original: original?.content,
    events: events.value,
    campaign: deferredDatum(campaign),
    currency: deferredDatum(currency),
    data: needs.data,
    freshness: worst(...[story, unit, ...chrome.answers].map(({ freshness }) => freshness)),
    settled: freshUntilAll([currency, campaign, ...needs.answers], parts),
  }
}
