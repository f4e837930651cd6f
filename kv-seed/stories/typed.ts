import { inEach, type Translated, t } from '../text.ts'
import type { BlockDraft } from './blocks.ts'
import { applyLink } from './contact.ts'

/** Parts of the story types that are no blocks of their own, and facts. */

export const fact = (
  icon: string,
  title: Translated | string,
  content?: Translated,
  hint?: Translated,
): BlockDraft => ({
  component: 'fact',
  icon,
  title,
  ...(content && { content }),
  ...(hint && { hint }),
})

export const usp = (icon: string, text: Translated): BlockDraft => ({ component: 'usp', icon, text })

/** Points that only visitors from these countries see. */
export const uspsIn = (countries: string, ...usps: BlockDraft[]): BlockDraft => ({
  component: 'geo-restricted-usps',
  countries,
  usps,
})

/** Points that only visitors from the countries of a group see, where none names their country. */
export const uspsInGroup = (countryGroup: string, ...usps: BlockDraft[]): BlockDraft => ({
  component: 'geo-restricted-usps',
  countryGroup,
  usps,
})

export const factSet = (headline: Translated | undefined, ...facts: BlockDraft[]): BlockDraft => ({
  component: 'fact-set',
  ...(headline && { headline }),
  facts,
})

export const benefitSet = (headline: Translated, ...benefits: BlockDraft[]): BlockDraft => ({
  component: 'benefit-set',
  headline,
  benefits,
})

/** With a picture and the page that tells more, where there are such. */
export const careerPath = (
  title: Translated,
  content: Translated,
  more: { readonly image?: Translated; readonly link?: unknown } = {},
): BlockDraft => ({
  component: 'career-path',
  title,
  content,
  ...more,
})

/** A requirement of admission; it is a disclosure if it has a description. */
export const requirement = (title: Translated, content?: Translated): BlockDraft => ({
  component: 'admission-requirement',
  title,
  ...(content && { content }),
})

export const unit = {
  distance: {
    component: 'product-unit',
    name: t('Fernstudium', 'Distance learning'),
    abbreviation: 'fs',
    courseMode: 'online',
  },
  dual: {
    component: 'product-unit',
    name: t('Duales Studium', 'Study with a company'),
    abbreviation: 'ds',
    courseMode: 'blended',
  },
  myStudy: {
    component: 'product-unit',
    name: t('myStudium', 'myStudium'),
    abbreviation: 'ms',
    courseMode: 'blended',
  },
} as const

export interface Speed {
  readonly name: Translated
  readonly description: Translated
  readonly months: number
  readonly special?: Translated
  /** Its name in the forms. */
  readonly model: string
}

/** What the student pays, and what the company does. */
export const payers = {
  student: inEach({ de: 'Du', en: 'You', fr: 'Toi', it: 'Tu', es: 'Tú', pt: 'Tu' }),
  company: inEach({
    de: 'Dein Betrieb',
    en: 'Your company',
    fr: 'Ton entreprise',
    it: 'La tua azienda',
    es: 'Tu empresa',
    pt: 'A tua empresa',
  }),
} as const

const durationOf = (months: number) =>
  inEach({
    de: `${months} Monate`,
    en: `${months} months`,
    fr: `${months} mois`,
    it: `${months} mesi`,
    es: `${months} meses`,
    pt: `${months} meses`,
  })

const examinationFee = t('Dazu einmalig 699 € für die Prüfungen', 'Plus €699 once for the examinations')

interface Button {
  readonly buttonText: Translated
  /** The programme's name in the forms. */
  readonly programme: string
}

/** A price for each speed: the same sum, spread over its months. */
export const priceModels = (
  total: number,
  speeds: readonly Speed[],
  { buttonText, programme }: Button,
): BlockDraft[] =>
  speeds.map(({ name, description, months, special, model }) => ({
    component: 'price-box',
    ...(special && { special, color: 'orange' }),
    timeModel: name,
    timeModelDescription: description,
    duration: durationOf(months),
    durationNumeric: String(months),
    price: String(total / months),
    priceFrequency: t('im Monat', 'a month'),
    basePriceText: examinationFee,
    buttonText,
    buttonLink: applyLink(programme, model),
  }))
