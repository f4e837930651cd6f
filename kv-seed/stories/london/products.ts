import { type StoryDraft, storyLink } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { type BlockDraft, picture } from '../blocks.ts'
import { noFee, product } from '../products.ts'
import { requirement } from '../typed.ts'
import { askHarriet } from './people.ts'

export const bankingPage = 'london/banking-and-finance'
export const sustainablePage = 'london/sustainable-finance'

export const london: BlockDraft = {
  component: 'product-unit',
  name: t('In London', 'In London'),
  abbreviation: 'libf',
  courseMode: 'onsite',
}

export const english = requirement(
  t('Englisch auf Niveau C1', 'English at level C1'),
  t(
    rich('IELTS 6.5 oder ein gleichwertiger Nachweis. Wer auf Englisch studiert hat, braucht keinen.'),
    rich('IELTS 6.5 or the equal of it. If you have studied in English you need no test.'),
  ),
)

const aMonth = t('im Monat', 'a month')

export const monthly = (programme: string, box: Readonly<Record<string, unknown>>): BlockDraft => ({
  component: 'price-box',
  priceFrequency: aMonth,
  basePriceText: t('Prüfungen und Fallsammlung inbegriffen', 'Examinations and case library included'),
  buttonText: t('Jetzt bewerben', 'Apply now'),
  buttonLink: askHarriet('apply', programme),
  ...box,
})

export const banking: StoryDraft = {
  ...product({
    slug: 'libf-banking-and-finance',
    name: t('Banking and Finance', 'Banking and Finance'),
    title: t('Banking and Finance', 'Banking and Finance'),
    careId: 'MABNF-LIBF-12',
    credits: 90,
    creditHours: 20,
    starts: ['september'],
    places: [t('London', 'London')],
    admissionWays: ['first-degree', 'work-experience'],
    unit: london,
    cluster: t('Finanzen', 'Finance'),
    degree: 'Master of Science (MSc)',
    degreeType: 'master',
    ects: t('180 UK-Credits', '180 UK credits'),
    duration: t('12 oder 24 Monate', '12 or 24 months'),
    languages: ['en'],
    pricemodels: [
      monthly('banking-and-finance', {
        special: t('In einem Jahr fertig', 'Done in a year'),
        color: 'yellow',
        timeModel: t('Vollzeit', 'Full time'),
        timeModelDescription: t('Drei Tage in der Woche in Aldgate.', 'Three days a week in Aldgate.'),
        duration: t('12 Monate', '12 months'),
        durationNumeric: '12',
        price: '1190',
      }),
      monthly('banking-and-finance', {
        timeModel: t('Neben der Stelle', 'Beside your job'),
        timeModelDescription: t(
          'Dienstagabend und jeder zweite Samstag.',
          'Tuesday evenings and every other Saturday.',
        ),
        duration: t('24 Monate', '24 months'),
        durationNumeric: '24',
        price: '620',
      }),
    ],
    admission: [
      requirement(
        t('Ein erster Abschluss, 2:2 oder besser', 'A first degree, 2:2 or better'),
        t(
          rich('In jedem Fach. Drei Jahre in einer Bank ersetzen ihn: Jede sechste Person kommt so zu uns.'),
          rich('In any subject. Three years at a bank stand in for it: one in six comes that way.'),
        ),
      ),
      english,
      noFee,
    ],
    teaser: t(
      'Kredit, Märkte, Regeln: zwölf Fälle der letzten zwanzig Jahre, gelesen mit Leuten, die dabei waren.',
      'Credit, markets, rules: twelve cases of the last twenty years, read with people who were there.',
    ),
    image: picture('london-banking'),
    link: storyLink(bankingPage),
    linkLabel: t('Zum Programm', 'See the programme'),
  }),
  defaultLanguage: 'en',
  languages: ['de'],
}

export const sustainable: StoryDraft = {
  ...product({
    slug: 'libf-sustainable-finance',
    name: t('Sustainable Finance', 'Sustainable Finance'),
    title: t('Sustainable Finance', 'Sustainable Finance'),
    careId: 'CESUS-LIBF-06',
    credits: 30,
    creditHours: 20,
    starts: ['september'],
    places: [t('London', 'London')],
    admissionWays: ['work-experience'],
    unit: london,
    cluster: t('Finanzen', 'Finance'),
    degree: 'Postgraduate Certificate (PGCert)',
    degreeType: 'training',
    ects: t('60 UK-Credits', '60 UK credits'),
    duration: t('6 oder 9 Monate', '6 or 9 months'),
    languages: ['en'],
    pricemodels: [
      monthly('sustainable-finance', {
        special: t('Wählen 3 von 4', 'Chosen by 3 in 4'),
        color: 'yellow',
        timeModel: t('Ein Abend', 'One evening'),
        timeModelDescription: t('Donnerstags in Aldgate oder online.', 'Thursdays, in Aldgate or online.'),
        duration: t('6 Monate', '6 months'),
        durationNumeric: '6',
        price: '520',
      }),
      monthly('sustainable-finance', {
        timeModel: t('Vier Wochenenden', 'Four weekends'),
        timeModelDescription: t('Für alle, die anreisen.', 'If you travel in.'),
        duration: t('9 Monate', '9 months'),
        durationNumeric: '9',
        price: '360',
      }),
    ],
    admission: [
      requirement(
        t('Zwei Jahre in Finanzen oder Nachhaltigkeit', 'Two years in finance or sustainability'),
        t(
          rich('Bank, Versicherung, Prüfung, Verwaltung oder Verband: Die Mischung macht den Kurs.'),
          rich('A bank, an insurer, an auditor, a council or a charity: the mix makes the course.'),
        ),
      ),
      english,
      noFee,
    ],
    teaser: t(
      'Rechne nach, was grün heißt: sechs Berichte, sechs Prüfungen, ein eigenes Urteil.',
      'Check the sums behind the word green: six reports, six audits, a judgement of your own.',
    ),
    image: picture('london-finance'),
    link: storyLink(sustainablePage),
    linkLabel: t('Zum Programm', 'See the programme'),
  }),
  defaultLanguage: 'en',
  languages: ['de'],
}

export const products: readonly StoryDraft[] = [banking, sustainable]
