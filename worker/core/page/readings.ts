import type { Area, ChatPlace, EntryConversation } from '../../../blocks/_kit/context.ts'
import type { Campaign } from '../../../blocks/_kit/facts.ts'
import type { FormState } from '../../../blocks/_kit/forms/definition.ts'
import type { StrikeRule } from '../../../blocks/_kit/price.ts'
import type { ToolStep } from '../../../blocks/_kit/tool-step.ts'
import { memoize } from '../base/caching/memoize.ts'
import type { Revisioned } from '../base/caching/validity.ts'
import { strikeRuleOf } from '../platform/price-ledger/price-history.ts'
import { cutParameter, keysOf, pageNumberOf } from '../request/site/query.ts'
import { choiceIn } from './choice.ts'
import type { Datum, Reading } from './data/datum.ts'
import type { Facts } from './facts.ts'
import { compared } from './read-untranslated.ts'
import { Pending } from './resolution.ts'

export const either = (value: boolean): Reading<boolean> => ({ value, key: value ? '1' : '' })
export const plain = <Text extends string | undefined>(value: Text): Reading<Text> => ({
  value,
  key: value ?? '',
})

export const isDatum = (fact: object): fact is Datum<unknown> => 'state' in fact
export const isRevisioned = (fact: object): fact is Revisioned<unknown> => 'revision' in fact

function ready<T>(datum: Datum<T>): Extract<Datum<T>, { state: 'ready' }> {
  if (datum.state === 'pending') throw new Pending(datum.settled)
  return datum
}

export function ofDatum(datum: Datum<unknown>): Reading {
  const { value, revision, fallback } = ready(datum)
  return { value, key: revision, fallback }
}

// The key is the content of the placement: with the revision of the whole answer as key, pages with the same banner could not share its fragment.
const placementKey = memoize((campaign: Campaign) => JSON.stringify(campaign))

export function campaignReading(facts: Facts, placement: string): Reading<Campaign | undefined> {
  const { value, original, fallback } = ready(placement === 'header' ? facts.banner : facts.campaign)
  const campaign = value[placement]
  if (!campaign) return { value: undefined, key: '', fallback }
  return compared({ value: campaign, key: placementKey(campaign), fallback }, original?.[placement])
}

/** The key is the rule, not the history: a fragment lasts until another price is struck. */
export function strikeRuleReading({ priceHistory }: Facts, argument: string): Reading<StrikeRule> {
  const { value: history, fallback } = ready(priceHistory)
  const colon = argument.indexOf(':')
  const offered = { offer: argument.slice(colon + 1), cents: Number(argument.slice(0, colon)) }
  const rule: StrikeRule = history ? strikeRuleOf(history, offered) : { kind: 'free' }
  return { value: rule, key: rule.kind === 'proven' ? String(rule.cents) : rule.kind, fallback }
}

/** The key of a fragment contains the area, not its countries and groups. */
const areaAt = (index = -1): Reading<number | undefined> =>
  index < 0 ? plain(undefined) : { value: index, key: String(index) }

/** A country takes precedence over its groups, which are read only where they matter (requirement campaigns/geo-restricted-usps). */
export function areaReading(
  { country, countryGroups }: Facts,
  argument: string,
): Reading<number | undefined> {
  // The tracker wrote it.
  const areas = JSON.parse(argument) as readonly Area[]
  const named = areas.findIndex(({ countries }) => countries.includes(country))
  if (named >= 0 || !areas.some(area => area.countryGroup)) return areaAt(named)
  const { value, fallback } = ready(countryGroups)
  const inGroups = value.map(uuid => areas.findIndex(area => area.countryGroup === uuid))
  return { ...areaAt(inGroups.find(index => index >= 0)), fallback }
}

export function toolStepReading({ toolStep }: Facts): Reading<ToolStep | undefined> {
  const step = toolStep?.()
  return { value: step, key: step ? JSON.stringify(step) : '' }
}

export function dataReading(facts: Facts, need: string): Reading {
  const datum = ready(facts.data(need))
  return compared(ofDatum(datum), datum.original)
}

/** A visitor's own form is on a page for that visitor alone, so fragments made with it are never cached. */
export const formReading = ({ form }: Facts, id: string): Reading<FormState | undefined> =>
  form?.form === id ? { value: form, key: 'own', fallback: true } : plain(undefined)

export const errorMessageReading = ({ error }: Facts): Reading<string | undefined> =>
  error?.namesPath ? { value: error.message, key: 'own', fallback: true } : plain(error?.message)

export function conversationReading(
  { entryConversations }: Facts,
  place: string,
): Reading<EntryConversation | undefined> {
  // The context names the places.
  const value = entryConversations[place as ChatPlace]
  return { value, key: value ? JSON.stringify(value) : '' }
}

/** The path of the page within the site. An error page is shown at any path and has none: its blocks do not depend on the path. */
export const placeOf = (facts: Facts): string => (facts.isErrorPage ? '' : facts.path)

/** A stranger may write any number of parameters. */
const mostParameters = 60

export function pageNumberReading({ query }: Facts): Reading<number> {
  const number = pageNumberOf(query)
  return { value: number, key: String(number) }
}

/** The key has only the named parameters, so that unknown ones make no further fragment. */
export function parametersReading(
  { query }: Facts,
  names: string,
): Reading<readonly (readonly [name: string, value: string])[]> {
  const wanted = new Set(names.split(','))
  const value = keysOf(query)
    .filter(([name]) => wanted.has(name))
    .slice(0, mostParameters)
    .map(([name, value]) => [name, cutParameter(value)] as const)
  return { value, key: value.length ? JSON.stringify(value) : '' }
}

/** The query is read only on pages with tools, so that all others are the same for each query. */
export function choiceReading(facts: Facts): Reading<string> {
  const choice = facts.toolParameters.length ? choiceIn(facts.query, facts.toolParameters) : ''
  return { value: choice, key: choice }
}
