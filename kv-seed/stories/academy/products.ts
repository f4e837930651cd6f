import { type StoryDraft, storyLink } from '../../story.ts'
import { rich, type Translated, t } from '../../text.ts'
import { type BlockDraft, picture } from '../blocks.ts'
import { noFee, product } from '../products.ts'
import { requirement } from '../typed.ts'
import { bookPlace } from './people.ts'

export const nursingPage = 'weiterbildung/praxisanleitung-pflege'
export const dataPage = 'weiterbildung/datenanalyse'

export const evening: BlockDraft = {
  component: 'product-unit',
  name: t('Berufsbegleitend', 'Beside your job'),
  abbreviation: 'obw',
  courseMode: 'online',
}

export interface Pace {
  readonly name: Translated
  readonly description: Translated
  readonly months: number
  readonly price: number
  readonly special?: Translated
}

const totalOf = ({ months, price }: Pick<Pace, 'months' | 'price'>) => months * price

export const coursePrices = (programme: string, paces: readonly Pace[]): readonly BlockDraft[] =>
  paces.map(({ name, description, months, price, special }) => ({
    component: 'price-box',
    ...(special && { special, color: 'orange' }),
    timeModel: name,
    timeModelDescription: description,
    discountDescription: t('Die ersten zwei Wochen sind kostenlos', 'The first two weeks are free'),
    duration: t(`${months} Monate`, `${months} months`),
    durationNumeric: String(months),
    price: String(price),
    priceFrequency: t('im Monat', 'a month'),
    totalPrice: String(totalOf({ months, price })),
    basePriceText: t('Unterlagen und Prüfung inbegriffen', 'Course books and examination included'),
    buttonText: t('Platz sichern', 'Book a place'),
    buttonLink: bookPlace(programme),
  }))

type Paces = readonly Pace[]

/** The sum of each pace stands in its price box. */
export const courseApproval = (approval: string) => ({
  approvalNumber: t(
    `ZFU ${approval} (erfunden, wie diese Hochschule)`,
    `ZFU ${approval} (fictional, like this university)`,
  ),
})

export const germanB2 = requirement(t('Deutsch auf Niveau B2', 'German at level B2'))

const nursingPaces: Paces = [
  {
    name: t('Zwei Abende', 'Two evenings'),
    description: t('Dienstag und Donnerstag, je zwei Stunden.', 'Tuesdays and Thursdays, two hours each.'),
    months: 10,
    price: 149,
    special: t('Wählen 7 von 10', 'Chosen by 7 in 10'),
  },
  {
    name: t('Ein Abend', 'One evening'),
    description: t('Nur dienstags, wenn du Schichten tauschen musst.', 'Tuesdays only, if you swap shifts.'),
    months: 15,
    price: 104,
  },
]

export const nursing = product({
  slug: 'obw-praxisanleitung',
  name: t('Praxisanleitung in der Pflege', 'Practice mentor in nursing'),
  title: t('Praxisanleitung in der Pflege', 'Practice mentor in nursing'),
  careId: 'WBPFA-OBW-10',
  credits: 15,
  starts: ['february'],
  admissionWays: ['vocational-training'],
  unit: evening,
  cluster: t('Gesundheit', 'Health'),
  degree: 'Hochschulzertifikat',
  degreeType: 'training',
  ects: t('15 ECTS', '15 credits'),
  duration: t('10 oder 15 Monate', '10 or 15 months'),
  pricemodels: coursePrices('praxisanleitung', nursingPaces),
  ...courseApproval('0000004'),
  admission: [
    requirement(
      t('Ausbildung in der Pflege', 'Training as a nurse'),
      t(
        rich(
          'Drei Jahre Ausbildung und ein Jahr im Beruf. Eine Stelle als Praxisanleitung brauchst du noch nicht.',
        ),
        rich('Three years of training and one at work. You do not need a post as a mentor yet.'),
      ),
    ),
    noFee,
    germanB2,
  ],
  teaser: t(
    '300 Stunden, wie das Gesetz sie verlangt: davon 40 im eigenen Haus, mit deinen Auszubildenden.',
    '300 hours, as German law asks: 40 of them at your own hospital, with your own trainees.',
  ),
  image: picture('academy-nursing'),
  link: storyLink(nursingPage),
  linkLabel: t('Zum Kurs', 'See the course'),
})

