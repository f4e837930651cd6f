import { storyLink, uuidOf } from '../../story.ts'
import type { Translated } from '../../text.ts'
import type { BlockDraft } from '../blocks.ts'
import { programmes } from './programmes.ts'

/** Which answer means a price model of so many months. */
type Models = Readonly<Record<string, number>>

interface Priced {
  /** The answer to the question for the programme. */
  readonly programme: string
  /** Slug of the product, without its folder. */
  readonly product: string
  readonly models?: Models
}

type Option = readonly [value: string, label: Translated | string, ...rest: readonly unknown[]]

interface Place {
  readonly modelField: string
  /** Slug of the page with the right of withdrawal. */
  readonly withdrawal: string
  /** Those of the question for the programme. */
  readonly options: readonly Option[]
}

/** A price block for each programme, for the last step. The form shows the one of the chosen programme. */
export const pricesOf = (
  priced: readonly Priced[],
  { modelField, withdrawal, options }: Place,
): readonly BlockDraft[] =>
  priced.map(({ programme, product, models = {} }) => ({
    component: 'form-price',
    product: uuidOf(`products/${product}`),
    title: options.find(([value]) => value === programme)?.[1],
    field: 'programme',
    value: programme,
    modelField,
    models: Object.entries(models).map(([value, months]) => ({
      ...{ component: 'form-price-model', value, months: String(months) },
    })),
    withdrawalLink: storyLink(withdrawal),
  }))

const bachelor = { vollzeit: 36, 'teilzeit-1': 48, 'teilzeit-2': 72 } as const
const master = { vollzeit: 24, 'teilzeit-1': 36, 'teilzeit-2': 48 } as const

/** The programmes of the first unit, in the model that most choose; with a company, that pays. */
export const degreePrices = pricesOf(
  [
    { programme: 'bwl', product: 'betriebswirtschaftslehre-fernstudium', models: bachelor },
    { programme: 'gesundheitsmanagement', product: 'gesundheitsmanagement-fernstudium', models: bachelor },
    { programme: 'informatik', product: 'informatik-fernstudium', models: bachelor },
    {
      programme: 'soziale-arbeit',
      product: 'soziale-arbeit-fernstudium',
      models: { vollzeit: 42, 'teilzeit-2': 84 },
    },
    { programme: 'agrarmanagement', product: 'agrarmanagement-mystudium' },
    { programme: 'wirtschaftspsychologie', product: 'wirtschaftspsychologie-fernstudium', models: master },
    { programme: 'unternehmensfuehrung', product: 'unternehmensfuehrung-fernstudium', models: master },
    { programme: 'data-science', product: 'data-science-fernstudium', models: master },
    { programme: 'klinik-und-pflege', product: 'klinik-und-pflegemanagement-fernstudium', models: master },
  ],
  { modelField: 'model', withdrawal: 'widerruf', options: programmes },
)

/** The courses of continuing education: on two evenings a week, and on one. */
export const pricesOfCourses = (options: readonly Option[]) =>
  pricesOf(
    [
      { programme: 'praxisanleitung', product: 'obw-praxisanleitung', models: { two: 10, one: 15 } },
      { programme: 'datenanalyse', product: 'obw-datenanalyse', models: { two: 8, one: 12 } },
      { programme: 'projektmanagement', product: 'obw-projektmanagement', models: { two: 8, one: 12 } },
      { programme: 'mediation', product: 'obw-mediation', models: { two: 9, one: 14 } },
    ],
    { modelField: 'pace', withdrawal: 'weiterbildung/widerruf', options },
  )
