import type { ContractPages, SitePage } from '../../../blocks/_kit/context.ts'
import type { Campaign, Currency } from '../../../blocks/_kit/facts.ts'
import type { FormState } from '../../../blocks/_kit/forms/definition.ts'
import type { NewsTopic } from '../../../blocks/_kit/news.ts'
import type { Theme } from '../../../blocks/_kit/themes/theme.ts'
import type { ToolStep } from '../../../blocks/_kit/tool-step.ts'
import type { Revisioned } from '../base/caching/revision.ts'
import type { Features } from '../content/stories/features.ts'
import type { Layout } from '../content/types/layout.ts'
import type { PriceHistory } from '../platform/price-ledger/price-history.ts'
import type { LinkRules } from '../request/site/links.ts'
import type { Datum } from './data/datum.ts'
import type { PageMeta, Region } from './model.ts'
import type { Outline } from './outline.ts'
import type { PageError } from './page-facts.ts'
import type { PageSubject } from './subject/subject.ts'
import type { UntranslatedBlocks } from './untranslated.ts'

export interface Alternate {
  readonly language: string
  readonly href: string
}

/** All facts of a request that a fragment may depend on. */
export interface Facts {
  readonly now: number
  readonly currency: Datum<Currency | undefined>
  readonly campaign: Datum<Readonly<Record<string, Campaign | undefined>>>
  /** The same for the banner of the header, which comes first in the document and is given up sooner than a price. */
  readonly banner: Datum<Readonly<Record<string, Campaign | undefined>>>
  /** What the visitor's prices were; undefined where the unit strikes prices without a proof. */
  readonly priceHistory: Datum<PriceHistory | undefined>
  /** `new` for all visitors where the unit does not personalise by it. */
  readonly usergroup: string
  readonly country: string
  /** Uuids of the groups that the country belongs to, the most important first. */
  readonly countryGroups: Datum<readonly string[]>
  readonly isBannerClosed: (id: string) => boolean
  /** Whether an exit layer may open for the visitor. */
  readonly maySeeExitLayer: boolean
  /** Whether the visitor has a form with this id in progress. */
  readonly hasDraft: (form: string) => boolean
  /** Whether the visitor agreed to a service. */
  readonly grants: (service: string) => boolean
  /** The viewer is a phone; decides hints to load pictures ahead. */
  readonly isMobile: boolean
  readonly path: string
  /** The page stands in for one that failed, at the path of that page. */
  readonly isErrorPage?: boolean
  /** The story is of a type of landing pages (`lp-*`), wherever it lies. */
  readonly isLandingStory?: boolean
  /** What is missing; only on the page of an address that has none. */
  readonly error?: PageError | undefined
  /** Query of the address without `?`; empty on an error page. */
  readonly query: string
  readonly alternates: Revisioned<readonly Alternate[]>
  /** Parameters of the tools on the page; none on an error page. */
  readonly toolParameters: readonly string[]
  readonly language: string
  /** The language of the site's addresses without one. */
  readonly defaultLanguage: string
  /** Addresses in the page's language. */
  readonly sitePages: Readonly<Record<SitePage, string>>
  /** What articles of the news are about, in the page's language. */
  readonly newsTopics: readonly NewsTopic[]
  /** Undefined where the unit concludes no contracts online. */
  readonly contractPages?: ContractPages | undefined
  readonly orderLabel?: string | undefined
  readonly unit: string
  readonly timeZone: string
  /** How the chat begins, by the place where it opens. */
  readonly entryConversations: Features['entryConversations']
  /** Version of what visitors are asked for consent; empty where they are asked nothing. */
  readonly consentVersion: string
  /** Services that silence allows, between spaces. */
  readonly silentServices: string
  /** Services that are denied whatever visitors have granted, between spaces. */
  readonly deniedServices: string
  /** Container of the tag manager; empty for none. */
  readonly tagManager: string
  readonly theme: Theme
  readonly layout: Layout
  readonly meta: Revisioned<PageMeta>
  /** The subject of structured data; undefined on an error page. */
  readonly subject: Revisioned<PageSubject | undefined>
  /** Canonical origin of the site, e.g. `https://www.example.org`. */
  readonly origin: string
  /** How addresses of stories become paths of this site. */
  readonly links: Revisioned<LinkRules>
  /** By `component:uid`: how many blocks of the component come before the one with this `_uid`. */
  readonly ordinals: ReadonlyMap<string, number>
  /** Which headings the page's blocks stand under; found when a block asks. */
  readonly outline: () => Outline
  /** How far the visitor is in a tool of the page; throws `Pending`. */
  readonly toolStep?: () => ToolStep | undefined
  readonly data: (need: string) => Datum<unknown>
  /** The form that the visitor sent or is filling in. */
  readonly form?: FormState | undefined
  /** On a page in another language than the default one: what of its blocks is still in the default one. */
  readonly untranslated?: Readonly<Record<Region, UntranslatedBlocks>>
}

/** One answer of a fact: the value, and the text that stands for it in the key of a fragment. */
export interface Reading {
  readonly value: unknown
  readonly key: string
  readonly fallback?: boolean
  /** Texts of the value that are in the site's own language on a page in another one. */
  readonly foreign?: ReadonlySet<string>
}