const dataPaces: Paces = [
  {
    name: t('Zwei Abende', 'Two evenings'),
    description: t('Montag und Mittwoch, je zwei Stunden.', 'Mondays and Wednesdays, two hours each.'),
    months: 8,
    price: 189,
    special: t('Wählen 6 von 10', 'Chosen by 6 in 10'),
  },
  {
    name: t('Ein Abend', 'One evening'),
    description: t('Nur mittwochs, mit längeren Pausen.', 'Wednesdays only, with longer breaks.'),
    months: 12,
    price: 134,
  },
]

export const data = product({
  slug: 'obw-datenanalyse',
  name: t('Datenanalyse im Beruf', 'Data analysis at work'),
  title: t('Datenanalyse im Beruf', 'Data analysis at work'),
  careId: 'WBDAT-OBW-08',
  credits: 20,
  starts: ['february'],
  admissionWays: ['work-experience'],
  unit: evening,
  cluster: t('Technik', 'Technology'),
  degree: 'Hochschulzertifikat',
  degreeType: 'training',
  ects: t('20 ECTS', '20 credits'),
  duration: t('8 oder 12 Monate', '8 or 12 months'),
  languages: ['de', 'en'],
  pricemodels: coursePrices('datenanalyse', dataPaces),
  ...courseApproval('0000005'),
  admission: [
    requirement(
      t('Zwei Jahre im Beruf', 'Two years at work'),
      t(
        rich('In welchem, ist gleich. Bring eine Tabelle mit, die dich ärgert: Mit ihr fangen wir an.'),
        rich('In any job. Bring a spreadsheet that annoys you: that is where we begin.'),
      ),
    ),
    noFee,
    requirement(t('Deutsch oder Englisch auf B2', 'German or English at level B2')),
  ],
  teaser: t(
    'Von der Tabelle zur Entscheidung: acht Auswertungen aus deinem eigenen Betrieb, ohne Vorkenntnisse.',
    'From spreadsheet to decision: eight analyses from your own company, with no previous knowledge.',
  ),
  image: picture('academy-data'),
  link: storyLink(dataPage),
  linkLabel: t('Zum Kurs', 'See the course'),
})

export const products: readonly StoryDraft[] = [nursing, data]

const inGerman = new Intl.NumberFormat('de-DE')
const inEnglish = new Intl.NumberFormat('en-GB')

const sumsIn = (language: 'de' | 'en', paces: Paces): string =>
  paces
    .map(totalOf)
    .map(sum => (language === 'de' ? `${inGerman.format(sum)} €` : `€${inEnglish.format(sum)}`))
    .join(language === 'de' ? ' oder ' : ' or ')

interface Course {
  readonly de: string
  readonly en: string
  readonly paces: Paces
}

const ownCourses: readonly Course[] = [
  { de: 'Praxisanleitung', en: 'Practice mentor', paces: nursingPaces },
  { de: 'Datenanalyse', en: 'Data analysis', paces: dataPaces },
]

/** The total price of each course. The form in which a visitor books a place shows it as a hint. */
export function courseTotals(others: readonly Course[]): Translated {
  const all = [...ownCourses, ...others]
  const de = all.map(course => `${course.de} ${sumsIn('de', course.paces)}`).join(', ')
  const en = all.map(course => `${course.en} ${sumsIn('en', course.paces)}`).join(', ')
  return t(
    `${de}: alle Raten mit Unterlagen und Prüfung, ohne Nachlass.`,
    `${en}: all instalments with course books and examination, before discounts.`,
  )
}
