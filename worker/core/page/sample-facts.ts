import type { SitePage } from '../../../blocks/_kit/context.ts'
import type { Campaign } from '../../../blocks/_kit/facts.ts'
import type { Fixture } from '../../../blocks/_kit/fixture.ts'
import { programmeOffers } from '../../../blocks/_kit/programmes/offers.ts'
import { ownPrices, priceList } from '../../../blocks/_kit/programmes/prices.ts'
import { programmePages } from '../../../blocks/_kit/programmes/programme.ts'
import { samplePages, samplePrices } from '../../../blocks/_kit/programmes/sample-pages.ts'
import { euros } from '../../../blocks/_kit/sample-currencies.ts'
import { sampleSuggestions } from '../../../blocks/_kit/suggestions/sample-suggestions.ts'
import { themeNamed } from '../../../blocks/_kit/themes/all.ts'
import { usualPurchaseStep } from '../../../blocks/_kit/units.ts'
import { eachVisitorFact, type VisitorFacts } from '../../../blocks/_kit/visitor-facts.ts'
import { languageCodes } from '../../../blocks/_kit/words.ts'
import { standardZone } from '../../../blocks/_kit/zoned-time.ts'
import { generalSuggestions } from '../../../blocks/compass/data.ts'
import { fundingQuestions, fundingResults } from '../../../blocks/funding-calculator/data.ts'
import { samplePayments, sampleQuestions } from '../../../blocks/funding-calculator/sample-funding.ts'
import { pageSuggestions } from '../../../blocks/study-suggestions/data.ts'
import { needKey } from './data/needs.ts'
import type { Facts } from './facts.ts'

const campaign: Campaign = {
  storyId: '900',
  storyName: 'Wintersemester',
  uuid: '7d7a2f5e-6a51-4f5e-9d0e-2f6f1c1c0a01',
  titleDesktop: 'Bis 15. Januar einschreiben und zwei Monate geschenkt bekommen',
  titleMobile: 'Zwei Monate geschenkt',
  image: { filename: '/pictures/graduation.svg', alt: 'Doktorhüte über einem Haus mit Säulen' },
  icon: 'gift',
  link: { href: '/bachelor/', text: 'So funktioniert es' },
  discountType: 'percent',
  discountValue: 10,
  priceboxText: '10 % Rabatt bis 15. Januar',
  voucherCode: 'WINTER10',
}

/** Answers to the calls of blocks in the gallery. */
const answers = new Map<string, unknown>([
  [needKey(programmeOffers), { 'BABWL-FS': { actionTeaser: campaign, price: campaign } }],
  [needKey(programmePages), { data: samplePages }],
  [needKey(priceList), { value: samplePrices }],
  ...samplePrices.map(one => [needKey(ownPrices(one.careId)), { value: [one] }] as const),
  [needKey(fundingQuestions), { value: sampleQuestions }],
  [needKey(fundingResults), { value: samplePayments }],
  [needKey(generalSuggestions), sampleSuggestions],
  [needKey(pageSuggestions), sampleSuggestions],
])

/** Data with its own revision: a fragment made with one answer is not found for another. */
const settled = <T>(value: T) => ({
  ...{ state: 'ready' as const, value, fallback: false },
  revision: JSON.stringify(value) ?? 'none',
})

const newsTopics: readonly {
  readonly code: string
  readonly names: Readonly<Record<string, string>> & { readonly en: string }
}[] = [
  { code: 'university', names: { de: 'Hochschule', en: 'University', fr: 'Université' } },
  { code: 'programmes', names: { de: 'Studiengänge', en: 'Programmes', fr: 'Formations' } },
  { code: 'advice', names: { de: 'Rat und Hilfe', en: 'Advice', fr: 'Conseils' } },
]

const sitePages: Readonly<Record<string, Record<SitePage, string>>> = {
  de: { contact: '/kontakt/', cookies: '/cookies/', search: '/suche/' },
  en: { contact: '/en/contact/', cookies: '/en/cookies/', search: '/en/search/' },
}

/** The facts of a fixture's own page. */
export const fixtureFacts = ({ query, answer }: Pick<Fixture, 'query' | 'answer'>): Partial<Facts> => ({
  ...(query !== undefined && { query }),
  ...(answer !== undefined && { data: () => settled(answer) }),
})

/** A visitor for looking at single blocks: German, from Germany, with every campaign. */
export function sampleFacts({
  theme,
  language,
  now,
}: {
  theme: string
  language: string
  now: number
}): Facts {
  return {
    ...eachVisitorFact<VisitorFacts>(({ sample }) => sample),
    now,
    currency: settled(euros),
    campaign: settled({ content: campaign, actionTeaser: campaign, price: campaign }),
    banner: settled({ header: campaign }),
    priceHistory: settled(undefined),
    countryGroups: settled(['union']),
    path: '/bachelor/',
    isErrorPage: false,
    isLandingStory: false,
    error: undefined,
    query: '',
    alternates: {
      value: [
        { language: 'de', href: '/bachelor/' },
        { language: 'en', href: '/en/bachelor/' },
      ],
      revision: 'gallery',
    },
    breadcrumbs: {
      value: [
        { name: 'Startseite', href: '/' },
        { name: 'Bachelor', href: '/bachelor/' },
        { name: 'Betriebswirtschaftslehre', href: '/bachelor/betriebswirtschaftslehre/' },
      ],
      revision: 'gallery',
    },
    toolParameters: [],
    language,
    defaultLanguage: 'de',
    sitePages: sitePages[language] ?? sitePages.en!,
    newsTopics: newsTopics.map(({ code, names }) => ({ code, name: names[language] ?? names.en })),
    contractPages: { withdrawal: '/vertrag-widerrufen/', cancellation: '/vertrag-kuendigen/' },
    unit: 'dach',
    timeZone: standardZone,
    favicons: 'iu',
    purchaseStep: usualPurchaseStep,
    entryConversations: {
      search: { templateId: 'find-a-programme', enabledDomains: ['programmes'] },
      zeroResults: { templateId: 'advice', enabledDomains: ['programmes', 'fees'] },
    },
    consentVersion: '',
    silentServices: '',
    deniedServices: '',
    tagManager: '',
    theme: themeNamed(theme),
    layout: 'page',
    meta: {
      value: {
        title: 'Block gallery',
        shareTitle: 'Block gallery',
        siteName: 'Prospectus',
        description: 'One block of the gallery',
        robots: 'noindex',
        template: 'page',
      },
      revision: 'gallery',
    },
    subject: { value: undefined, revision: '' },
    origin: '',
    links: { value: { languages: languageCodes, folder: '' }, revision: 'gallery' },
    ordinals: new Map(),
    outline: () => new Map(),
    orderLabel: undefined,
    form: undefined,
    data: need => settled(answers.get(need)),
  }
}
