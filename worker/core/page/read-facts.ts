import type { Area, ChatPlace, SitePage } from '../../../blocks/_kit/context.ts'
import { currentOf } from '../../../blocks/_kit/current-link.ts'
import type { Campaign } from '../../../blocks/_kit/facts.ts'
import { isLandingPath } from '../../../blocks/_kit/landing-page.ts'
import type { StrikeRule } from '../../../blocks/_kit/price.ts'
import { memoize } from '../base/caching/memoize.ts'
import { strikeRuleOf } from '../platform/price-ledger/price-history.ts'
import type { Datum } from './data/datum.ts'
import type { Facts, Reading } from './facts.ts'
import { headingOver } from './outline.ts'
import { Pending } from './pending.ts'
import { choiceReading, pageNumberReading, parametersReading } from './read-address.ts'
import { compared, untranslatedReading } from './read-untranslated.ts'

const either = (value: boolean): Reading => ({ value, key: value ? '1' : '' })
const plain = (value: string | undefined): Reading => ({ value, key: value ?? '' })

function ready<T>(datum: Datum<T>): Extract<Datum<T>, { state: 'ready' }> {
  if (datum.state === 'pending') throw new Pending(datum.settled)
  return datum
}

function ofDatum(datum: Datum<unknown>): Reading {
  const { value, revision, fallback } = ready(datum)
  return { value, key: revision, fallback }
}

// The key is a placement's own content: by the revision of the whole answer, pages with the same banner could not share its fragment.
const placementKey = memoize((campaign: Campaign) => JSON.stringify(campaign))

function campaignReading(facts: Facts, placement: string): Reading {
  const { value, original, fallback } = ready(placement === 'header' ? facts.banner : facts.campaign)
  const campaign = value[placement]
  if (!campaign) return { value: undefined, key: '', fallback }
  return compared({ value: campaign, key: placementKey(campaign), fallback }, original?.[placement])
}

/** The key is the rule, not the history: a fragment lasts until another price is struck. */
function strikeRuleReading({ priceHistory }: Facts, argument: string): Reading {
  const { value: history, fallback } = ready(priceHistory)
  const colon = argument.indexOf(':')
  const asked = { offer: argument.slice(colon + 1), cents: Number(argument.slice(0, colon)) }
  const rule: StrikeRule = history ? strikeRuleOf(history, asked) : { kind: 'free' }
  return { value: rule, key: rule.kind === 'proven' ? String(rule.cents) : rule.kind, fallback }
}

/** The key of a fragment holds the area, not its countries and groups. */
const areaAt = (index = -1): Reading => (index < 0 ? plain(undefined) : { value: index, key: String(index) })

/** A country beats its groups, which are read only where they matter (requirement campaigns/geo-restricted-usps). */
function areaReading({ country, countryGroups }: Facts, argument: string): Reading {
  // The tracker wrote it.
  const areas = JSON.parse(argument) as readonly Area[]
  const named = areas.findIndex(({ countries }) => countries.includes(country))
  if (named >= 0 || !areas.some(area => area.countryGroup)) return areaAt(named)
  const { value, fallback } = ready(countryGroups)
  const inGroups = value.map(uuid => areas.findIndex(area => area.countryGroup === uuid))
  return { ...areaAt(inGroups.find(index => index >= 0)), fallback }
}

function toolStepReading({ toolStep }: Facts): Reading {
  const step = toolStep?.()
  return { value: step, key: step ? JSON.stringify(step) : '' }
}

function dataReading(facts: Facts, need: string): Reading {
  const datum = ready(facts.data(need))
  return compared(ofDatum(datum), datum.original)
}

/** A visitor's own form is on a page for that visitor alone: what is made with it is never cached. */
const formReading = ({ form }: Facts, id: string): Reading =>
  form?.form === id ? { value: form, key: 'own', fallback: true } : plain(undefined)

const errorMessageReading = ({ error }: Facts): Reading =>
  error?.namesPath ? { value: error.message, key: 'own', fallback: true } : plain(error?.message)

function conversationReading({ entryConversations }: Facts, place: string): Reading {
  // The context names the places.
  const value = entryConversations[place as ChatPlace]
  return { value, key: value ? JSON.stringify(value) : '' }
}

/** Where the page stands among the pages of the site. An error page is shown at any path, and stands nowhere: its blocks do not depend on the path. */
const placeOf = (facts: Facts): string => (facts.isErrorPage ? '' : facts.path)

