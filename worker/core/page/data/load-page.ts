import * as v from 'valibot'
import type { Campaign } from '../../../../blocks/_kit/facts.ts'
import { storyNotFound } from '../../../errors.ts'
import { expired } from '../../base/caching/validity.ts'
import { within } from '../../base/http/deadline.ts'
import { layoutOf } from '../../content/types/layout.ts'
import { productSchema } from '../../content/types/product.ts'
import { groupingFields, variantFields } from '../../content/types/programmes.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'
import { type PlatformAnswer, PRICE_DEADLINE } from '../../platform/call.ts'
import { call as campaignCall } from '../../platform/calls/campaign.ts'
import { groupParameters } from '../../platform/country-groups.ts'
import { careId } from '../../platform/page-query.ts'
import { isForeign } from '../../request/site/page-path.ts'
import { deferredDatum, validityOfAll, worst } from './datum.ts'
import { loadAbove, noneAbove } from './load-above.ts'
import { loadDefaults } from './load-defaults.ts'
import type { LoadDependencies } from './load-dependencies.ts'
import { loadExperiment } from './load-experiment.ts'
import {
  loadBubble,
  loadForcedHeaders,
  loadHeaderAndFooter,
  noBubble,
  noForcedHeaders,
  noHeaderAndFooter,
} from './load-frame.ts'
import { loadEvents, loadOwnPages } from './load-from-index.ts'
import { findIn, loadNeeds } from './load-needs.ts'
import { createCallForPage, loadOriginal, originalParametersOf } from './load-original.ts'
import { callCurrency, loadCountryGroups, loadPriceHistory } from './load-prices.ts'
import type { LoadFacts, PageData } from './page-data.ts'

const fields = { product: variantFields.product, products: groupingFields.products }

/**
 * The product that a page is about, as the calls name it: the programme's, or the only one of a group. Empty where there is none, or
 * where calls do not accept its id.
 */
function careIdOf({ content }: Pick<Story, 'content'>): string {
  const { product, products } = readContent(fields, content)
  const [only, another] = product ? [product] : products
  if (!only || another) return ''
  const result = v.safeParse(careId, readContent(productSchema.fields, only.content).careId)
  return result.success ? result.output : ''
}

/** Maximum milliseconds that the header banner, the first block of the document, may delay the page. */
const BANNER_DEADLINE = 150

const late = <T>(value: T): PlatformAnswer<T> => ({
  ...{ value, revision: '', freshness: 'miss', validity: expired },
  fallback: true,
})
const noOffers: Readonly<Record<string, Campaign>> = {}

/**
 * Loads a page in two waves: the story with the defaults, then everything that needs the story's id. Awaits only
 * what can change the status. Throws `SiteError`.
 */
export async function loadPage(facts: LoadFacts, dependencies: LoadDependencies): Promise<PageData> {
  const { slug, language, site, country } = facts
  const { stories, callPlatform, needsOf, readLedger, isPart } = dependencies
  if (isForeign(slug, site)) throw storyNotFound({ slug, language })
  const groups = loadCountryGroups({ site, country }, dependencies)
  const [story, unit, running] = await Promise.all([
    stories.bySlug(slug, language),
    loadDefaults(dependencies, facts),
    stories.spaceExperiments(),
  ])
  if (!story) throw storyNotFound({ slug, language })

  const { id, content } = story.value
  const page = { unit: site.unit, slug, pageId: String(id), language }
  const hasHeaderAndFooter = !isPart && layoutOf(story.value, site) !== 'blank'
  const personal = unit.defaults.usergroupPersonalization ? { usergroup: facts.usergroup } : {}
  const callParameters = groups.then(({ value: uuids }) => ({
    ...page,
    ...personal,
    ...groupParameters(uuids),
    country,
    space: site.unit,
    component: content.component,
    careId: careIdOf(story.value),
  }))
  const rates = callParameters.then(own => callCurrency(callPlatform, own, site.pricedIn))
  // Both of its calls together.
  const currency = within(rates, PRICE_DEADLINE, () => late(undefined))
  const callForPage = createCallForPage(callPlatform, originalParametersOf(story.value, facts))
  const campaign = callParameters.then(own => callForPage('campaign', campaignCall, { callParameters: own }))
  const banner = within(campaign, BANNER_DEADLINE, () => late(noOffers))
  const around = hasHeaderAndFooter ? loadHeaderAndFooter(page, facts, dependencies) : noHeaderAndFooter
  // Queued before the calls of blocks, whose parts stream.
  const besides = isPart
    ? noBubble
    : loadBubble({ callParameters, callPlatform, others: Promise.resolve(around) })
  const history = loadPriceHistory({ defaults: unit.defaults, callParameters, groups, readLedger })
  const { newsTopics } = unit.defaults
  const needsDependencies = {
    callParameters,
    callForPage,
    address: { parameter: facts.parameter, newsTopics },
  }
  const needs = loadNeeds(needsOf(story.value, story.anchor), needsDependencies)
  const [outer, forced, bubble, original, events, test, links, above] = await Promise.all([
    around,
    hasHeaderAndFooter ? loadForcedHeaders(page, dependencies) : noForcedHeaders,
    besides,
    loadOriginal(
      story.value,
      { site, language, callParameters, parameter: facts.parameter },
      { ...dependencies, running: running.value },
    ),
    loadEvents(story.value, facts, stories),
    loadExperiment(story.value, language, { stories, running: running.value }),
    loadOwnPages(content, site, stories),
    hasHeaderAndFooter ? loadAbove(story.value, facts, stories) : noneAbove,
  ])
  const variants = test?.experiment?.variants.slice(1).map(variant => variant.story) ?? []
  const variantNeeds = loadNeeds(
    variants.flatMap(variant => needsOf(variant, story.anchor)),
    needsDependencies,
  )
  const compared = [...(original?.reads ?? []), ...(test ? [test] : [])]
  const parts = [
    story,
    unit,
    running,
    events,
    links,
    above,
    ...outer.answers,
    ...forced.answers,
    bubble,
    ...compared,
  ]
  const publication =
    dependencies.publication === 'draft'
      ? ({ publication: 'draft', story: { value: story.value } } as const)
      : ({ publication: 'published', story } as const)
  return {
    ...publication,
    defaults: unit.defaults,
    header: outer.header,
    footer: outer.footer,
    bubble: bubble.bubble,
    original: original?.content,
    events: events.value,
    eventPages: { page: events.page, pages: events.pages },
    above: above.value,
    campaign: deferredDatum(campaign),
    banner: deferredDatum(banner),
    links,
    priceHistory: deferredDatum(history),
    currency: deferredDatum(currency),
    countryGroups: deferredDatum(groups),
    data: findIn(needs.data, variantNeeds.data),
    callParameters,
    experiment: test?.experiment,
    forcedHeaders: forced.headers,
    freshness: worst(...[story, unit, ...outer.answers].map(({ freshness }) => freshness)),
    settled: validityOfAll(
      [groups, currency, campaign, banner, history, ...needs.answers, ...variantNeeds.answers],
      parts,
    ),
  }
}
