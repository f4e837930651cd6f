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
  readonly header: RawBlock
  readonly footer: RawBlock
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
  others: readonly { readonly freshUntil: number }[],
): Promise<number> {
  const settled = await Promise.all(answers)
  if (settled.some(({ fallback }) => fallback)) return 0
  return Math.min(...[...settled, ...others].map(({ freshUntil }) => freshUntil))
}

const noCampaign = (): PlatformAnswer<Readonly<Record<string, Campaign>>> => ({
  value: {},
  revision: '',
  freshness: 'miss',
  freshUntil: 0,
  fallback: true,
})

/**
 * Loads a page in two waves: the story with the defaults, then everything that needs the story's id. Only what can
 * change the status is awaited. Throws `SiteError`.
 */
export async function loadPage(
  { slug, language }: { slug: string; language: string },
  ports: LoadPorts,
): Promise<PageContent> {
  const { stories, callPlatform, site, visitor, needsOf } = ports
  const [story, unit] = await Promise.all([stories.bySlug(slug, language), loadDefaults(ports, language)])
  if (!story) throw storyNotFound({ slug, language })

  const { id, content } = story.value
  const { country } = visitor
  const page = { unit: site.unit, slug, pageId: String(id), language }
  const currency = callPlatform('currency-user', currencyCall, { country, space: site.unit })
  const offers = callPlatform('campaign', campaignCall, { ...page, country, component: content.component })
  const campaign = within(offers, BANNER_DEADLINE, noCampaign)
  const needs = loadNeeds(needsOf(story.value), callPlatform)
  const chrome = [callPlatform('header', headerCall, page), callPlatform('footer', footerCall, page)] as const
  const settled = freshUntilAll([currency, campaign, ...needs.answers, ...chrome], [story, unit])

  const [header, footer] = await Promise.all(chrome)
  if (!header.value.content) throw headerNotFound()
  if (!footer.value.content) throw footerNotFound()
  return {
    story,
    defaults: unit.defaults,
    header: header.value.content,
    footer: footer.value.content,
    campaign: deferredDatum(campaign),
    currency: deferredDatum(currency),
    data: needs.data,
    freshness: worst(story.freshness, unit.freshness, header.freshness, footer.freshness),
    settled,
  }
}
