import { type Translated, t } from '../../text.ts'

/** A text in German and in English. */
export type Words = readonly [de: string, en: string]

export const say = ([de, en]: Words): Translated => t(de, en)

const german = new Intl.NumberFormat('de-DE')
const english = new Intl.NumberFormat('en-GB')

/** Whole euros as the texts around price boxes write them. */
export const euros = (amount: number): Words => [`${german.format(amount)} €`, `€${english.format(amount)}`]
