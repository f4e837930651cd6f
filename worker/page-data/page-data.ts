import type { Campaign, Currency } from '../../blocks/_kit/facts.ts'
import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import type { Freshness, Read } from '../content/cache/read.ts'
import type { UnitDefaults } from '../content/stories/unit-defaults.ts'
import type { Story } from '../content/types/story.ts'
import type { PageExperiment } from '../experiments/page-experiment.ts'
import type { Site } from '../site/site.ts'
import type { Datum } from './datum.ts'

/** What a page in another language than the default one was translated from. */
export interface OriginalContent {
  readonly story: Story
  readonly header: RawBlock | undefined
  readonly footer: RawBlock | undefined
  /** What is tested on the page, as its variants were before they were translated. */
  readonly experiment: PageExperiment | undefined
}

/** Parameters of calls, by their names. */
export type Asker = Readonly<Record<string, string>>

/** Everything of the content that one page is made of, beside its story. */
interface ContentParts {
  readonly defaults: UnitDefaults
  /** Forms pages have neither header nor footer. */
  readonly header: RawBlock | undefined
  readonly footer: RawBlock | undefined
  /** The same in the default language, for a page in another one: what was not translated is as it is there. */
  readonly original: OriginalContent | undefined
  /** All events, on a page that lists some of them. */
  readonly events: readonly Story[]
  readonly campaign: () => Datum<Readonly<Record<string, Campaign>>>
  readonly currency: () => Datum<Currency | undefined>
  readonly countryGroups: () => Datum<readonly string[]>
  readonly data: (need: string) => Datum<unknown>
  /** What the page's calls say of it and of its visitor. */
  readonly asker: Promise<Asker>
  /** What is tested on the page, where something is; `story` is its control. */
  readonly experiment: PageExperiment | undefined
  /** Headers that variants of experiments show instead, by their story ids. */
  readonly forcedHeaders: ReadonlyMap<string, RawBlock>
  /** The worst of what the page waited for. */
  readonly freshness: Freshness
  /** When everything is there: until when all of it is fresh, epoch milliseconds; 0 when something is a fallback. */
  readonly settled: Promise<number>
}

/** What everybody may see; renderings hang on its story. */
export interface PublishedPageData extends ContentParts {
  readonly publication: 'published'
  readonly story: Read<Story>
}

/** What editors are working on: a type of its own, so that to remember it, or to hang something on it, does not compile. */
export interface DraftPageData extends ContentParts {
  readonly publication: 'draft'
  readonly story: { readonly value: Story }
}

export type PageData = PublishedPageData | DraftPageData

/** What of a request its content may depend on. Loaded content is found again by those that were read. */
export interface LoadFacts {
  readonly site: Site
  readonly slug: string
  readonly language: string
  readonly country: string
  readonly usergroup: string
  /** Stands in for a page that failed: what fails beside its own story is left out. */
  readonly isErrorPage: boolean
}

/** In which language of which site a page stands. */
export type PagePlace = Pick<LoadFacts, 'site' | 'language'>
