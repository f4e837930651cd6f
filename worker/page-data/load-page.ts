import type { Need } from '../../blocks/_kit/context.ts'
import type { Campaign } from '../../blocks/_kit/facts.ts'
import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import type { Freshness } from '../content/cache/read.ts'
import { layoutOf } from '../content/stories/layout.ts'
import type { Stories } from '../content/stories/stories.ts'
import { noDefaults, unitDefaults } from '../content/stories/unit-defaults.ts'
import type { Story } from '../content/types/story.ts'
import {
  contentUnavailable,
  defaultsNotFound,
  footerNotFound,
  headerNotFound,
  storyNotFound,
} from '../errors.ts'
import { experimentOf, testOf } from '../experiments/page-experiment.ts'
import { within } from '../http/deadline.ts'
import type { PlatformCall } from '../platform/call.ts'
import { call as campaignCall } from '../platform/calls/campaign.ts'
import { call as footerCall } from '../platform/calls/footer.ts'
import { call as headerCall } from '../platform/calls/header.ts'
import { careIdOf } from '../platform/care-id-of.ts'
import { countryGroupsIn, groupParameters, groupsOfCountry } from '../platform/country-groups.ts'
import { type CallPlatform, type PlatformAnswer, platformCalls } from '../platform/platform.ts'
import { callCurrency } from '../platform/visitor-currency.ts'
import { isForeign } from '../site/page-path.ts'
import type { Datum } from './datum.ts'
import { deferredDatum, type Settled } from './datum.ts'
import { loadEvents } from './load-events.ts'
import { loadOriginal } from './load-original.ts'
import { needKey } from './needs.ts'
import type { Asker, LoadFacts, PageContent } from './page-content.ts'

export interface LoadDependencies {
  readonly publication: PageContent['publication']
  readonly stories: Stories
  readonly callPlatform: CallPlatform
  /** Ids of header stories that experiments may force. */
  readonly forcedHeaderIds: readonly string[]
  /** What the blocks of a body ask of the platform. */
  readonly needsOf: (story: Story) => readonly Need[]
}

/** The header banner is the first block of the document: it may hold the page up only so long. */
const BANNER_DEADLINE = 150

const worst = (...all: readonly Freshness[]): Freshness =>
  (['miss', 'stale', 'hit'] as const).find(freshness => all.includes(freshness)) ?? 'hit'

const noStories: readonly Story[] = []

/** The feature settings; a page does without them. */
const loadFeatures = ({ stories }: LoadDependencies, language: string) =>
  // The reader has logged why.
  stories.features(language).catch(() => undefined)

async function loadDefaults(
  dependencies: LoadDependencies,
  { language, site: { unit }, isErrorPage }: LoadFacts,
) {
  if (isErrorPage) return loadAnyDefaults(dependencies, { language, unit })
  const [stories, features] = await Promise.all([
    dependencies.stories.defaults(language),
    loadFeatures(dependencies, language),
  ])
  const defaults = unitDefaults(stories.value, features?.value ?? noStories, unit)
  if (!defaults) throw defaultsNotFound(unit)
  const freshUntil = Math.min(stories.freshUntil, features?.freshUntil ?? 0)
  return { defaults, freshness: stories.freshness, freshUntil }
}

/** The defaults of an error page: where there are none, it has no site's name. */
async function loadAnyDefaults(
  dependencies: LoadDependencies,
  { language, unit }: { language: string; unit: string },
) {
  // The reader has logged why.
  const stories = await dependencies.stories.defaults(language).catch(() => undefined)
  const defaults = unitDefaults(stories?.value ?? noStories, noStories, unit) ?? noDefaults
  const { freshness = 'miss' as const, freshUntil = 0 } = stories ?? {}
  return { defaults, freshness, freshUntil }
}

type Answer = PlatformAnswer<unknown>

/** The answers to all needs, and how to find one by its key. Each call takes of the page and its visitor what it knows. */
function loadNeeds(needs: readonly Need[], asker: Promise<Asker>, callPlatform: CallPlatform) {
  const answers: Promise<Answer>[] = []
  const data = new Map<string, () => Datum<unknown>>()
  for (const need of needs) {
    const call = platformCalls[need.call] as PlatformCall | undefined
    if (!call) continue
    const answer = asker.then(own => callPlatform(need.call, call, { ...own, ...need.query }))
    answers.push(answer)
    data.set(needKey(need), deferredDatum(answer))
  }
  return { answers, data: (key: string) => data.get(key)?.() }
}

interface Fresh {
  readonly freshUntil: number
  readonly fallback?: boolean
}
const absent: Datum<unknown> = { state: 'ready', value: undefined, revision: '', fallback: true }

