import type {
  Area,
  CampaignPlacement,
  ChatPlace,
  Clock,
  Context,
  Need,
  SitePage,
} from '../../../blocks/_kit/context.ts'
import type { TemplateValues } from '../../../blocks/_kit/fill-template.ts'
import { type MessageName, message } from '../../../blocks/_kit/messages.ts'
import type { LinkTarget } from '../../../blocks/_kit/resolved.ts'
import type { Usergroup } from '../../../blocks/_kit/usergroups.ts'
import { type Words, wordsIn } from '../../../blocks/_kit/words.ts'
import { dayIn, nextDayIn, nextYearIn } from '../../../blocks/_kit/zoned-time.ts'
import { lazyFacts } from '../base/caching/facts.ts'
import type { LinkRules } from '../request/site/links.ts'
import { canTakeQuery, withQueryPlaceholder } from '../request/site/placeholders.ts'
import { needKey } from './data/needs.ts'
import { plainFacts } from './facts.ts'
import { createPainter } from './paint-pictures.ts'
import { type Answers, type FactEntry, type ReadFact, type ReadValue, valueReader } from './read-facts.ts'

/** The reads of a resolution: the entries of its key, until when it is valid, and whether it may be cached. */
export interface Recording {
  readonly reads: Set<FactEntry>
  until: number
  keep: boolean
  /** On a translated page: the texts of each answer that are in the site's own language. */
  foreign?: ReadonlySet<ReadonlySet<string>>
}

export interface DependencyTracker {
  readonly readValue: ReadValue
  readonly context: Context
  /** How addresses of stories become paths of the site. */
  readonly links: () => LinkRules
  readonly recording: Recording
}

/** A clock that records how long an answer is valid. */
function createClock(now: number, recording: Recording): Clock {
  const holdUntil = (moment: number) => {
    recording.until = Math.min(recording.until, moment)
  }
  return {
    isBefore(moment) {
      if (now < moment) holdUntil(moment)
      return now < moment
    },
    dayIn(zone) {
      holdUntil(nextDayIn(now, zone))
      return dayIn(now, zone)
    },
    yearIn(zone) {
      holdUntil(nextYearIn(now, zone))
      return Number(dayIn(now, zone).slice(0, 4))
    },
  }
}

/** Reads facts, and records each answer. A fragment made with a fallback is not cached. */
export function createReadTracker(read: ReadFact, { now, draft }: { now: number; draft: boolean }) {
  const recording: Recording = { reads: new Set(), until: Number.POSITIVE_INFINITY, keep: !draft }
  const readValue = valueReader(entry => {
    recording.reads.add(entry)
    const reading = read(entry)
    if (reading.fallback) recording.keep = false
    if (reading.foreign) recording.foreign = new Set(recording.foreign).add(reading.foreign)
    return reading
  })
  return { readValue, clock: createClock(now, recording), recording }
}

interface TrackerOptions {
  readonly now: number
  readonly draft: boolean
  /**
   * Called with a link whose address takes no query although the query is to be passed on (requirement
   * texts/external-query-merge).
   */
  readonly onUnmergedQuery?: () => void
}

type PlainName = keyof typeof plainFacts
type PlainReaders = { readonly [Name in PlainName]: (argument?: string) => Answers[Name] }

/** Facts that blocks read by name. Each function is made when a block reads it. */
const plainReaders = lazyFacts<{ readonly readValue: ReadValue }, PlainReaders>(
  Object.fromEntries(
    Object.keys(plainFacts).map(name => [
      name,
      ({ readValue }: { readonly readValue: ReadValue }) =>
        (argument?: string) =>
          readValue(name as PlainName, argument),
    ]),
    // The names are those of the facts.
  ) as unknown as {
    readonly [Name in PlainName]: (source: { readonly readValue: ReadValue }) => PlainReaders[Name]
  },
)

/** A context for `props.ts` that records every answer it gives. */
export function createDependencyTracker(
  read: ReadFact,
  { now, draft, onUnmergedQuery }: TrackerOptions,
): DependencyTracker {
  const { readValue, clock, recording } = createReadTracker(read, { now, draft })
  const language = () => readValue('language')
  const paint = createPainter(() => readValue('theme').name)
  const context: Context = Object.assign(plainReaders({ readValue }), {
    draft,
    clock,
    uncached: () => {
      recording.keep = false
    },
    campaign: (placement: CampaignPlacement) => readValue('campaign', placement),
    strikeRule: (box: string, cents: number) => readValue('strikeRule', `${cents}:${box}`),
    isInUsergroup: (usergroups: readonly Usergroup[]) => readValue('isInUsergroup', usergroups.join()),
    visitorArea: (areas: readonly Area[]) => readValue('visitorArea', JSON.stringify(areas)),
    current: (href: string) => readValue('current', href),
    isLandingPage: () => readValue('isLandingPage'),
    parameters: (names: readonly string[]) => readValue('parameters', names.join()),
    pageNumber: () => readValue('pageNumber'),
    choice: () => readValue('choice'),
    sitePage: (name: SitePage) => readValue('sitePage', name),
    entryConversation: (place: ChatPlace) => readValue('entryConversation', place),
    theme: () => readValue('theme'),
    picture: paint,
    words: <Name extends string>(words: Words<Name>) => wordsIn(words, language()),
    message: (name: MessageName, values?: TemplateValues) => message(language(), name, values),
    ordinal: (component: string, uid: string) => readValue('ordinal', `${component}:${uid}`),
    headingAbove: (component: string, uid: string) => readValue('headingAbove', `${component}:${uid}`),
    data: (need: Need) => paint(readValue('data', needKey(need))),
    form: (id: string) => readValue('form', id),
    withQuery: (link: LinkTarget) => {
      if (!canTakeQuery(link)) onUnmergedQuery?.()
      return withQueryPlaceholder(link)
    },
  })
  return { readValue, context, links: () => readValue('links'), recording }
}
