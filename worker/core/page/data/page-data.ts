import type { Campaign, Currency } from '../../../../blocks/_kit/facts.ts'
import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { Revisioned, Validity } from '../../base/caching/validity.ts'
import type { Freshness, Read } from '../../content/cache/resource.ts'
import type { UnitDefaults } from '../../content/stories/unit-settings.ts'
import type { Story } from '../../content/types/story.ts'
import type { PriceHistory } from '../../platform/price-ledger/price-history.ts'
import type { LinkRules } from '../../request/site/links.ts'
import type { Site } from '../../request/site/site.ts'
import type { PageExperiment } from '../experiments/page-experiment.ts'
import type { Datum } from './datum.ts'

/** The original from which a page in another language than the default one was translated. */
export interface OriginalContent {
  readonly story: Story
  /** Anchor of the story as it was read. */
  readonly anchor: object
  readonly header: RawBlock | undefined
  readonly footer: RawBlock | undefined
  readonly bubble: RawBlock | undefined
  readonly exitLayer: RawBlock | undefined
  /** The events of the page of a place. */
  readonly events: readonly Story[]
  /** The page's experiment, with its variants as they were before translation. */
  readonly experiment: PageExperiment | undefined
}

/** Parameters of calls, by their names. */
export type CallParameters = Readonly<Record<string, string>>

/** All content that one page is made of, beside its story. */
interface ContentParts {
  readonly defaults: UnitDefaults
  /** Undefined on forms pages, which have neither header nor footer. */
  readonly header: RawBlock | undefined
  readonly footer: RawBlock | undefined
  /** The contact bubble; none where there is none for the page, or its call failed. */
  readonly bubble: RawBlock | undefined
  /** The content in the default language, for a page in another one; texts that equal it were not translated. */
  readonly original: OriginalContent | undefined
  /** Events, on a page that lists those at its place: among them are all that it shows. */
  readonly events: readonly Story[]
  /** The page of the place's events that is shown, and how many there are. */
  readonly eventPages: { readonly page: number; readonly pages: number }
  /** The pages above this one, by its folders, the outermost first; none for a page without a header. */
  readonly above: readonly Story[]
  /** How links of the page become addresses. */
  readonly links: Revisioned<LinkRules>
  readonly campaign: () => Datum<Readonly<Record<string, Campaign>>>
  /** The same, for the banner of the header: without offers where the answer is late. */
  readonly banner: () => Datum<Readonly<Record<string, Campaign>>>
  /** Undefined where the unit strikes prices without a proof. */
  readonly priceHistory: () => Datum<PriceHistory | undefined>
  readonly currency: () => Datum<Currency | undefined>
  readonly countryGroups: () => Datum<readonly string[]>
  readonly data: (need: string) => Datum<unknown>
  /** The parameters of the page's calls that describe the page and its visitor. */
  readonly callParameters: Promise<CallParameters>
  /** The page's experiment, if there is one; `story` is its control. */
  readonly experiment: PageExperiment | undefined
  /** Headers that variants of experiments show instead, by their story ids. */
  readonly forcedHeaders: ReadonlyMap<string, RawBlock>
  /** The worst freshness of all data that the page waited for. */
  readonly freshness: Freshness
  /** Resolves when all data is there: until when all of it is fresh; over when any of it is a fallback. */
  readonly settled: Promise<Validity>
}

/** Published content; fragments are cached on its story. */
export interface PublishedPageData extends ContentParts {
  readonly publication: 'published'
  readonly story: Read<Story>
}

/** Draft content: a type of its own, so that code that caches it, or caches values on it, does not compile. */
export interface DraftPageData extends ContentParts {
  readonly publication: 'draft'
  readonly story: { readonly value: Story }
}

export type PageData = PublishedPageData | DraftPageData

/** The facts of a request that its content may depend on. The page data cache finds content by the facts that were read. */
export interface LoadFacts {
  readonly site: Site
  readonly slug: string
  readonly language: string
  readonly country: string
  readonly usergroup: string
  /** The first parameter of the address with a name, cut to 100 characters; empty if there is none, and on an error page. */
  readonly parameter: (name: string) => string
  /** The page is an error page: data other than its own story is left out when it fails. */
  readonly isErrorPage: boolean
}
