import { type StoryDraft, storyLink } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { type BlockDraft, picture } from '../blocks.ts'
import { bachelorCredits, berlinAndMunich, noFee, noLimit, product, schoolCertificate } from '../products.ts'
import { payers, requirement, unit } from '../typed.ts'
import { applyDual } from './people.ts'

const months = { duration: t('36 Monate', '36 months'), durationNumeric: '36' }
const aMonth = t('im Monat', 'a month')

/** The fees of the student, and those of the company. */
export const companyPrices = (programme: string, ofCompany: number): readonly BlockDraft[] => [
  {
    component: 'price-box',
    special: t('Deine Rate', 'Your instalment'),
    color: 'yellow',
    timeModel: payers.student,
    timeModelDescription: t(
      'Keine Gebühr, keine Prüfungskosten, kein Darlehen. Der Vertrag gilt für alle sechs Semester.',
      'No fees, no examination costs, no loan. The contract holds for all six semesters.',
    ),
    ...months,
    price: '0',
    priceFrequency: aMonth,
    basePriceText: t('Skripte und Software inbegriffen', 'Course books and software included'),
    buttonText: t('Platz finden', 'Find a place'),
    buttonLink: applyDual(programme),
  },
  {
    component: 'price-box',
    timeModel: payers.company,
    timeModelDescription: t(
      'Ein fester Betrag je Platz, dazu deine Vergütung. Beides steht im Vertrag.',
      'A fixed sum for each place, and your pay. Both are in the contract.',
    ),
    ...months,
    price: String(ofCompany),
    priceFrequency: aMonth,
    basePriceText: t('Betreuung für euch beide inbegriffen', 'Support for both of you included'),
    buttonText: t('Als Betrieb mitmachen', 'Join as a company'),
    buttonLink: storyLink('ds/partner-werden'),
  },
]

export const certificate = requirement(t('Abitur oder Fachabitur', 'A levels'), schoolCertificate)

export const contract = requirement(
  t('Ein Vertrag mit einem Praxisbetrieb', 'A contract with a company'),
  t(
    rich(
      'Den suchst du mit Ruben Falk oder bringst ihn mit. 8 von 10 Bewerbungen führen innerhalb von neun Wochen zu einem Vertrag.',
    ),
    rich(
      'Look for one with Ruben Falk, or bring your own. Within nine weeks 8 in 10 applications lead to a contract.',
    ),
  ),
)

export const german = requirement(t('Deutsch auf Niveau B2', 'German at level B2'))

export const dualBusinessPage = 'ds/betriebswirtschaftslehre'
export const dualComputingPage = 'ds/informatik'

export const dualBusiness = product({
  slug: 'ds-betriebswirtschaftslehre',
  name: t('Betriebswirtschaftslehre', 'Business Administration'),
  title: t('Betriebswirt\u00adschaftslehre', 'Business Administration'),
  careId: 'BABWL-DS-36',
  credits: 180,
  starts: ['october'],
  places: berlinAndMunich,
  admissionWays: ['school-certificate', 'vocational-training'],
  unit: unit.dual,
  cluster: t('Wirtschaft', 'Business'),
  degree: 'Bachelor of Arts (B.A.)',
  degreeType: 'bachelor',
  ects: bachelorCredits,
  duration: months.duration,
  pricemodels: companyPrices('bwl-dual', 495),
  admission: [
    certificate,
    requirement(
      t('Oder Ausbildung und drei Jahre Beruf', 'Or training and three years at work'),
      t(
        rich(
          'Nach zwei bestandenen Modulen bist du regulär eingeschrieben. Bis dahin zählt alles schon mit.',
        ),
        rich('After two passed modules you are fully enrolled. Until then everything counts already.'),
      ),
    ),
    contract,
    noLimit,
    noFee,
    german,
  ],
  teaser: t(
    'Einkaufen, rechnen, führen: montags gelernt, mittwochs gebraucht. 63 freie Plätze.',
    'Buy, calculate, lead: learned on Monday, used on Wednesday. 63 open places.',
  ),
  image: picture('dual-business'),
  link: storyLink(dualBusinessPage),
  linkLabel: t('Zum Studiengang', 'See the programme'),
})

export const dualComputing = product({
  slug: 'ds-informatik',
  name: t('Informatik', 'Computer Science'),
  title: t('Informatik', 'Computer Science'),
  careId: 'BAINF-DS-36',
  credits: 180,
  recognizedEcts: 30,
  starts: ['october'],
  places: berlinAndMunich,
  admissionWays: ['school-certificate', 'vocational-training'],
  unit: unit.dual,
  cluster: t('Technik', 'Technology'),
  degree: 'Bachelor of Science (B.Sc.)',
  degreeType: 'bachelor',
  ects: bachelorCredits,
  duration: months.duration,
  languages: ['de', 'en'],
  pricemodels: companyPrices('informatik-dual', 545),
  admission: [
    certificate,
    requirement(
      t('Oder eine IT-Ausbildung', 'Or training in computing'),
      t(
        rich(
          'Mit einem Abschluss in der Fachinformatik und drei Jahren im Beruf beginnst du regulär, und bis zu 30 ECTS zählen mit.',
        ),
        rich(
          'With a vocational diploma in computing and three years at work you begin fully enrolled, and up to 30 credits count.',
        ),
      ),
    ),
    contract,
    noLimit,
    noFee,
    requirement(t('Deutsch oder Englisch auf B2', 'German or English at level B2')),
  ],
  teaser: t(
    'Code, der am selben Tag läuft: sechs Projekte, sechs Mal im Betrieb ausgeliefert. 41 freie Plätze.',
    'Code that runs the same day: six projects, shipped six times at your company. 41 open places.',
  ),
  image: picture('dual-computing'),
  link: storyLink(dualComputingPage),
  linkLabel: t('Zum Studiengang', 'See the programme'),
})

export const products: readonly StoryDraft[] = [dualBusiness, dualComputing]
