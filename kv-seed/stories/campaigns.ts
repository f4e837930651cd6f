import { inBerlin } from '../in-berlin.ts'
import { queryLink, type StoryDraft } from '../story.ts'
import { type Translated, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { picture } from './blocks.ts'
import { groupUuid } from './country-groups.ts'

interface Offer {
  readonly slug: string
  readonly name: Translated
  readonly countries?: string
  readonly countryGroups?: string
  /** Products that it is for; for all when there are none. */
  readonly careIds?: string
  /** That programme's name in the forms. */
  readonly programme?: string
  /** Default: the banner and the prices. */
  readonly placements?: readonly string[]
  readonly colorOverride?: string
  readonly image?: Translated
  /** Days in Berlin: the first of the offer, and the first after it. */
  readonly from: string
  readonly until: string
  readonly title: Translated
  readonly titleMobile: Translated
  readonly description: Translated
  readonly descriptionMobile: Translated
  readonly discount: readonly ['percent' | 'absolute', number]
  readonly priceboxText: Translated
  readonly voucherCode: string
  readonly icon: string
}

const campaign = ({
  slug,
  name,
  from,
  until,
  discount,
  title,
  description,
  programme,
  ...offer
}: Offer): StoryDraft => ({
  slug: `settings/campaigns/${slug}`,
  name,
  languages: everyLanguage,
  content: {
    component: 'campaign',
    // Students with a company pay no fees.
    unit: 'dach',
    placements: ['header', 'price'],
    startsAt: inBerlin(from),
    endsAt: inBerlin(until),
    titleDesktop: title,
    descriptionDesktop: description,
    link: queryLink('forms-space/bewerbung', {
      campaign: slug,
      voucher: offer.voucherCode,
      programme,
    }),
    linkText: t('Code einlösen', 'Use the code'),
    discountType: discount[0],
    discountValue: String(discount[1]),
    folderPriceboxText: offer.priceboxText,
    ...offer,
  },
})

export const stories: readonly StoryDraft[] = [
  campaign({
    slug: 'de',
    name: t('Deutschland: 10 % bis September 2027', 'Germany: 10% until September 2027'),
    countries: 'DE',
    from: '2026-10-01',
    until: '2027-10-01',
    icon: 'percent',
    title: t('10 % auf jede Rate', '10% off every instalment'),
    titleMobile: t('10 % auf jede Rate', '10% off every instalment'),
    description: t(
      'Für alle, die sich bis 30. September 2027 einschreiben, und bis zum Abschluss.',
      'For everyone who enrols by 30 September 2027, until they graduate.',
    ),
    descriptionMobile: t('Einschreibung bis 30.9.2027', 'Enrol by 30 September 2027'),
    discount: ['percent', 10],
    priceboxText: t('10 % weniger, Einschreibung bis 30.9.2027', '10% less, enrol by 30 September 2027'),
    voucherCode: 'TANNE10',
  }),
  campaign({
    slug: 'at',
    name: t('Österreich: 40 € je Rate', 'Austria: €40 an instalment'),
    countries: 'AT',
    from: '2026-11-02',
    until: '2027-09-01',
    icon: 'gift',
    title: t('Servus: jede Rate 40 € günstiger', 'Servus: €40 off every instalment'),
    titleMobile: t('Jede Rate 40 € günstiger', '€40 off every instalment'),
    description: t(
      'Für Studierende mit Wohnsitz in Österreich, Einschreibung bis 31. August 2027.',
      'For students who live in Austria and enrol by 31 August 2027.',
    ),
    descriptionMobile: t('Einschreibung bis 31.8.2027', 'Enrol by 31 August 2027'),
    discount: ['absolute', 40],
    priceboxText: t('40 € weniger, Einschreibung bis 31.8.2027', '€40 less, enrol by 31 August 2027'),
    voucherCode: 'SERVUS40',
  }),
  campaign({
    slug: 'ch',
    name: t('Schweiz: 12 % bis Juli 2027', 'Switzerland: 12% until July 2027'),
    countries: 'CH',
    from: '2026-09-15',
    until: '2027-08-01',
    icon: 'tag',
    title: t('Grüezi: 12 % auf jede Rate', 'Grüezi: 12% off every instalment'),
    titleMobile: t('12 % auf jede Rate', '12% off every instalment'),
    description: t(
      'Du zahlst in Franken zum Tageskurs. Gilt bis 31. Juli 2027.',
      'You pay in francs at the rate of the day. Valid until 31 July 2027.',
    ),
    descriptionMobile: t('Gilt bis 31.7.2027', 'Valid until 31 July 2027'),
    discount: ['percent', 12],
    priceboxText: t('12 % weniger, Einschreibung bis 31.7.2027', '12% less, enrol by 31 July 2027'),
    voucherCode: 'GRUEZI12',
  }),
  campaign({
    slug: 'gb',
    name: t('Großbritannien: 15 % bis Dezember 2027', 'United Kingdom: 15% until December 2027'),
    countries: 'GB',
    from: '2026-11-01',
    until: '2028-01-01',
    icon: 'megaphone',
    title: t('Aus Großbritannien: 15 % auf jede Rate', 'From the UK: 15% off every instalment'),
    titleMobile: t('15 % auf jede Rate', '15% off every instalment'),
    description: t(
      'Du zahlst in Pfund und schreibst deine Prüfungen in London oder online. Bis 31. Dezember 2027.',
      'Pay in pounds, sit your exams in London or online. Until 31 December 2027.',
    ),
    descriptionMobile: t('Bis 31.12.2027', 'Until 31 December 2027'),
    discount: ['percent', 15],
    priceboxText: t('15 % weniger, Einschreibung bis 31.12.2027', '15% less, enrol by 31 December 2027'),
    voucherCode: 'LONDON15',
  }),
  campaign({
    slug: 'norden',
    name: t('Norden: 8 % bis August 2027', 'Nordic countries: 8% until August 2027'),
    countryGroups: groupUuid.nordic,
    placements: ['header', 'content', 'actionTeaser', 'price'],
    colorOverride: 'blue',
    image: picture('landing-page-study'),
    from: '2026-11-01',
    until: '2027-09-01',
    icon: 'tag',
    title: t('Aus dem Norden: 8 % auf jede Rate', 'From the north: 8% off every instalment'),
    titleMobile: t('8 % auf jede Rate', '8% off every instalment'),
    description: t(
      'Für alle, die in Dänemark, Finnland, Island, Norwegen oder Schweden leben und sich bis 31. August 2027 einschreiben.',
      'For everyone who lives in Denmark, Finland, Iceland, Norway or Sweden and enrols by 31 August 2027.',
    ),
    descriptionMobile: t('Einschreibung bis 31.8.2027', 'Enrol by 31 August 2027'),
    discount: ['percent', 8],
    priceboxText: t('8 % weniger, Einschreibung bis 31.8.2027', '8% less, enrol by 31 August 2027'),
    voucherCode: 'NORDEN8',
  }),
  campaign({
    slug: 'wirtschaftspsychologie',
    name: t('Wirtschaftspsychologie: 60 € je Rate', 'Business Psychology: €60 an instalment'),
    careIds: 'MSWPS-FS',
    programme: 'wirtschaftspsychologie',
    placements: ['header', 'content', 'actionTeaser', 'price'],
    from: '2026-11-01',
    until: '2027-05-01',
    icon: 'gift',
    title: t('Jede Rate 60 € günstiger', '€60 off every instalment'),
    titleMobile: t('Jede Rate 60 € günstiger', '€60 off every instalment'),
    description: t(
      'Für die ersten 40 im Frühjahr, Einschreibung bis 30. April 2027.',
      'For the first 40 in spring, enrol by 30 April 2027.',
    ),
    descriptionMobile: t('Einschreibung bis 30.4.2027', 'Enrol by 30 April 2027'),
    discount: ['absolute', 60],
    priceboxText: t('60 € weniger, Einschreibung bis 30.4.2027', '€60 less, enrol by 30 April 2027'),
    voucherCode: 'PSYCHE60',
  }),
  // Its programme is on a card of the bachelor's page as well.
  campaign({
    slug: 'agrarmanagement',
    name: t('Agrarmanagement: 60 € je Rate', 'Agricultural Management: €60 an instalment'),
    careIds: 'BSAGR-MS',
    programme: 'agrarmanagement',
    placements: ['header', 'actionTeaser', 'price'],
    from: '2026-11-01',
    until: '2027-05-01',
    icon: 'gift',
    title: t('Jede Rate 60 € günstiger', '€60 off every instalment'),
    titleMobile: t('Jede Rate 60 € günstiger', '€60 off every instalment'),
    description: t(
      'Für die ersten 40 im Frühjahr, Einschreibung bis 30. April 2027.',
      'For the first 40 in spring, enrol by 30 April 2027.',
    ),
    descriptionMobile: t('Einschreibung bis 30.4.2027', 'Enrol by 30 April 2027'),
    discount: ['absolute', 60],
    priceboxText: t('60 € weniger, Einschreibung bis 30.4.2027', '€60 less, enrol by 30 April 2027'),
    voucherCode: 'ACKER60',
  }),
  // Over, and not yet begun: neither is ever shown today.
  campaign({
    slug: 'sommer-2026',
    name: t('Sommer 2026', 'Summer 2026'),
    countries: 'DE,AT,CH',
    from: '2026-06-01',
    until: '2026-09-01',
    icon: 'gift',
    title: t('Sommerstart: jede Rate 25 € günstiger', 'Summer start: €25 off every instalment'),
    titleMobile: t('Jede Rate 25 € günstiger', '€25 off every instalment'),
    description: t('Einschreibung bis 31. August 2026.', 'Enrol by 31 August 2026.'),
    descriptionMobile: t('Bis 31.8.2026', 'Until 31 August 2026'),
    discount: ['absolute', 25],
    priceboxText: t('25 € weniger, Einschreibung bis 31.8.2026', '€25 less, enrol by 31 August 2026'),
    voucherCode: 'SOMMER25',
  }),
  campaign({
    slug: 'jubilaeum-2029',
    name: t('25 Jahre Tannhagen', '25 years of Tannhagen'),
    countries: 'DE,AT,CH,GB',
    from: '2029-03-01',
    until: '2029-06-01',
    icon: 'calendar',
    title: t('25 Jahre: 25 % auf jede Rate', '25 years: 25% off every instalment'),
    titleMobile: t('25 % auf jede Rate', '25% off every instalment'),
    description: t(
      'Zum Geburtstag der Hochschule, Einschreibung bis 31. Mai 2029.',
      'For the university’s birthday, enrol by 31 May 2029.',
    ),
    descriptionMobile: t('Bis 31.5.2029', 'Until 31 May 2029'),
    discount: ['percent', 25],
    priceboxText: t('25 % weniger, Einschreibung bis 31.5.2029', '25% less, enrol by 31 May 2029'),
    voucherCode: 'TANNE25',
  }),
]
