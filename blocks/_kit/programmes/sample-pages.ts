import type { ListedPrice } from './prices.ts'
import type { Programme } from './programme.ts'

const page = (title: string, own: Partial<Programme>): Programme => ({
  uuid: title,
  title,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}/`,
  kind: 'programme',
  degree: 'Bachelor of Arts (B.A.)',
  degreeType: 'bachelor',
  unit: 'fs',
  studyForm: 'Fernstudium',
  duration: '36 oder 72 Monate',
  months: [36, 72],
  starts: ['any-day'],
  languages: ['de'],
  credits: 180,
  admissionWays: ['school-certificate', 'vocational-training'],
  ...own,
})

/** Programmes for gallery and tests. */
export const samplePages: readonly Programme[] = [
  page('Betriebswirtschaftslehre', {
    careId: 'BABWL-FS',
    cluster: 'Wirtschaft',
    recognizedEcts: 45,
    languages: ['de', 'en'],
    description: 'Kosten, Märkte, Menschen: Du hilfst, einen Betrieb zu führen.',
  }),
  page('BWL dual', {
    careId: 'BABWL-DS',
    cluster: 'Wirtschaft',
    unit: 'ds',
    studyForm: 'Duales Studium',
    duration: '36 Monate',
    months: [36],
    starts: ['october'],
    places: ['Berlin', 'München'],
  }),
  page('Agrarmanagement', {
    careId: 'BSAGR-MS',
    cluster: 'Landwirtschaft',
    unit: 'ms',
    studyForm: 'myStudium',
    duration: '36 oder 48 Monate',
    months: [36, 48],
    starts: ['november'],
    places: ['Berlin', 'München'],
    recognizedEcts: 40,
  }),
  page('Wirtschaftspsychologie', {
    careId: 'MSWPS-FS',
    cluster: 'Psychologie',
    degree: 'Master of Science (M.Sc.)',
    degreeType: 'master',
    credits: 120,
    admissionWays: ['first-degree'],
    duration: '24 Monate',
    months: [24],
  }),
  page('Alle Bachelor', { kind: 'page' }),
]

const pricesAt = (careId: string, total: number, ...months: readonly number[]) => ({
  careId,
  prices: months.map(
    (count): ListedPrice => ({
      id: `${careId}-${count}`,
      timeModel: `In ${count} Monaten`,
      price: total / count,
      priceFrequency: 'im Monat',
    }),
  ),
})

/** Their prices: of all but one, whose page has none. */
export const samplePrices = [
  pricesAt('BABWL-FS', 14_256, 36, 72),
  { careId: 'BABWL-DS', prices: [{ id: 'dual', timeModel: 'Du', price: 0, priceFrequency: 'im Monat' }] },
  pricesAt('BSAGR-MS', 19_440, 36, 48),
]
