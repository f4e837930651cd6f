import { type Translated, t } from '../text.ts'
import type { BlockDraft } from './blocks.ts'

interface TimeModel {
  readonly name: Translated
  readonly description: Translated
  readonly months: number
  readonly special?: Translated
  /** Its name in the forms. */
  readonly model: string
}

/** The three speeds at which every bachelor's degree can be studied: 180 credits of 25 hours each. */
const timeModels: readonly TimeModel[] = [
  {
    name: t('Vollzeit', 'Full time'),
    description: t(
      '29 Stunden in der Woche. Für dich, wenn das Studium gerade die Hauptsache ist.',
      '29 hours a week. For you if study comes first at the moment.',
    ),
    months: 36,
    model: 'vollzeit',
  },
  {
    name: t('Teilzeit I', 'Part time I'),
    description: t(
      '22 Stunden in der Woche. Passt neben eine Stelle mit 20 bis 30 Stunden.',
      '22 hours a week. Fits beside a job of 20 to 30 hours.',
    ),
    months: 48,
    model: 'teilzeit-1',
    special: t('Von 46 % gewählt', 'Chosen by 46%'),
  },
  {
    name: t('Teilzeit II', 'Part time II'),
    description: t(
      '15 Stunden in der Woche. Passt neben Vollzeitstelle, Schichtdienst oder Familie.',
      '15 hours a week. Fits beside a full-time job, shifts or a family.',
    ),
    months: 72,
    model: 'teilzeit-2',
  },
]

interface Prices {
  readonly headline: Translated
  readonly description: Translated
  /** Of the programme that they are for. */
  readonly careId?: string
  /** Fees for the whole programme in euros, the same in each time model. */
  readonly total: number
  readonly buttonText: Translated
  /** Where the button of a time model leads, by the model's name in the forms. */
  readonly linkOf: (model: string) => unknown
}

const examinationFee = t('Dazu einmalig 699 € Prüfungsgebühr', 'Plus a single examination fee of €699')

const yearlyNote = t(
  'Du zahlst 11 Monate und studierst 12. Dazu einmalig 699 € Prüfungsgebühr',
  'You pay for 11 months and study for 12. Plus a single examination fee of €699',
)

/** Price boxes of a programme, by month and by year. */
export function priceBoxes({ headline, description, careId, total, buttonText, linkOf }: Prices): BlockDraft {
  const boxes = timeModels.map(({ name, description: words, months, special, model }) => ({
    monthly: total / months,
    box: {
      component: 'price-box',
      ...(special && { special, color: 'orange' }),
      timeModel: name,
      timeModelDescription: words,
      duration: t(`${months} Monate`, `${months} months`),
      durationNumeric: String(months),
      buttonText,
      buttonLink: linkOf(model),
    },
  }))
  const byMonth = boxes.map(({ monthly, box }) => ({
    ...box,
    tabLabel: t('Monatlich zahlen', 'Pay by month'),
    price: String(monthly),
    priceFrequency: t('im Monat', 'a month'),
    basePriceText: examinationFee,
  }))
  const byYear = boxes.map(({ monthly, box }) => ({
    ...box,
    tabLabel: t('Jährlich zahlen', 'Pay by year'),
    price: String(monthly * 11),
    strikePrice: String(monthly * 12),
    priceFrequency: t('im Jahr', 'a year'),
    basePriceText: yearlyNote,
  }))
  return {
    component: 'price-boxes',
    headline,
    description,
    ...(careId && { careId }),
    items: [...byMonth, ...byYear],
  }
}
