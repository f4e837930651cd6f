import type { Campaign } from '../../../blocks/_kit/facts.ts'
import type { FormState } from '../../../blocks/_kit/forms/definition.ts'
import type { NewsTopic } from '../../../blocks/_kit/news.ts'
import type { ToolStep } from '../../../blocks/_kit/tool-step.ts'
import {
  eachVisitorFact,
  type VisitorFactName,
  type VisitorFacts,
} from '../../../blocks/_kit/visitor-facts.ts'
import { lazyFacts } from '../base/caching/facts.ts'
import { layoutOf } from '../content/types/layout.ts'
import type { Datum } from './data/datum.ts'
import type { PageData } from './data/page-data.ts'
import {
  contractPagesOf,
  crumbsOf,
  type FactSource,
  metaOf,
  noAlternates,
  type PageInput,
  sitePagesOf,
  storyFacts,
  subjectOf,
} from './make-facts.ts'
import type { Region } from './model.ts'
import type { Outline } from './outline.ts'
import type { PageFacts } from './page-facts.ts'
import type { UntranslatedBlocks } from './untranslated.ts'

/** The campaign of each placement. */
type Offers = Readonly<Record<string, Campaign | undefined>>

type Values = Readonly<Record<string, (source: FactSource) => unknown>>

type PlainVisitorName = Exclude<VisitorFactName, 'usergroup'>
type OfVisitor = { readonly [Name in PlainVisitorName]: (source: FactSource) => VisitorFacts[Name] }

/**
 * Facts that blocks and the document read unchanged (`read-facts.ts`). To add one, add an entry here, and the type that blocks see in
 * `blocks/_kit/context.ts`; a fact of the visitor is one entry in `blocks/_kit/visitor-facts.ts`.
 */
export const plainFacts = {
  ...eachVisitorFact<OfVisitor>(
    (_, name) =>
      ({ page }: FactSource) =>
        page[name],
  ),
  currency: ({ pageData }) => pageData.currency(),
  path: ({ page }) => page.path,
  alternates: source => (source.page.status === 200 ? storyFacts(source).alternates : noAlternates),
  breadcrumbs: crumbsOf,
  language: ({ page }) => page.language,
  /** The language of the site's addresses without one. */
  defaultLanguage: ({ page }) => page.site.defaultLanguage,
  /** Topics of news articles, in the page's language. */
  newsTopics: ({ pageData }): readonly NewsTopic[] => pageData.defaults.newsTopics,
  /** Undefined where the unit concludes no contracts online. */
  contractPages: contractPagesOf,
  orderLabel: ({ pageData }) => pageData.defaults.contractsOrderLabel,
  unit: ({ page }) => page.site.unit,
  timeZone: ({ page }) => page.site.timeZone,
  favicons: ({ page }) => page.site.favicons,
  purchaseStep: ({ page }) => page.site.purchaseStep,
  /** Version of what consent is requested for; empty where none is requested. */
  consentVersion: ({ pageData }) => pageData.defaults.features.consent?.version ?? '',
  /** Services that silence allows, between spaces. */
  silentServices: ({ page }) => page.site.silentServices.join(' '),
  /** Services that are denied whatever visitors have granted, separated by spaces. */
  deniedServices: ({ page }) => page.site.deniedServices.join(' '),
  /** Container of the tag manager; empty for none. */
  tagManager: ({ page }) => page.site.tagManager,
  layout: ({ pageData, page }) => layoutOf(pageData.story.value, page.site),
  meta: metaOf,
  /** The subject of structured data; undefined on an error page. */
  subject: source => subjectOf(source.pageData, storyFacts(source).meta.value, source.page),
  /** Canonical origin of the site, e.g. `https://www.example.org`. */
  origin: ({ page }) => page.site.origin,
  /** How addresses of stories become paths of this site. */
  links: ({ pageData }) => pageData.links,
} satisfies Values

/** Facts from which the answers to questions are computed. Blocks never read them directly: a fragment depends on the answer alone. */
const parts = {
  now: ({ input }) => input.now,
  campaign: ({ pageData }): Datum<Offers> => pageData.campaign(),
  /** The same for the banner of the header, which is first in the document and has a shorter deadline than a price. */
  banner: ({ pageData }): Datum<Offers> => pageData.banner(),
  /** The history of the visitor's prices; undefined where the unit strikes prices without a proof. */
  priceHistory: ({ pageData }) => pageData.priceHistory(),
  /** `new` for all visitors where the unit does not personalise by usergroup. */
  usergroup: ({ pageData, page }) => (pageData.defaults.usergroupPersonalization ? page.usergroup : 'new'),
  /** Uuids of the groups that the country belongs to, the most important first. */
  countryGroups: ({ pageData }) => pageData.countryGroups(),
  /** The page is an error page, at the path of the page that failed. */
  isErrorPage: ({ page }) => page.status !== 200,
  /** The story is of a type of landing pages (`lp-*`), wherever it lies. */
  isLandingStory: ({ pageData }) => pageData.story.value.content.component.startsWith('lp-'),
  /** The error of the page for a missing address (404); undefined on other pages. */
  error: ({ page }) => page.error,
  /** Query of the address without `?`; empty on an error page. */
  query: ({ page }) => page.query,
  /** Parameters of the tools on the page; none on an error page. */
  toolParameters: source => (source.page.status === 200 ? storyFacts(source).toolParameters : []),
  /** Addresses in the page's language. */
  sitePages: sitePagesOf,
  /** How the chat begins, by the place where it opens. */
  entryConversations: ({ pageData }) => pageData.defaults.features.entryConversations,
  theme: ({ page }) => page.theme,
  data: ({ pageData }) => pageData.data,
  /** The form that the visitor sent or is filling in. */
  form: ({ input }): FormState | undefined => input.form,
} satisfies Values

type Made<Table extends Values> = { readonly [Name in keyof Table]: ReturnType<Table[Name]> }
type OwnFacts = Made<typeof plainFacts> & Made<typeof parts>

/** All facts of a request that a fragment may depend on. */
export interface Facts extends OwnFacts {
  /** By `component:uid`: how many blocks of the component come before the one with this `_uid`. */
  readonly ordinals: ReadonlyMap<string, number>
  /** The headings above the page's blocks; computed when a block reads it. */
  readonly outline: () => Outline
  /** The visitor's step in a tool of the page; throws `Pending`. */
  readonly toolStep?: () => ToolStep | undefined
  /** On a translated page: the texts of its blocks that are still in the default language. */
  readonly untranslated?: Readonly<Record<Region, UntranslatedBlocks>>
}

const factsOf = lazyFacts<FactSource, OwnFacts>({ ...plainFacts, ...parts })

/** The facts that blocks may read. Those of the request are read when a block reads them, so that unused ones are not recorded. */
export const makeFacts = (pageData: PageData, page: PageFacts, input: PageInput): OwnFacts =>
  factsOf({ pageData, page, input })
