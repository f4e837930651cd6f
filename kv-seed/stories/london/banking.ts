import { type StoryDraft, uuidOf } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { container, headline, picture, richText, table } from '../blocks.ts'
import { benefitSet, careerPath, fact, factSet, usp } from '../typed.ts'
import { londonClosing } from './closing.ts'
import { askHarriet, harriet } from './people.ts'
import { banking, bankingPage } from './products.ts'

const terms = container(
  { anchor: 'modules', backgroundColor: 'white-off' },
  headline(
    t('Drei Trimester, zwölf Fälle', 'Three terms, twelve cases'),
    t(
      'Rechts steht ein Fall, den ihr in dem Trimester löst.',
      'On the right: one of the cases of each term.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Trimester', 'Module', 'Ein Fall'],
          ['Herbst', 'Märkte, Bankbilanz, Statistik', 'Northern Mutual: vier Tage bis zur Rettung'],
          ['Frühjahr', 'Kredit, Regulierung, Derivate', 'Ein Schiff, drei Banken, kein Pfand'],
          ['Sommer', 'Masterarbeit mit einer Bank', 'Deine eigene Frage, 15.000 Wörter'],
        ),
      ),
      rich(
        table(
          ['Term', 'Modules', 'A case'],
          ['Autumn', 'Markets, bank accounts, statistics', 'Northern Mutual: four days to the rescue'],
          ['Spring', 'Credit, regulation, derivatives', 'One ship, three banks, no collateral'],
          ['Summer', 'Dissertation with a bank', 'A question of your own, 15,000 words'],
        ),
      ),
    ),
  ),
)

export const bankingProgramme: StoryDraft = {
  slug: bankingPage,
  name: t('Banking and Finance', 'Banking and Finance'),
  defaultLanguage: 'en',
  languages: ['de'],
  content: {
    component: 'variant',
    seoTitle: t('MSc Banking and Finance in London', 'MSc Banking and Finance in London'),
    seoDescription: t(
      'MSc Banking and Finance in Aldgate, London: 12 Monate Vollzeit oder 24 neben der Stelle, 180 UK-Credits, 90 Plätze, Start am 20. September.',
      'MSc Banking and Finance in Aldgate, London: 12 months full time or 24 beside your job, 180 UK credits, 90 places, beginning on 20 September.',
    ),
    shareImage: picture('london-banking'),
    headline: t('Versteh Banken von innen', 'Understand banks from within'),
    subline: t(
      'In 12 Monaten zum MSc: zwölf echte Fälle, 23 Leute im Seminar, und 91 % arbeiten ein halbes Jahr später in der Branche.',
      'An MSc in 12 months: twelve real cases, 23 people in a seminar, and 91% work in finance half a year later.',
    ),
    image: picture('london-banking'),
    ctaLabel: t('Jetzt bewerben', 'Apply now'),
    ctaLink: askHarriet('apply', 'banking-and-finance'),
    product: uuidOf(banking.slug),
    contact: uuidOf(harriet.slug),
    usps: [
      usp('briefcase', t('64 von 90 Plätzen neben der Stelle', '64 of 90 places beside a job')),
      usp(
        'location',
        t('Aldgate, acht Minuten von der Bank of England', 'Aldgate, eight minutes from the Bank of England'),
      ),
      usp('calendar', t('Start am 20. September 2027', 'Begins on 20 September 2027')),
    ],
    factSet: [
      factSet(
        undefined,
        fact(
          'users',
          t('23 im Seminar', '23 in a seminar'),
          t('Aus 37 Ländern, 22 bis 51 Jahre alt', 'From 37 countries, 22 to 51 years old'),
        ),
        fact(
          'chart',
          t('Einstieg £46.000', '£46,000 to start'),
          t('Median in der Risikoanalyse', 'The median in risk analysis'),
        ),
      ),
    ],
    feesHeadline: t('Ein Preis, zwei Geschwindigkeiten', 'One price, two speeds'),
    feesDescription: t(
      rich(
        'Die Rate bleibt, solange du studierst. Jede dritte Bank zahlt sie für ihre Leute; wir schreiben das Angebot.',
      ),
      rich(
        'The instalment stays the same as long as you study. One bank in three pays it for its people; we write the quote.',
      ),
    ),
    careerPaths: [
      careerPath(
        t('Risiko', 'Risk'),
        t(
          rich(
            'Jede dritte Person rechnet aus, was schiefgehen kann. Median beim Einstieg: £46.000 im Jahr.',
          ),
          rich('One in three works out what can go wrong. The median starting salary is £46,000.'),
        ),
      ),
      careerPath(
        t('Kredit', 'Credit'),
        t(
          rich('Du sagst Ja oder Nein zu einem Unternehmen, mit Begründung. Median: £43.500.'),
          rich('You say yes or no to a company, with reasons. The median is £43,500.'),
        ),
      ),
      careerPath(
        t('Aufsicht', 'Supervision'),
        t(
          rich('Zwölf aus dem letzten Jahrgang prüfen jetzt, was sie gelernt haben. Median: £41.000.'),
          rich('Twelve of the last year group now audit what they learned. The median is £41,000.'),
        ),
      ),
    ],
    benefitSet: [
      benefitSet(
        t('Was du nur hier bekommst', 'What you get only here'),
        fact(
          'users',
          t('Eine Mentorin aus der City', 'A mentor from the City'),
          t('Sechs Treffen im Jahr, in der Mittagspause.', 'Six meetings a year, over lunch.'),
        ),
        fact(
          'certificate',
          t('Zwei Prüfungen erlassen', 'Two examinations waived'),
          t(
            'Auf dem Weg zum CFA zählen Statistik und Ethik.',
            'Statistics and ethics count on the way to the CFA.',
          ),
        ),
        fact(
          'globe',
          t('Zwei Wochen in Frankfurt', 'Two weeks in Frankfurt'),
          t('Im Mai, mit einem Tag bei der Zentralbank.', 'In May, with a day at the central bank.'),
        ),
      ),
    ],
    body: [
      terms,
      londonClosing(
        t('90 Plätze für September', '90 places for September'),
        t(
          rich(
            'Ein Jahr ist dir zu viel? Das [PGCert Sustainable Finance](/de/sustainable-finance/) nimmt einen Abend und zählt später mit.',
          ),
          rich(
            'Is a year too much? The [PGCert Sustainable Finance](/sustainable-finance/) takes one evening, and counts later.',
          ),
        ),
        'banking-and-finance',
      ),
    ],
  },
}
