import type { Clock, Context, ContractPages, EntryConversation } from '../../../blocks/_kit/context.ts'
import type { Current } from '../../../blocks/_kit/current-link.ts'
import type { Campaign, Currency } from '../../../blocks/_kit/facts.ts'
import type { FormState } from '../../../blocks/_kit/forms/definition.ts'
import type { HeadingLevel } from '../../../blocks/_kit/heading.tsx'
import { message } from '../../../blocks/_kit/messages.ts'
import type { NewsTopic } from '../../../blocks/_kit/news.ts'
import type { StrikeRule } from '../../../blocks/_kit/price.ts'
import type { Theme } from '../../../blocks/_kit/themes/theme.ts'
import { wordsIn } from '../../../blocks/_kit/words.ts'
import { dayIn, nextDayIn, nextYearIn } from '../../../blocks/_kit/zoned-time.ts'
import type { LinkRules } from '../request/site/links.ts'
import { canTakeQuery, withQueryPlaceholder } from '../request/site/placeholders.ts'
import { needKey } from './data/needs.ts'
import type { Alternate } from './facts.ts'
import { createPainter } from './paint-pictures.ts'
import type { FactEntry, ReadFact } from './read-facts.ts'

/** The reads of a resolution: the entries of its key, until when it is valid, and whether it may be cached. */
export interface Recording {
  readonly reads: Set<FactEntry>
  until: number
  keep: boolean
  /** The texts in the site's own language of each answer that has some, on a page in another one. */
  foreign?: ReadonlySet<ReadonlySet<string>>
}

export interface DependencyTracker {
  readonly ask: (entry: FactEntry) => unknown
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

/** Asks for facts by their entries, and records each answer that it gives. A fragment made with a fallback is not cached. */
export function createReadTracker(read: ReadFact, { now, draft }: { now: number; draft: boolean }) {
  const recording: Recording = { reads: new Set(), until: Number.POSITIVE_INFINITY, keep: !draft }
  const ask = (entry: FactEntry): unknown => {
    recording.reads.add(entry)
    const reading = read(entry)
    if (reading.fallback) recording.keep = false
    if (reading.foreign) recording.foreign = new Set(recording.foreign).add(reading.foreign)
    return reading.value
  }
  return { ask, clock: createClock(now, recording), recording }
}

interface TrackerOptions {
  readonly now: number
  readonly draft: boolean
  /** Told of a link whose address takes no query although it is to be passed on (requirement texts/external-query-merge). */
  readonly onUnmergedQuery?: () => void
}

/** A context for `props.ts` that records every answer it gives. */
export function createDependencyTracker(
  read: ReadFact,
  { now, draft, onUnmergedQuery }: TrackerOptions,
): DependencyTracker {
  const { ask, clock, recording } = createReadTracker(read, { now, draft })
  // The readers in `read-facts.ts` give each entry the type asserted here.
  const language = () => ask('language') as string
  const theme = () => ask('theme') as Theme
  const paint = createPainter(() => theme().name)
  const context: Context = {
    draft,
    clock,
    currency: () => ask('currency') as Currency | undefined,
    campaign: placement => ask(`campaign:${placement}`) as Campaign | undefined,
    strikeRule: (box, cents) => ask(`strikeRule:${cents}:${box}`) as StrikeRule,
    isInUsergroup: usergroups => ask(`usergroup:${usergroups.join()}`) as boolean,
    country: () => ask('country') as string,
    visitorArea: areas => ask(`area:${JSON.stringify(areas)}`) as number | undefined,
    isBannerClosed: id => ask(`closedBanner:${id}`) as boolean,
    maySeeExitLayer: () => ask('exitLayer') as boolean,
    hasDraft: form => ask(`draft:${form}`) as boolean,
    grants: service => ask(`grants:${service}`) as boolean,
    path: () => ask('path') as string,
    current: href => ask(`current:${href}`) as Current,
    isLandingPage: () => ask('landingPage') as boolean,
    parameters: names => ask(`parameters:${names.join()}`) as readonly (readonly [string, string])[],
    pageNumber: () => ask('pageNumber') as number,
    choice: () => ask('choice') as string,
    alternates: () => ask('alternates') as readonly Alternate[],
    language,
    defaultLanguage: () => ask('defaultLanguage') as string,
    sitePage: name => ask(`sitePage:${name}`) as string,
    contractPages: () => ask('contractPages') as ContractPages | undefined,
    orderLabel: () => ask('orderLabel') as string | undefined,
    unit: () => ask('unit') as string,
    newsTopics: () => ask('newsTopics') as readonly NewsTopic[],
    timeZone: () => ask('timeZone') as string,
    entryConversation: place => ask(`entryConversation:${place}`) as EntryConversation | undefined,
    theme,
    picture: paint,
    layout: () => ask('layout') as 'basic' | 'page' | 'blank',
    words: words => wordsIn(words, language()),
    message: (name, values) => message(language(), name, values),
    ordinal: (component, uid) => ask(`ordinal:${component}:${uid}`) as number,
    headingAbove: (component, uid) => ask(`heading:${component}:${uid}`) as HeadingLevel,
    data: need => paint(ask(`data:${needKey(need)}`)),
    form: id => ask(`form:${id}`) as FormState | undefined,
    withQuery: link => {
      if (!canTakeQuery(link)) onUnmergedQuery?.()
      return withQueryPlaceholder(link)
    },
  }
  return { ask, context, links: () => ask('links') as LinkRules, recording }
}
