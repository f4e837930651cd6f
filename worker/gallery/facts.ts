import type { Campaign, Currency } from '../../blocks/_kit/facts.ts'
import { themeNamed } from '../../blocks/_kit/themes/all.ts'
import { programmeOffers } from '../../blocks/card/data.ts'
import { programmePages } from '../../blocks/study-finder/data.ts'
import { samplePages } from '../../blocks/study-finder/sample-pages.ts'
import type { Facts } from '../page/facts.ts'
import { needKey } from '../page-data/needs.ts'

const euro: Currency = {
  baseCurrency: 'EUR',
  exchangeRate: 1,
  format: {
    currency: 'EUR',
    symbol: '€',
    pattern: '{amount} {symbol}',
    grouping: 3,
    thousand: '.',
    decimal: ',',
  },
}

const campaign: Campaign = {
  storyId: '900',
  storyName: 'Wintersemester',
  uuid: '7d7a2f5e-6a51-4f5e-9d0e-2f6f1c1c0a01',
  titleDesktop: 'Bis 15. Januar einschreiben und zwei Monate geschenkt bekommen',
  titleMobile: 'Zwei Monate geschenkt',
  image: { filename: '/pictures/graduation.svg', alt: 'Vier Menschen mit Hut auf einer Abschlussfeier' },
  icon: 'gift',
  link: { href: '/bachelor/', text: 'So funktioniert es' },
  discountType: 'percent',
  discountValue: 10,
  priceboxText: '10 % Rabatt bis 15. Januar',
  voucherCode: 'WINTER10',
}

/** Answers to what blocks of the gallery ask for. */
const answers = new Map<string, unknown>([
  [needKey(programmeOffers), { 'BABWL-FS': { actionTeaser: campaign, price: campaign } }],
  [needKey(programmePages), { data: samplePages }],
])

const settled = <T>(value: T) => ({ state: 'ready' as const, value, revision: 'gallery', fallback: false })

/** A visitor for looking at single blocks: German, from Germany, with every campaign. */
export function galleryFacts({
  theme,
  language,
  now,
}: {
  theme: string
  language: string
  now: number
}): Facts {
  return {
    now,
    currency: settled(euro),
    campaign: settled({ header: campaign, content: campaign, actionTeaser: campaign, price: campaign }),
    priceHistory: settled(undefined),
    usergroup: 'new',
    isMobile: false,
    country: 'DE',
    countryGroups: settled(['union']),
    isBannerClosed: () => false,
    maySeeExitLayer: true,
    hasDraft: () => false,
    grants: () => false,
    path: '/bachelor/',
    query: '',
    alternates: {
      value: [
        { language: 'de', href: '/bachelor/' },
        { language: 'en', href: '/en/bachelor/' },
      ],
      revision: 'gallery',
    },
    language,
    unit: 'dach',
    consentVersion: '',
    silentServices: '',
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
    links: { value: { languages: ['en', 'de', 'fr', 'it', 'es', 'pt'], folder: '' }, revision: 'gallery' },
    ordinals: new Map(),
    outline: () => new Map(),
    data: need => settled(answers.get(need)),
  }
}
