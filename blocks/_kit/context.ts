import type { Current } from './current-link.ts'
import type { Campaign, Currency } from './facts.ts'
import type { TemplateValues } from './fill-template.ts'
import type { FormState } from './forms/definition.ts'
import type { HeadingLevel } from './heading.tsx'
import type { MessageName } from './messages.ts'
import type { NewsTopic } from './news.ts'
import type { StrikeRule } from './price.ts'
import type { LinkTarget } from './resolved.ts'
import type { Theme } from './themes/theme.ts'
import type { Usergroup } from './usergroups.ts'
import type { VisitorQuestions } from './visitor-facts.ts'
import type { Words } from './words.ts'

/** A piece of platform data that a block asks for: the call's file name and its query. */
export interface Need {
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  /**
   * Parameters of the call that the visitor's address gives: the name of each in the call, and in the address. The call is made only where
   * the address has one of them; its answer is undefined elsewhere.
   */
  readonly parameters?: Readonly<Record<string, string>>
  /** Set where the input of the call is made of the answer to another need of the block; that one is loaded first. */
  readonly after?: NeedAfter
  /**
   * Only beside a platform that answers the call: its answer (`asked`), or the one of content that it replaces. Elsewhere nothing is asked, and the
   * answer is the call's fallback: content says the same.
   */
  readonly besidePlatform?: 'asked' | 'replaced'
}

/** How a need follows another one. */
export interface NeedAfter {
  readonly need: Need
  /**
   * Further input of the call, of the earlier answer and the address. Undefined where there is nothing to ask. Pure. What comes of the address must be
   * one of values that the site knows: each other one would be a question, and an answer in memory, that a stranger invents.
   */
  readonly input: (answer: unknown, address: NeedAddress) => object | undefined
}

/** The parts of a request and of the defaults that a need may read, beside earlier answers. */
export interface NeedAddress {
  /** The first value of a name; empty where the address has none. */
  readonly parameter: (name: string) => string
  readonly newsTopics: readonly NewsTopic[]
}

/** Questions about time. Each answer bounds how long a fragment made with it is cached. */
export interface Clock {
  /** Is it still before this moment (epoch milliseconds)? */
  isBefore(moment: number): boolean
  /** The calendar day `YYYY-MM-DD` in a zone. */
  dayIn(zone: string): string
  yearIn(zone: string): number
}

export type CampaignPlacement = 'header' | 'content' | 'actionTeaser' | 'price'

/** Places of the search at which the chat begins with a conversation of its own. */
/** The pages of a site that blocks lead to where their content names no other. */
export type SitePage = 'contact' | 'cookies' | 'search'

/** Where visitors end contracts that they concluded online, in the page's language. */
export interface ContractPages {
  readonly withdrawal: string
  readonly cancellation: string
}

export type ChatPlace = 'search' | 'results' | 'zeroResults'

/** How the chat begins. */
export interface EntryConversation {
  readonly templateId: string
  readonly enabledDomains: readonly string[]
}

/** Where something holds: in countries (upper case) and in those of a country group (uuid). */
export interface Area {
  readonly countries: readonly string[]
  readonly countryGroup?: string | undefined
}

/** The place of a block on its page; the third argument of `props.ts`. */
export interface BlockPlace {
  /** The name under which it was delivered: that of its folder, or an alias. */
  readonly component: string
  /** Unique among the blocks around it. */
  readonly uid: string
  /** How many blocks of its kind come before it on the page. */
  ordinal(): number
  /** The level of the heading that it stands under in the page's outline. */
  headingAbove(): HeadingLevel
}

/**
 * The facts that `props.ts` may read beyond its content. Every read is recorded: a fragment is shared by all
 * visitors and pages for which the recorded answers are the same, so ask for as little as possible, and
 * only when it matters.
 */
export interface Context extends VisitorQuestions {
  /** Whether the page is a draft; no part of a draft is cached. */
  readonly draft: boolean
  readonly clock: Clock
  /** The visitor's currency with its rate; undefined when the call failed: show euros unconverted. */
  currency(): Currency | undefined
  campaign(placement: CampaignPlacement): Campaign | undefined
  /** May a price box with this `_uid`, whose price is now so many cents, strike a higher one (requirement prices/proven-strike-price)? */
  strikeRule(box: string, cents: number): StrikeRule
  /** Is the visitor in one of these usergroups? Where the unit does not personalise by usergroup, everybody counts as new. */
  isInUsergroup(usergroups: readonly Usergroup[]): boolean
  /**
   * Index of the area that the visitor is in: the first that names the country, else the first of the country's most important
   * group; undefined when there is none, and from an unknown country. Reads less than `country()`.
   */
  visitorArea(areas: readonly Area[]): number | undefined
  /** Path of the page without query, e.g. `/en/bachelor/`. */
  path(): string
  /** How a link stands to the page: to it, to an area that it is in, or neither. An error page is in no area. Reads less than `path()`. */
  current(href: string): Current
  /** Is the page a landing page, which leads to one thing alone? An error page is none. */
  isLandingPage(): boolean
  /**
   * The parameters of the address with one of these names, in their order: not many, each cut to 100 characters. Search engines are
   * told not to list a page whose address has one that a block asks for.
   */
  parameters(names: readonly string[]): readonly (readonly [name: string, value: string])[]
  /** The page of results that the address asks for with `page`, from 1. Each page of results may be listed. */
  pageNumber(): number
  /** What the visitor chose in the tools of the page, as a query without `?`: their own parameters, as the address has them. */
  choice(): string
  /** Languages this page exists in, with the address of each. */
  alternates(): readonly { readonly language: string; readonly href: string }[]
  language(): string
  /** The language of the site's addresses that name none. */
  defaultLanguage(): string
  /** Where a page of the site stands in the page's language; the home page where the unit's defaults name none (requirement site/own-pages). */
  sitePage(name: SitePage): string
  /** What articles of the news are about, in the order of the unit's defaults. */
  newsTopics(): readonly NewsTopic[]
  /** Undefined where the unit concludes no contracts online (requirement contracts/entries). */
  contractPages(): ContractPages | undefined
  /** The unit's own words for the button that concludes a contract. */
  orderLabel(): string | undefined
  unit(): string
  /** The time zone of the unit, in which its times are shown. */
  timeZone(): string
  /** How the chat begins at this place, by the unit's settings; undefined where they do not say (requirement chat/entry-strip). */
  entryConversation(place: ChatPlace): EntryConversation | undefined
  theme(): Theme
  /** A picture of the platform or the campaign, as this site's theme paints it; those of a block's own fields are so already. */
  picture<T extends { readonly filename: string }>(asset: T): T
  layout(): 'basic' | 'page' | 'blank'
  /** The words of the block's own `messages.ts` in the page's language. */
  words<Name extends string>(words: Words<Name>): Readonly<Record<Name, string>>
  /** The interface text in the page's language, with its placeholders filled. */
  message(name: MessageName, values?: TemplateValues): string
  /** How many blocks of a component come before the one with this `_uid` on the page. */
  ordinal(component: string, uid: string): number
  /** The level of the heading that the block of a component with this `_uid` stands under; that of the page's title by default. */
  headingAbove(component: string, uid: string): HeadingLevel
  /** The answer to a need of this block's `data.ts`: the call's fallback where the call failed, undefined for a call that there is not. */
  data(need: Need): unknown
  /** How the form with this id stands, on a page that is made for the visitor who sent it; undefined on all other pages. */
  form(id: string): FormState | undefined
  /** The link with the current page's query appended (the link's own keys win). */
  withQuery(link: LinkTarget): LinkTarget
}
