import type { SitePage } from '../../../blocks/_kit/context.ts'
import { currentOf } from '../../../blocks/_kit/current-link.ts'
import { isLandingPath } from '../../../blocks/_kit/page-link.ts'
import type { Revisioned } from '../base/caching/validity.ts'
import type { Datum, Reading } from './data/datum.ts'
import type { Facts, plainFacts } from './facts.ts'
import { headingOver } from './outline.ts'
import { untranslatedReading } from './read-untranslated.ts'
import {
  areaReading,
  campaignReading,
  choiceReading,
  conversationReading,
  dataReading,
  either,
  errorMessageReading,
  formReading,
  isDatum,
  isRevisioned,
  ofDatum,
  pageNumberReading,
  parametersReading,
  placeOf,
  plain,
  strikeRuleReading,
  toolStepReading,
} from './readings.ts'

/** Questions: functions that compute an answer from facts and an argument. */
const derivedFacts = {
  campaign: campaignReading,
  strikeRule: strikeRuleReading,
  isInUsergroup: ({ usergroup }, named) => either(named.split(',').includes(usergroup)),
  visitorArea: areaReading,
  errorMessage: errorMessageReading,
  current: (facts, href) => plain(currentOf(href, placeOf(facts))),
  isLandingPage: facts => either(facts.isLandingStory || isLandingPath(placeOf(facts))),
  parameters: parametersReading,
  pageNumber: pageNumberReading,
  choice: choiceReading,
  // Only the context calls it, with a name of this type.
  sitePage: (facts, name) => plain(facts.sitePages[name as SitePage]),
  entryConversation: conversationReading,
  theme: ({ theme }) => ({ value: theme, key: theme.name }),
  ordinal: ({ ordinals }, name) => ({ value: ordinals.get(name) ?? 0, key: String(ordinals.get(name) ?? 0) }),
  headingAbove: ({ outline }, name) => plain(headingOver(outline(), name)),
  toolStep: toolStepReading,
  untranslated: untranslatedReading,
  form: formReading,
  data: dataReading,
} satisfies Readonly<Record<string, (facts: Facts, argument: string) => Reading>>

type DerivedFacts = typeof derivedFacts

/** Names that blocks may read: plain facts, and questions. */
export type BlockFactName = keyof typeof plainFacts | keyof DerivedFacts

/** The value behind a fact: of deferred data, of a value with a revision, of a function of one text. */
type ValueOf<Fact> = Fact extends (argument: never) => infer Answer
  ? Answer
  : Fact extends Revisioned<infer Value>
    ? Value
    : Fact extends Datum<unknown>
      ? Extract<Fact, { state: 'ready' }>['value']
      : Fact

/** The type of each name's answer. */
export type Answers = {
  readonly [Name in BlockFactName]: Name extends keyof DerivedFacts
    ? ReturnType<DerivedFacts[Name]>['value']
    : Name extends keyof Facts
      ? ValueOf<Facts[Name]>
      : never
}

/** Reads the value of a fact; the answer is recorded, and throws `Pending` where it is not there yet. */
export type ReadValue = <Name extends BlockFactName>(name: Name, argument?: string) => Answers[Name]

/** The reading of a plain fact, with the text that identifies it in keys. */
function readingOf(fact: unknown, argument: string): Reading {
  if (typeof fact === 'function') return readingOf(fact(argument), '')
  if (typeof fact === 'boolean') return either(fact)
  if (typeof fact !== 'object' || fact === null) return { value: fact, key: String(fact ?? '') }
  if (isDatum(fact)) return ofDatum(fact)
  if (isRevisioned(fact)) return { value: fact.value, key: fact.revision }
  return { value: fact, key: JSON.stringify(fact) }
}

function read(name: BlockFactName, facts: Facts, argument: string): Reading {
  if (!Object.hasOwn(derivedFacts, name)) return readingOf(facts[name as keyof typeof plainFacts], argument)
  return derivedFacts[name as keyof DerivedFacts](facts, argument)
}

/** A question for a fact; a name may carry an argument: `campaign:header`. */
export type FactEntry = BlockFactName | `${BlockFactName}:${string}`

/** Reads facts by entry. Throws `Pending` for a fact that is not loaded yet. */
export type ReadFact = (entry: FactEntry) => Reading

const factName = (entry: FactEntry): BlockFactName => {
  const colon = entry.indexOf(':')
  // The part of an entry before its colon is a name.
  return (colon < 0 ? entry : entry.slice(0, colon)) as BlockFactName
}

/** Whether an answer contains parameters of the address, which make the page show another list. */
export const isFilter = (entry: FactEntry, { key }: Reading): boolean =>
  key !== '' && factName(entry) === 'parameters'

/** Facts of the page rather than of the visitor or the site: fragments that read one are cached for each page. */
const pageFacts: ReadonlySet<BlockFactName> = new Set<BlockFactName>([
  'path',
  'alternates',
  'breadcrumbs',
  'layout',
  'meta',
  'subject',
  'ordinal',
  'headingAbove',
])

export const isPageFact = (entry: FactEntry): boolean => pageFacts.has(factName(entry))

/** Reads values by name. */
export const valueReader =
  (read: ReadFact): ReadValue =>
  (name, argument) =>
    // Each entry is read as an answer to its name.
    read(argument === undefined ? name : `${name}:${argument}`).value as Answers[typeof name]

/** Reads each fact at most once a request. */
export function createReadings(facts: Facts): ReadFact {
  const known = new Map<FactEntry, Reading>()
  return entry => {
    const before = known.get(entry)
    if (before) return before
    const name = factName(entry)
    const reading = read(name, facts, entry.slice(name.length + 1))
    known.set(entry, reading)
    return reading
  }
}
