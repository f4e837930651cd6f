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

/** Platform data that a block needs: the call's file name and its query. */
export interface Need {
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  /**
   * Parameters of the call that come from the visitor's address: name in the call, and name in the address. The call is made only if the address has
   * one of them; otherwise its answer is undefined.
   */
  readonly parameters?: Readonly<Record<string, string>>
  /** Set if the call's input depends on the answer to another need of the block; that one is loaded first. */
  readonly after?: NeedAfter
  /**
   * Called only where a platform answers the call: for its answer (`called`), or for the content's answer that it replaces. Elsewhere the call is not
   * made and returns its fallback, because content already has the data.
   */
  readonly besidePlatform?: 'called' | 'replaced'
}

/** How a need follows another one. */
export interface NeedAfter {
  readonly need: Need
  /**
   * Further input of the call, from the earlier answer and the address. Undefined if there is nothing to call for. Pure. Values from the address must
   * be among those that the site knows: otherwise strangers could invent questions, each with an answer in memory.
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

/** Pages of a site that blocks link to where their content names no other. */
export type SitePage = 'contact' | 'cookies' | 'search'

/** A page on the way from home to the present one. */
export interface Crumb {
  readonly name: string
  /** Its path. */
  readonly href: string
  /** The language of a name that is not translated. */
  readonly language?: string
}

/** Pages on which visitors end contracts that they concluded online, in the page's language. */
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

/** An area: countries (upper case), and the countries of a country group (uuid). */
export interface Area {
  readonly countries: readonly string[]
  readonly countryGroup?: string | undefined
}

/** The place of a block on its page; the third argument of `props.ts`. */
export interface BlockPlace {
  /** The component name under which it was delivered: that of its folder, or an alias. */
  readonly component: string
  /** Unique among the blocks around it. */
  readonly uid: string
  /** How many blocks of its kind come before it on the page. */
  ordinal(): number
  /** The level of the heading above the block in the page's outline. */
  headingAbove(): HeadingLevel
}

/**
 * The facts that `props.ts` may read beyond its content. Every read is recorded: a fragment is shared by all visitors and pages with the same
 * recorded answers, so read as little as possible, and only where it matters.
 */
export interface Context extends VisitorQuestions {
  /** Whether the page is a draft; no part of a draft is cached. */
  readonly draft: boolean
  readonly clock: Clock
  /** Has the block made for each request, and its page with it; the other blocks still come from the cache. For values of one visitor. */
  uncached(): void
  /** The visitor's currency with its rate; undefined when the call failed: show euros unconverted. */
  currency(): Currency | undefined
  campaign(placement: CampaignPlacement): Campaign | undefined
  /**
   * Whether a price box with this `_uid`, at a current price of so many cents, may strike a higher price (requirement prices/proven-strike-price).
   */
  strikeRule(box: string, cents: number): StrikeRule
  /** Whether the visitor is in one of these usergroups. Where the unit does not personalise by usergroup, everybody counts as new. */
  isInUsergroup(usergroups: readonly Usergroup[]): boolean
  /**
   * Index of the visitor's area: the first that names the country, else the first with the country's most important group; undefined when there is
   * none, and from an unknown country. Reads less than `country()`.
   */
  visitorArea(areas: readonly Area[]): number | undefined
  /** Path of the page without query, e.g. `/en/bachelor/`. */
  path(): string
  /** Whether a link points to the page, to an area that contains the page, or to neither. An error page is in no area. Reads less than `path()`. */
  current(href: string): Current
  /** Whether the page is a landing page, which promotes a single thing. An error page is none. */
  isLandingPage(): boolean
  /**
   * The parameters of the address with one of these names, in their order: a limited number, each cut to 100 characters. A page whose address has a
   * parameter that a block reads is marked noindex.
   */
  parameters(names: readonly string[]): readonly (readonly [name: string, value: string])[]
  /** The page of results in the address's `page` parameter, from 1. Pages of results may be indexed. */
  pageNumber(): number
  /** The visitor's choices in the tools of the page, as a query without `?`: the tools' parameters, unchanged. */
  choice(): string
  /** Languages this page exists in, with the address of each. */
  alternates(): readonly { readonly language: string; readonly href: string }[]
  /** The way to the page from home, both included; empty for home itself and on error pages. */
  breadcrumbs(): readonly Crumb[]
  language(): string
  /** The language of the site's addresses that name none. */
  defaultLanguage(): string
  /** The path of a page of the site in the page's language; the home page where the unit's defaults choose none (requirement site/own-pages). */
  sitePage(name: SitePage): string
  /** Topics of news articles, in the order of the unit's defaults. */
  newsTopics(): readonly NewsTopic[]
  /** Undefined where the unit concludes no contracts online (requirement contracts/entries). */
  contractPages(): ContractPages | undefined
  /** The unit's label for the button that concludes a contract. */
  orderLabel(): string | undefined
  unit(): string
  /** The time zone of the unit, in which its times are shown. */
  timeZone(): string
  /** The first conversation of the chat at this place, from the unit's settings; undefined where they have none (requirement chat/entry-strip). */
  entryConversation(place: ChatPlace): EntryConversation | undefined
  theme(): Theme
  /** A picture of the platform or the campaign, painted for this site's theme; pictures in a block's own fields are already painted. */
  picture<T extends { readonly filename: string }>(asset: T): T
  layout(): 'basic' | 'page' | 'blank'
  /** The texts of the block's own `messages.ts` in the page's language. */
  words<Name extends string>(words: Words<Name>): Readonly<Record<Name, string>>
  /** The interface text in the page's language, with its placeholders filled. */
  message(name: MessageName, values?: TemplateValues): string
  /** How many blocks of a component come before the one with this `_uid` on the page. */
  ordinal(component: string, uid: string): number
  /** The level of the heading above the block with this component and `_uid`; that of the page's title by default. */
  headingAbove(component: string, uid: string): HeadingLevel
  /** The answer to a need of this block's `data.ts`: the call's fallback where the call failed, undefined for a call that there is not. */
  data(need: Need): unknown
  /** The state of the form with this id, on a page that is made for the visitor who sent it; undefined on all other pages. */
  form(id: string): FormState | undefined
  /** The link with the current page's query appended (the link's own keys win). */
  withQuery(link: LinkTarget): LinkTarget
}
