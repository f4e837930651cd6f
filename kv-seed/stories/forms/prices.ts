import { storyLink, uuidOf } from '../../story.ts'
import { inEach, type Translated } from '../../text.ts'
import type { BlockDraft } from '../blocks.ts'
import { programmes } from './programmes.ts'

/** Which answer means price models of so many months; `none` of an answer without a price, for which the statement stands. */
type Models = Readonly<Record<string, number | readonly number[] | 'none'>>

interface Priced {
  /** The answer to the question for the programme. */
  readonly programme: string
  /** Slug of the product, without its folder; a price without one is its statement. */
  readonly product?: string
  /** Default: the name of the programme. */
  readonly title?: Translated
  readonly models?: Models
  readonly statement?: Translated
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
  priced.map(({ programme, product, title, models = {}, statement }) => ({
    component: 'form-price',
    ...(product && { product: uuidOf(`products/${product}`) }),
    title: title ?? options.find(([value]) => value === programme)?.[1],
    field: 'programme',
    value: programme,
    modelField,
    models: Object.entries(models).flatMap(([value, months]) =>
      [months].flat().map(one => ({
        ...{ component: 'form-price-model', value },
        ...(one !== 'none' && { months: String(one) }),
      })),
    ),
    ...(statement && { statement }),
    withdrawalLink: storyLink(withdrawal),
  }))

/** Students with a company pay nothing: the boxes of each such programme say so. */
export const paidByCompany = inEach({
  de: 'Im dualen Studium zahlt dein Betrieb die Studiengebühren und die Prüfungen, alle 36 Monate lang. Du zahlst 0 €.',
  en: 'If you study with a company, your employer pays the fees and the examinations for all 36 months. You pay €0.',
  fr: 'En alternance, ton entreprise paie les frais d’études et les examens pendant les 36 mois. Tu paies 0 €.',
  it: 'In alternanza la tua azienda paga le tasse universitarie e gli esami per tutti i 36 mesi. Tu paghi 0 €.',
  es: 'En el estudio dual, tu empresa paga la matrícula y los exámenes durante los 36 meses. Tú pagas 0 €.',
  pt: 'Em alternância, a tua empresa paga as propinas e os exames durante todos os 36 meses. Tu pagas 0 €.',
})

const pricesOfContinuingEducation = inEach({
  de: 'Ein Kurs im Fernstudium dauert zwölf Wochen und kostet 445 €, ein Kurs mit myStudium dauert vier Monate und kostet 1.290 €. Prüfung und Zertifikat sind darin enthalten.',
  en: 'A course by distance learning takes twelve weeks and costs €445; a course with myStudium takes four months and costs €1,290. Examination and certificate are included.',
  fr: 'Un cours à distance dure douze semaines et coûte 445 €, un cours avec myStudium dure quatre mois et coûte 1 290 €. L’examen et le certificat sont compris.',
  it: 'Un corso a distanza dura dodici settimane e costa 445 €, un corso con myStudium dura quattro mesi e costa 1.290 €. Esame e certificato sono compresi.',
  es: 'Un curso a distancia dura doce semanas y cuesta 445 €; un curso con myStudium dura cuatro meses y cuesta 1.290 €. El examen y el certificado están incluidos.',
  pt: 'Um curso à distância dura doze semanas e custa 445 €; um curso com myStudium dura quatro meses e custa 1.290 €. O exame e o certificado estão incluídos.',
})

const bachelor = { vollzeit: 36, 'teilzeit-1': 48, 'teilzeit-2': 72 } as const
const alsoDual = { models: { ...bachelor, dual: 'none' }, statement: paidByCompany } as const
const master = { vollzeit: 24, 'teilzeit-1': 36, 'teilzeit-2': 48 } as const

/** The programmes of the first unit, in each model that they are offered in. */
export const degreePrices = pricesOf(
  [
    { programme: 'bwl', product: 'betriebswirtschaftslehre-fernstudium', ...alsoDual },
    { programme: 'gesundheitsmanagement', product: 'gesundheitsmanagement-fernstudium', ...alsoDual },
    { programme: 'informatik', product: 'informatik-fernstudium', ...alsoDual },
    {
      programme: 'soziale-arbeit',
      product: 'soziale-arbeit-fernstudium',
      models: { vollzeit: 42, 'teilzeit-2': 84 },
    },
    {
      programme: 'soziale-arbeit',
      product: 'soziale-arbeit-mystudium',
      title: inEach({
        de: 'Soziale Arbeit (B.A.) mit myStudium',
        en: 'Social Work (B.A.) with myStudium',
        fr: 'Travail social (B.A.) avec myStudium',
        it: 'Servizio sociale (B.A.) con myStudium',
        es: 'Trabajo Social (B.A.) con myStudium',
        pt: 'Serviço Social (B.A.) com myStudium',
      }),
      models: { mystudium: [36, 48] },
    },
    { programme: 'agrarmanagement', product: 'agrarmanagement-mystudium' },
    { programme: 'wirtschaftspsychologie', product: 'wirtschaftspsychologie-fernstudium', models: master },
    { programme: 'unternehmensfuehrung', product: 'unternehmensfuehrung-fernstudium', models: master },
    { programme: 'data-science', product: 'data-science-fernstudium', models: master },
    { programme: 'klinik-und-pflege', product: 'klinik-und-pflegemanagement-fernstudium', models: master },
    { programme: 'weiterbildung', statement: pricesOfContinuingEducation },
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