/** Until when all of these are fresh; 0 when one is a fallback. */
async function freshUntilAll(answers: readonly Promise<Fresh>[], others: readonly Fresh[]): Promise<number> {
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

/** The content of a header or footer; where its call gave none and there is no good copy, the story that editors maintain. */
async function chromeOf(
  name: 'header' | 'footer',
  answer: Promise<PlatformAnswer<{ readonly content: RawBlock | null }>>,
  { page, stories }: { readonly page: Page; readonly stories: Stories },
): Promise<RawBlock> {
  const { value, fallback, refused } = await answer
  if (value.content) return value.content
  if (!fallback && !refused) throw name === 'header' ? headerNotFound() : footerNotFound()
  const story = await stories.bySlug(`settings/${page.unit}/${name}`, page.language)
  if (!story) throw contentUnavailable(name, refused ? 'its call was refused' : 'its call failed')
  return story.value.content
}

/** The blank layout has neither header nor footer. */
const noChrome = { answers: [], header: undefined, footer: undefined }

/** Header and footer; either null is an error of the content, which an error page does without. */
async function loadChrome(
  page: Page,
  { isErrorPage }: LoadFacts,
  { callPlatform, stories }: LoadDependencies,
) {
  const answers = [
    callPlatform('header', headerCall, page),
    callPlatform('footer', footerCall, page),
  ] as const
  const parts = [
    chromeOf('header', answers[0], { page, stories }),
    chromeOf('footer', answers[1], { page, stories }),
  ]
  const [header, footer] = await Promise.all(
    isErrorPage ? parts.map(part => part.catch(() => undefined)) : parts,
  )
  return { answers: await Promise.all(answers), header, footer }
}

/** The groups of the visitor's country; without them offers, contacts and points are those of the country itself. */
async function loadGroups(
  { site, country }: Pick<LoadFacts, 'site' | 'country'>,
  { stories }: LoadDependencies,
): Promise<Fresh & Settled<readonly string[]>> {
  try {
    const { value, freshUntil } = await stories.ofType('country-groups-prioritization', site.defaultLanguage)
    const uuids = groupsOfCountry(country, countryGroupsIn(value))
    return { value: uuids, revision: uuids.join(), fallback: false, freshUntil }
  } catch {
    // The reader has logged why.
    return { value: [], revision: '', fallback: true, freshUntil: 0 }
  }
}

/** The headers that experiments may force, as far as they are there: without one the page has its own. */
async function loadForcedHeaders(page: Page, { callPlatform, forcedHeaderIds }: LoadDependencies) {
  const answers = await Promise.all(
    forcedHeaderIds.map(forceHeaderStoryId =>
      callPlatform('header', headerCall, { ...page, forceHeaderStoryId }),
    ),
  )
  const headers = answers.flatMap(({ value }, index) =>
    value.content ? [[forcedHeaderIds[index]!, value.content] as const] : [],
  )
  return { answers, headers: new Map(headers) }
}

const noForcedHeaders = { answers: [], headers: new Map<string, RawBlock>() }

/** What is tested on a story; without its variants the page is as it always was. */
async function loadExperiment(story: Story, language: string, { stories }: LoadDependencies) {
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

/**
 * Loads a page in two waves: the story with the defaults, then everything that needs the story's id. Only what can
 * change the status is awaited. Throws `SiteError`.
 */
export async function loadPage(facts: LoadFacts, dependencies: LoadDependencies): Promise<PageContent> {
  const { slug, language, site, country } = facts
  const { stories, callPlatform, needsOf } = dependencies
  if (isForeign(slug, site)) throw storyNotFound({ slug, language })
  const groups = loadGroups({ site, country }, dependencies)
  const [story, unit] = await Promise.all([stories.bySlug(slug, language), loadDefaults(dependencies, facts)])
  if (!story) throw storyNotFound({ slug, language })

  const { id, content } = story.value
  const page = { unit: site.unit, slug, pageId: String(id), language }
  const hasChrome = layoutOf(story.value, site) !== 'blank'
  const personal = unit.defaults.usergroupPersonalization ? { usergroup: facts.usergroup } : {}
  const asker = groups.then(({ value: uuids }) => ({
    ...page,
    ...personal,
    ...groupParameters(uuids),
    country,
    space: site.unit,
    component: content.component,
    careId: careIdOf(story.value),
  }))
  const currency = asker.then(own => callCurrency(callPlatform, own))
  const offers = asker.then(own => callPlatform('campaign', campaignCall, own))
  const campaign = within(offers, BANNER_DEADLINE, noCampaign)
  const needs = loadNeeds(needsOf(story.value), asker, callPlatform)
  const [chrome, forced, original, events, test] = await Promise.all([
    hasChrome ? loadChrome(page, facts, dependencies) : noChrome,
    hasChrome ? loadForcedHeaders(page, dependencies) : noForcedHeaders,
    loadOriginal(story.value, { site, language }, dependencies),
    loadEvents(story.value, language, stories),
    loadExperiment(story.value, language, dependencies),
  ])
  const variants = test?.experiment?.variants.slice(1).map(variant => variant.story) ?? []
  const variantNeeds = loadNeeds(variants.flatMap(needsOf), asker, callPlatform)
  const others = [...(original?.reads ?? []), ...(test ? [test] : [])]
  const parts = [story, unit, events, ...chrome.answers, ...forced.answers, ...others]
  const publication =
    dependencies.publication === 'draft'
      ? ({ publication: 'draft', story: { value: story.value } } as const)
      : ({ publication: 'published', story } as const)
  return {
    ...publication,
    defaults: unit.defaults,
    header: chrome.header,
    footer: chrome.footer,
    original: original?.content,
    events: events.value,
    campaign: deferredDatum(campaign),
    currency: deferredDatum(currency),
    countryGroups: deferredDatum(groups),
    data: need => needs.data(need) ?? variantNeeds.data(need) ?? absent,
    asker,
    experiment: test?.experiment,
    forcedHeaders: forced.headers,
    freshness: worst(...[story, unit, ...chrome.answers].map(({ freshness }) => freshness)),
    settled: freshUntilAll([groups, currency, campaign, ...needs.answers, ...variantNeeds.answers], parts),
  }
}
