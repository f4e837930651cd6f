import { rich, t } from '../../text.ts'
import { requirement } from '../typed.ts'
import { spreadFees } from './fees.ts'
import { distance } from './kinds.ts'
import type { Programme } from './programme.ts'
import { masterSpeeds } from './speeds.ts'

const firstDegree = requirement(
  t('Erster Hochschulabschluss, Note 2,7', 'A first degree, upper second or German grade 2.7'),
  t(
    rich(
      'Liegt deine Note darunter, sprechen wir 30 Minuten miteinander. [Alle Abschlüsse in einer Tabelle](/master/#passt)',
    ),
    rich('If your grade is lower, we talk for 30 minutes. [All degrees in one table](/en/master/#passt)'),
  ),
)

const master = {
  degreeType: 'master',
  credits: 120,
  recognizedEcts: 30,
  kind: distance,
  admissionWays: ['first-degree'],
} as const

const german = requirement(t('Deutsch auf Niveau C1', 'German at level C1'))

export const masters: readonly Programme[] = [
  {
    ...master,
    slug: 'unternehmensfuehrung-fernstudium',
    page: ['master/unternehmensfuehrung/fernstudium', 'master/corporate-management/distance-learning'],
    name: ['Unternehmensführung im Fernstudium', 'Corporate Management by distance learning'],
    careId: 'MAUNT-FS',
    form: 'unternehmensfuehrung',
    image: 'business-administration',
    cluster: ['Wirtschaft', 'Business'],
    degree: 'Master of Arts (M.A.)',
    languages: ['de', 'en'],
    admission: [firstDegree, requirement(t('Deutsch oder Englisch auf C1', 'German or English at level C1'))],
    ...spreadFees({ total: 11_520, speeds: masterSpeeds, form: 'unternehmensfuehrung', approval: '0000010' }),
    headline: ['Sag dem Vorstand, warum es nicht aufgeht', 'Tell the board why it does not add up'],
    subline: [
      'Unternehmensführung für alle, die schon ein Team leiten: 120 ECTS in 24 bis 48 Monaten, ab 240 € im Monat.',
      'Corporate management for people who lead a team: 120 credits in 24 to 48 months, from €240 a month.',
    ],
    teaser: [
      'Strategien durchrechnen, Verträge verhandeln, Bereiche leiten. Ab 240 € im Monat.',
      'Work out strategies, negotiate contracts, run divisions. From €240 a month.',
    ],
    seoTitle: ['Unternehmensführung: Master ab 240 €', 'Corporate Management: an M.A. from €240'],
    seoDescription: [
      'Master Unternehmensführung im Fernstudium: 120 ECTS in 24, 36 oder 48 Monaten, auf Deutsch oder Englisch, ab 240 € im Monat, Start an jedem Tag.',
      'A master’s in corporate management by distance learning: 120 credits in 24, 36 or 48 months, in German or English, from €240 a month.',
    ],
    subjects: [
      [
        'users',
        ['120 Mitspielende', '120 players'],
        [
          'Ein Planspiel über sechs Wochen, aus vier Ländern',
          'A business game over six weeks, from four countries',
        ],
      ],
      [
        'chart',
        ['Ein Unternehmen bewerten', 'Valuing a company'],
        ['Ein echtes, mit echten Zahlen', 'A real one, with real figures'],
      ],
    ],
    careers: [
      [
        ['Bereichsleitung', 'Heading a division'],
        [
          'Jede zweite Person leitet zwei Jahre danach mehr Menschen als vorher.',
          'Two years on, one in two leads more people than before.',
        ],
      ],
      [
        ['Nachfolge', 'Succession'],
        [
          'Du übernimmst einen Betrieb und weißt, was er wert ist.',
          'You take over a company and know its worth.',
        ],
      ],
      [
        ['Beratung', 'Consulting'],
        [
          'Du siehst in sechs Wochen, was andere in sechs Jahren übersehen.',
          'In six weeks you see what others missed for six years.',
        ],
      ],
    ],
  },
  {
    ...master,
    slug: 'data-science-fernstudium',
    page: ['master/data-science/fernstudium', 'master/data-science/distance-learning'],
    name: ['Data Science im Fernstudium', 'Data Science by distance learning'],
    careId: 'MSDAT-FS',
    form: 'data-science',
    image: 'academy-data',
    cluster: ['Technik', 'Technology'],
    degree: 'Master of Science (M.Sc.)',
    languages: ['en'],
    admission: [
      firstDegree,
      requirement(t('Englisch auf Niveau C1', 'English at level C1')),
      requirement(t('Mathematik im Umfang von 10 ECTS', 'Ten credits of mathematics')),
    ],
    ...spreadFees({ total: 12_960, speeds: masterSpeeds, form: 'data-science', approval: '0000011' }),
    headline: ['Erkenne, wann ein Modell lügt', 'Know when a model lies'],
    subline: [
      'Data Science auf Englisch: elf Programmieraufgaben, jede mit Durchsicht, 120 ECTS und ab 270 € im Monat.',
      'Data science in English: eleven programming tasks, each reviewed, 120 credits, from €270 a month.',
    ],
    teaser: [
      'Welche Daten etwas bedeuten, wie ein Modell entsteht und wann es lügt. Ab 270 € im Monat.',
      'Which data means something, how a model comes about, and when it lies. From €270 a month.',
    ],
    seoTitle: ['Data Science: Master ab 270 € im Monat', 'Data Science: an M.Sc. from €270 a month'],
    seoDescription: [
      'Master Data Science im Fernstudium auf Englisch: 120 ECTS in 24, 36 oder 48 Monaten, elf durchgesehene Programmieraufgaben, ab 270 € im Monat.',
      'A master’s in data science by distance learning, in English: 120 credits in 24, 36 or 48 months, eleven reviewed tasks, from €270 a month.',
    ],
    subjects: [
      [
        'laptop',
        ['11 Programmieraufgaben', '11 programming tasks'],
        ['Jede von einer Lehrperson durchgesehen', 'Each reviewed by a lecturer'],
      ],
      [
        'chat',
        ['Betreuung auf Deutsch', 'Support in German'],
        ['Gelehrt und geprüft wird auf Englisch', 'Teaching and examinations are in English'],
      ],
    ],
    careers: [
      [
        ['Analyse', 'Analysis'],
        [
          'Du beantwortest Fragen, bevor jemand eine Tabelle öffnet.',
          'You answer questions before anyone opens a spreadsheet.',
        ],
      ],
      [
        ['Maschinelles Lernen', 'Machine learning'],
        [
          'Du baust Modelle und sagst, wofür sie nicht taugen.',
          'You build models, and say where they are of no use.',
        ],
      ],
      [
        ['Forschung', 'Research'],
        [
          'Mit 300 ECTS steht dir die Promotion offen.',
          'With 300 credits in all a doctorate is open to you.',
        ],
      ],
    ],
  },
  {
    ...master,
    slug: 'klinik-und-pflegemanagement-fernstudium',
    page: [
      'master/klinik-und-pflegemanagement/fernstudium',
      'master/hospital-and-care-management/distance-learning',
    ],
    name: [
      'Klinik- und Pflegemanagement im Fernstudium',
      'Hospital and Care Management by distance learning',
    ],
    careId: 'MAKLI-FS',
    form: 'klinik-und-pflege',
    image: 'academy-nursing',
    cluster: ['Gesundheit', 'Health'],
    degree: 'Master of Arts (M.A.)',
    admission: [firstDegree, german, requirement(t('Ein Jahr im Gesundheitswesen', 'A year in health care'))],
    ...spreadFees({ total: 10_800, speeds: masterSpeeds, form: 'klinik-und-pflege', approval: '0000012' }),
    headline: ['Ein Haus leiten, nicht nur eine Station', 'Run a hospital, not only a ward'],
    subline: [
      'Betten, Verträge, Menschen: 120 ECTS neben dem Dienst, Kurse vormittags und abends, ab 225 € im Monat.',
      'Beds, contracts, people: 120 credits alongside your shifts, classes in the morning and evening, from €225 a month.',
    ],
    teaser: [
      'Über Betten, Verträge und Millionen entscheiden, ohne die Menschen zu vergessen. Ab 225 € im Monat.',
      'Decide about beds, contracts and millions without losing sight of people. From €225 a month.',
    ],
    seoTitle: ['Klinik- und Pflegemanagement: M.A. ab 225 €', 'Hospital and Care Management: M.A. from €225'],
    seoDescription: [
      'Master Klinik- und Pflegemanagement im Fernstudium: 120 ECTS in 24, 36 oder 48 Monaten, zwei Hospitationen, ab 225 € im Monat, Start jederzeit.',
      'A master’s in hospital and care management: 120 credits in 24, 36 or 48 months, two placements, from €225 a month, with a start on any day.',
    ],
    subjects: [
      [
        'building',
        ['2 Hospitationen', '2 placements'],
        ['Je fünf Tage, eine außerhalb der eigenen Klinik', 'Five days each, one outside your own hospital'],
      ],
      [
        'clock',
        ['Vormittags oder abends', 'Morning or evening'],
        ['Jeder Kurs zweimal, passend zur Schicht', 'Every class twice, to suit your shift'],
      ],
    ],
    careers: [
      [
        ['Pflegedirektion', 'Director of nursing'],
        [
          'Du verantwortest 200 Stellen und jeden Dienstplan dahinter.',
          'You answer for 200 posts, and every rota behind them.',
        ],
      ],
      [
        ['Klinikleitung', 'Hospital management'],
        ['Du entscheidest mit, welche Abteilung wächst.', 'You have a say in which department grows.'],
      ],
      [
        ['Krankenkasse und Verband', 'Insurers and associations'],
        ['Du verhandelst, was eine Behandlung kosten darf.', 'You negotiate what a treatment may cost.'],
      ],
    ],
  },
]
