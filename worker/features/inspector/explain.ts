import type { Area } from '../../../blocks/_kit/context.ts'
import type { Campaign, Currency } from '../../../blocks/_kit/facts.ts'
import type { StrikeRule } from '../../../blocks/_kit/price.ts'
import { isVisitorFact, visitorFacts } from '../../../blocks/_kit/visitor-facts.ts'
import { campaignSchema as schema } from '../../core/content/types/campaign.ts'
import { readContent } from '../../core/content/types/read-content.ts'
import type { Reading } from '../../core/page/data/datum.ts'
import type { CallParameters } from '../../core/page/data/page-data.ts'
import type { Answers, BlockFactName, FactEntry } from '../../core/page/read-facts.ts'
import { codesIn, matchesOf } from '../../core/platform/audience.ts'
import { type InspectorStories, writtenMoment } from './inspector-stories.ts'

/** A fact that a block read: its value, the source of the value, and the reason for it. */
export interface Reason {
  readonly fact: string
  readonly value: string
  /** The call that answered, if the value comes from a call. */
  readonly call?: string
  readonly because?: string
}

export interface ExplainContext {
  readonly callParameters: CallParameters
  readonly stories: InspectorStories
  /** The platform's calls are answered by another system, which gives no reasons. */
  readonly isForwarded: boolean
  /** The country whose currency all visitors of the unit get. */
  readonly pricedIn: string | undefined
}

/** A group by its name, as editors know it. */
function withGroupNames(text: string, { stories }: ExplainContext): string {
  const group = stories.countryGroups.find(({ uuid }) => text.includes(uuid))
  return group ? text.replace(group.uuid, group.name) : text
}

function whyCampaign({ storyId }: Campaign, context: ExplainContext): string {
  if (context.isForwarded) return 'chosen by the platform'
  const story = context.stories.campaigns.find(({ id }) => String(id) === storyId)
  if (!story) return 'its story is not among the campaigns any more'
  const content = readContent(schema.fields, story.content)
  const { callParameters } = context
  const matches = matchesOf(content, {
    unit: callParameters.unit ?? '',
    country: callParameters.country ?? '',
    language: callParameters.language ?? '',
    ...callParameters,
    countryGroups: codesIn(callParameters.countryGroups),
  })
  const window = [
    ...(content.startsAt === undefined ? [] : [`from ${writtenMoment(content.startsAt)}`]),
    ...(content.endsAt === undefined ? [] : [`until ${writtenMoment(content.endsAt)}`]),
  ]
  const why = [...matches, ...window].map(text => withGroupNames(text, context))
  return why.length ? why.join(', ') : 'for everybody'
}

function explainStrikeRule(argument: string, { value: rule }: Reading<StrikeRule>): Reason {
  const [cents = '', box = ''] = argument.split(':')
  const proven = rule.kind === 'proven' ? (rule.cents / 100).toFixed(2) : 'none'
  return {
    fact: `strike price for ${(Number(cents) / 100).toFixed(2)} in ${box}`,
    value: rule.kind === 'free' ? 'any' : proven,
    because: rule.kind === 'free' ? 'the unit requires no proof' : 'the lowest price of 30 days',
  }
}

function explainCampaign(
  placement: string,
  { value: campaign }: Reading<Campaign | undefined>,
  context: ExplainContext,
): Reason {
  const call = `v2/campaign/${context.callParameters.unit}`
  const fact = `campaign, placement ${placement}`
  if (!campaign) return { fact, value: 'none', call }
  const { storyName, storyId } = campaign
  return { fact, value: `${storyName} (${storyId})`, call, because: whyCampaign(campaign, context) }
}

