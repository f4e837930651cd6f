import { storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { applyLink } from '../contact.ts'
import { companyPrices } from '../dual/products.ts'
import { courseTerms } from '../products.ts'
import { priceModels, type Speed } from '../typed.ts'
import type { Programme } from './programme.ts'
import { euros, type Words } from './words.ts'

type Fees = Pick<Programme, 'pricemodels' | 'terms' | 'price' | 'fees' | 'duration'>

const listed = (values: readonly number[], or: string) =>
  values.length > 1 ? `${values.slice(0, -1).join(', ')} ${or} ${values.at(-1)}` : String(values[0])

/** "36, 48 or 72 months". */
export const durationOf = (months: readonly number[]): Words => [
  `${listed(months, 'oder')} Monate`,
  `${listed(months, 'or')} months`,
]

export const fromPrice = (amount: number): Words => {
  const [de, en] = euros(amount)
  return [`Ab ${de} im Monat`, `From ${en} a month`]
}

interface Paid {
  readonly total: number
  readonly speeds: readonly Speed[]
  /** Its name in the forms. */
  readonly form: string
  readonly approval: string
}

/** The same sum at each speed, paid by the student. */
export function spreadFees({ total, speeds, form, approval }: Paid): Fees {
  const months = speeds.map(speed => speed.months)
  const [de, en] = euros(total)
  return {
    pricemodels: priceModels(total, speeds, {
      buttonText: t('Dieses Tempo wählen', 'Choose this speed'),
      programme: form,
    }),
    terms: courseTerms(total, approval),
    price: fromPrice(total / Math.max(...months)),
    fees: [
      `${de} im Ganzen, in jedem Tempo dieselbe Summe. Wechselst du das Tempo, ändert sich nur die Rate.`,
      `${en} in all, the same sum at each speed. If you change the speed, only the instalment changes.`,
    ],
    duration: durationOf(months),
  }
}

const paidByCompany = (amount: number, months: number) => {
  const [de, en] = euros(amount * months)
  return {
    price: ['0 € Studiengebühren', 'No fees to pay'],
    fees: [
      `${de} kostet das Studium in ${months} Monaten. Dein Betrieb zahlt sie, und dich dazu.`,
      `Over ${months} months the programme costs ${en}. Your company pays that, and you as well.`,
    ],
    duration: durationOf([months]),
  } as const satisfies Partial<Fees>
}

/** On the site of the unit `ds`, whose page for companies says what a place costs them. */
export const companyFees = (form: string, amount: number): Fees => ({
  pricemodels: companyPrices(form, amount),
  ...paidByCompany(amount, 36),
})

/** The boxes of the first unit lead to its own application, and companies to the page that looks for some. */
export const companyFeesOfUniversity = (form: string, amount: number): Fees => ({
  pricemodels: companyPrices(form, amount).map((box, index) => ({
    ...box,
    buttonLink:
      index === 0
        ? applyLink(form, 'dual')
        : storyLink('bachelor/betriebswirtschaftslehre/duales-studium', 'betriebe'),
  })),
  ...paidByCompany(amount, 36),
})
