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

async function loadDefaults(
  { stories, site }: LoadPorts,
  language: string,
): Promise<{ defaults: Defaults; freshness: Freshness }> {
  const { value, freshness } = await stories.ofType('defaults', language)
  const defaults = chooseDefaultsOnce(value, site.unit)
  if (!defaults) throw defaultsNotFound(site.unit)
  return { defaults, freshness }
}

const chosen = new WeakMap<readonly Story[], Map<string, Defaults | undefined>>()

/** The choice for a list of stories and a unit is the same object each time: facts are memoised by it. */
function chooseDefaultsOnce(stories: readonly Story[], unit: string): Defaults | undefined {
  const units = chosen.get(stories) ?? new Map<string, Defaults | undefined>()
  chosen.set(stories, units)
  if (!units.has(unit)) units.set(unit, chooseDefaults(stories, unit))
  return units.get(unit)
}

function loadNeeds(needs: readonly Need[], callPlatform: CallPlatform): (need: string) => Datum<unknown> {
  const data = new Map<string, () => Datum<unknown>>()
  for (const need of needs) {
    const call = platformCalls[need.call] as PlatformCall | undefined
    const key = needKey(need)
    if (call && !data.has(key)) data.set(key, deferredDatum(callPlatform(need.call, call, need.query)))
  }
  const absent: Datum<unknown> = { state: 'ready', value: undefined, revision: '', fallback: true }
  return key => data.get(key)?.() ?? absent
}

const noCampaign = (): PlatformAnswer<Readonly<Record<string, Campaign>>> => ({
  value: {},
  revision: '',
  freshness: 'miss',
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
  const [story, { defaults, freshness }] = await Promise.all([
    stories.bySlug(slug, language),
    loadDefaults(ports, language),
  ])
  if (!story) throw storyNotFound({ slug, language })

  const { id, content } = story.value
  const page = { unit: site.unit, slug, pageId: String(id), language }
  const currency = deferredDatum(
    callPlatform('currency-user', currencyCall, { country: visitor.country, space: site.unit }),
  )
  const campaigns = callPlatform('campaign', campaignCall, {
    ...page,
    country: visitor.country,
    component: content.component,
  })
  const campaign = deferredDatum(within(campaigns, BANNER_DEADLINE, noCampaign))
  const data = loadNeeds(needsOf(story.value), callPlatform)
  const [header, footer] = await Promise.all([
    callPlatform('header', headerCall, page),
    callPlatform('footer', footerCall, page),
  ])
  if (!header.value.content) throw headerNotFound()
  if (!footer.value.content) throw footerNotFound()
  return {
    story,
    defaults,
    header: header.value.content,
    footer: footer.value.content,
    campaign,
    currency,
    data,
    freshness: worst(story.freshness, freshness, header.freshness, footer.freshness),
  }
}