function explainCurrency(
  _: string,
  { value: currency }: Reading<Currency | undefined>,
  { callParameters, pricedIn }: ExplainContext,
): Reason {
  const common = { fact: 'currency', call: 'v2/currency/user' }
  if (!currency) return { ...common, value: 'euros, unconverted', because: 'the call failed' }
  const { format, baseCurrency, exchangeRate, rateTime } = currency
  const rate = rateTime ? `${exchangeRate} (${rateTime})` : String(exchangeRate)
  return {
    ...common,
    value: `${format.currency}, 1 ${baseCurrency} = ${rate}`,
    because: pricedIn ? `the unit is priced in ${pricedIn}` : `country ${callParameters.country}`,
  }
}

function explainArea(
  argument: string,
  { value }: Reading<number | undefined>,
  context: ExplainContext,
): Reason {
  // The tracker wrote the entry.
  const areas = JSON.parse(argument) as readonly Area[]
  const area = value === undefined ? undefined : areas[value]
  if (!area) return { fact: 'area', value: 'none' }
  const { country = '' } = context.callParameters
  const isCountry = area.countries.includes(country)
  const because = isCountry ? `country ${country}` : `country group ${area.countryGroup}`
  return { fact: 'area', value: `entry ${value}`, because: withGroupNames(because, context) }
}

function explainData(need: string, { value, fallback }: Reading): Reason {
  const [call = '', query] = need.split('?')
  const list = (value as { readonly value?: unknown } | undefined)?.value ?? value
  const found = Array.isArray(list) ? `${list.length} entries` : value === undefined ? 'nothing' : 'an answer'
  return { fact: query ? `data for ${query}` : 'data', value: fallback ? 'the call failed' : found, call }
}

type Explain<Name extends BlockFactName> = (
  argument: string,
  reading: Reading<Answers[Name]>,
  context: ExplainContext,
) => Reason | undefined

export const yesOrNo = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? 'none')

const nothing = () => undefined

/** Facts that need an explanation; the others are shown as they are. */
const explainers: { readonly [Name in BlockFactName]?: Explain<Name> } = {
  campaign: explainCampaign,
  currency: explainCurrency,
  visitorArea: explainArea,
  data: explainData,
  strikeRule: explainStrikeRule,
  entryConversation: (place, { value }) => ({
    fact: `conversation of the chat at ${place}`,
    value: value?.templateId ?? 'none',
  }),
  isLandingPage: (_, { value }) => ({ fact: 'landing page', value: yesOrNo(value) }),
  // A menu reads it for each of its links.
  current: (href, { value }) =>
    value ? { fact: `link ${href}`, value: value === 'page' ? 'this page' : 'an area of it' } : undefined,
  isInUsergroup: (named, { value }) => ({ fact: `usergroup among ${named}`, value: yesOrNo(value) }),
  theme: (_, { value }) => ({ fact: 'theme', value: value.name }),
  alternates: (_, { value }) => ({
    fact: 'languages of the page',
    value: value.map(({ language }) => language).join(', '),
  }),
  ordinal: (argument, { value }) => ({
    fact: `place among ${argument.split(':', 1)[0]}`,
    value: String(value),
  }),
  headingAbove: (argument, { value }) => ({
    fact: `heading above ${argument.split(':', 1)[0]}`,
    value: String(value),
  }),
  // No block reads it.
  toolStep: nothing,
  // The blocks themselves show it.
  untranslated: nothing,
}

/** The value that a block read for `entry`, and why; undefined for entries that are not shown. */
export function explain(entry: FactEntry, reading: Reading, context: ExplainContext): Reason | undefined {
  const colon = entry.indexOf(':')
  const name = colon < 0 ? entry : entry.slice(0, colon)
  const argument = colon < 0 ? '' : entry.slice(colon + 1)
  // The tracker wrote the entry, and its name with the answer.
  const own = explainers[name as BlockFactName] as Explain<BlockFactName> | undefined
  if (own) return own(argument, reading as Reading<Answers[BlockFactName]>, context)
  const words = isVisitorFact(name) ? visitorFacts[name].words : name
  return { fact: argument ? `${words} ${argument}` : words, value: yesOrNo(reading.value) }
}