/** How each fact is read. */
const readers = {
  currency: facts => ofDatum(facts.currency),
  campaign: campaignReading,
  strikeRule: strikeRuleReading,
  usergroup: ({ usergroup }, named) => either(named.split(',').includes(usergroup)),
  country: facts => plain(facts.country),
  area: areaReading,
  closedBanner: ({ isBannerClosed }, id) => either(isBannerClosed(id)),
  exitLayer: ({ maySeeExitLayer }) => either(maySeeExitLayer),
  draft: ({ hasDraft }, form) => either(hasDraft(form)),
  grants: ({ grants }, service) => either(grants(service)),
  mobile: ({ isMobile }) => either(isMobile),
  path: facts => plain(facts.path),
  errorMessage: errorMessageReading,
  current: (facts, href) => plain(currentOf(href, placeOf(facts))),
  landingPage: facts => either(facts.isLandingStory === true || isLandingPath(placeOf(facts))),
  parameters: parametersReading,
  pageNumber: pageNumberReading,
  choice: choiceReading,
  alternates: facts => ({ value: facts.alternates.value, key: facts.alternates.revision }),
  language: facts => plain(facts.language),
  defaultLanguage: facts => plain(facts.defaultLanguage),
  // Only the context asks, with a name of the type.
  sitePage: (facts, name) => plain(facts.sitePages[name as SitePage]),
  newsTopics: ({ newsTopics }) => ({ value: newsTopics, key: JSON.stringify(newsTopics) }),
  contractPages: ({ contractPages: value }) => ({ value, key: value ? JSON.stringify(value) : '' }),
  orderLabel: facts => plain(facts.orderLabel),
  unit: facts => plain(facts.unit),
  timeZone: facts => plain(facts.timeZone),
  entryConversation: conversationReading,
  consentVersion: facts => plain(facts.consentVersion),
  silentServices: facts => plain(facts.silentServices),
  deniedServices: facts => plain(facts.deniedServices),
  tagManager: facts => plain(facts.tagManager),
  theme: facts => ({ value: facts.theme, key: facts.theme.name }),
  layout: facts => plain(facts.layout),
  meta: facts => ({ value: facts.meta.value, key: facts.meta.revision }),
  subject: facts => ({ value: facts.subject.value, key: facts.subject.revision }),
  origin: facts => plain(facts.origin),
  links: facts => ({ value: facts.links.value, key: facts.links.revision }),
  ordinal: ({ ordinals }, name) => ({ value: ordinals.get(name) ?? 0, key: String(ordinals.get(name) ?? 0) }),
  heading: ({ outline }, name) => plain(headingOver(outline(), name)),
  toolStep: toolStepReading,
  untranslated: untranslatedReading,
  form: formReading,
  data: dataReading,
} satisfies Readonly<Record<string, (facts: Facts, argument: string) => Reading>>

/** Names of facts; each has a reader. */
export type FactName = keyof typeof readers

/** A question for a fact; a name may carry an argument: `campaign:header`. */
export type FactEntry = FactName | `${FactName}:${string}`

/** Reads facts by entry. Throws `Pending` for one that is not there yet. */
export type ReadFact = (entry: FactEntry) => Reading

const factName = (entry: FactEntry): FactName => {
  const colon = entry.indexOf(':')
  // The part of an entry before its colon is a name.
  return (colon < 0 ? entry : entry.slice(0, colon)) as FactName
}

/** Whether an answer holds parameters of the address: they make another list of what the page shows. */
export const isFilter = (entry: FactEntry, { key }: Reading): boolean =>
  key !== '' && factName(entry) === 'parameters'

/** Facts of the page rather than of the visitor or the site: fragments that read one are cached for each page. */
const pageFacts: ReadonlySet<FactName> = new Set<FactName>([
  'path',
  'alternates',
  'layout',
  'meta',
  'subject',
  'ordinal',
  'heading',
])

export const isPageFact = (entry: FactEntry): boolean => pageFacts.has(factName(entry))

/** Reads each fact at most once a request. */
export function createReadings(facts: Facts): ReadFact {
  const known = new Map<FactEntry, Reading>()
  return entry => {
    const before = known.get(entry)
    if (before) return before
    const name = factName(entry)
    const reading = readers[name](facts, entry.slice(name.length + 1))
    known.set(entry, reading)
    return reading
  }
}
