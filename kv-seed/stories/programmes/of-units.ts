import { rich, t } from '../../text.ts'
import { courseApproval, coursePrices, courseTotals, germanB2, type Pace } from '../academy/products.ts'
import { certificate, contract, german } from '../dual/products.ts'
import { english, monthly } from '../london/products.ts'
import { noFee, noLimit } from '../products.ts'
import { requirement } from '../typed.ts'
import { companyFees, durationOf, fromPrice } from './fees.ts'
import { dualUnit, eveningCourse, inLondon } from './kinds.ts'
import type { Programme } from './programme.ts'
import { euros } from './words.ts'

const dualBachelor = {
  kind: dualUnit,
  degree: 'Bachelor of Arts (B.A.)',
  degreeType: 'bachelor',
  credits: 180,
  admissionWays: ['school-certificate', 'vocational-training'],
  admission: [certificate, contract, noLimit, noFee, german],
} as const

/** On the site of study with a company. */
export const dualProgrammes: readonly Programme[] = [
  {
    ...dualBachelor,
    slug: 'ds-gesundheitsmanagement',
    page: ['ds/gesundheitsmanagement', 'ds/health-management'],
    name: ['Gesundheitsmanagement dual', 'Health Management with a company'],
    careId: 'BAGES-DS-36',
    form: 'gesundheit-dual',
    image: 'health-management',
    cluster: ['Gesundheit', 'Health'],
    ...companyFees('gesundheit-dual', 475),
    headline: ['Die Klinik von der anderen Seite', 'The hospital from the other side'],
    subline: [
      'Drei Tage in Klinik oder Praxis, zwei an der Hochschule: nach 36 Monaten ein Bachelor, ohne Gebühren.',
      'Three days at a hospital or practice, two at university: a bachelor’s degree in 36 months, and no fees.',
    ],
    teaser: [
      'Abrechnen, planen, verbessern: montags gelernt, mittwochs auf Station. 28 freie Plätze.',
      'Bill, plan, improve: learned on Monday, used on the ward on Wednesday. 28 open places.',
    ],
    seoTitle: ['Gesundheitsmanagement dual: B.A. mit Gehalt', 'Health management, with pay: a B.A.'],
    seoDescription: [
      'Gesundheitsmanagement dual in Berlin oder München: 36 Monate, 180 ECTS, 0 € Gebühren und im Mittel 1.150 € im Monat. 28 freie Plätze ab Oktober.',
      'Health management with a company in Berlin or Munich: 36 months, 180 credits, no fees, €1,150 a month in pay. 28 open places from October.',
    ],
    subjects: [
      [
        'building',
        ['14 Häuser', '14 hospitals and practices'],
        ['28 freie Plätze ab Oktober', '28 open places from October'],
      ],
      [
        'briefcase',
        ['3 + 2 Tage', '3 + 2 days'],
        ['Mittwoch bis Freitag im Haus', 'Wednesday to Friday at work'],
      ],
    ],
    careers: [
      [
        ['Abrechnung', 'Billing'],
        [
          'Nach zwei Jahren weißt du, was eine Operation wirklich kostet.',
          'Two years on you know what an operation really costs.',
        ],
      ],
      [
        ['Qualität', 'Quality'],
        [
          'Du findest heraus, warum eine Station weniger Stürze hat.',
          'You find out why one ward has fewer falls.',
        ],
      ],
      [
        ['Praxisleitung', 'Practice management'],
        [
          'Jede fünfte Person führt nach drei Jahren ein Zentrum.',
          'Three years on, one in five runs a centre.',
        ],
      ],
    ],
  },
  {
    ...dualBachelor,
    slug: 'ds-soziale-arbeit',
    page: ['ds/soziale-arbeit', 'ds/social-work'],
    name: ['Soziale Arbeit dual', 'Social Work with a company'],
    careId: 'BASOA-DS-36',
    form: 'soziales-dual',
    image: 'social-work',
    cluster: ['Soziales', 'Social work'],
    ...companyFees('soziales-dual', 425),
    headline: ['Vom ersten Tag an gebraucht', 'Needed from the first day'],
    subline: [
      'Drei Tage in einer Einrichtung, zwei an der Hochschule: nach 36 Monaten mit staatlicher Anerkennung.',
      'Three days at an institution, two at university: state-recognised after 36 months.',
    ],
    teaser: [
      'Zuhören, planen, begleiten: montags geübt, mittwochs gebraucht. 18 freie Plätze.',
      'Listen, plan, stand by: practised on Monday, used on Wednesday. 18 open places.',
    ],
    seoTitle: ['Soziale Arbeit dual studieren: mit Gehalt', 'Social work with a company: a paid B.A.'],
    seoDescription: [
      'Soziale Arbeit dual in Berlin oder München: 36 Monate, 180 ECTS, staatlich anerkannt, 0 € Gebühren, im Mittel 1.060 € im Monat. 18 freie Plätze.',
      'Social work with a company in Berlin or Munich: 36 months, 180 credits, state-recognised, no fees, €1,060 a month in pay. 18 open places.',
    ],
    subjects: [
      [
        'heart',
        ['9 Einrichtungen', '9 institutions'],
        ['18 freie Plätze ab Oktober', '18 open places from October'],
      ],
      ['certificate', ['Staatlich anerkannt', 'State-recognised'], ['Mit dem Bachelor', 'With your degree']],
    ],
    careers: [
      [
        ['Jugendhilfe', 'Youth services'],
        ['Acht von zehn bleiben in ihrer Einrichtung.', 'Eight in ten stay with their institution.'],
      ],
      [
        ['Schule', 'Schools'],
        [
          'Du bist da, bevor aus einer Fünf ein Abbruch wird.',
          'You are there before a bad mark becomes a drop-out.',
        ],
      ],
      [
        ['Leitung', 'Management'],
        ['Nach vier Jahren leitet jede sechste Person ein Team.', 'Four years on, one in six leads a team.'],
      ],
    ],
  },
]

const projectPaces: readonly [Pace, Pace] = [
  {
    name: t('Zwei Abende', 'Two evenings'),
    description: t('Dienstag und Donnerstag, je zwei Stunden.', 'Tuesdays and Thursdays, two hours each.'),
    months: 8,
    price: 159,
  },
  {
    name: t('Ein Abend', 'One evening'),
    description: t('Nur donnerstags.', 'Thursdays only.'),
    months: 12,
    price: 114,
  },
]

const mediationPaces: readonly [Pace, Pace] = [
  {
    name: t('Zwei Abende', 'Two evenings'),
    description: t('Montag und Mittwoch, je zwei Stunden.', 'Mondays and Wednesdays, two hours each.'),
    months: 9,
    price: 169,
  },
  {
    name: t('Ein Abend', 'One evening'),
    description: t('Nur montags.', 'Mondays only.'),
    months: 14,
    price: 116,
  },
]

const courseFees = (form: string, approval: string, paces: readonly [Pace, Pace]) => {
  const [quick, slow] = paces
  const [de, en] = euros(quick.months * quick.price)
  return {
    pricemodels: coursePrices(form, paces),
    terms: courseApproval(approval),
    price: fromPrice(slow.price),
    fees: [
      `${de} an zwei Abenden. Sieben von zehn Betrieben zahlen etwas dazu, wenn du vorher fragst.`,
      `${en} on two evenings. Seven in ten employers pay a share if you ask beforehand.`,
    ],
    duration: durationOf([quick.months, slow.months]),
  } as const
}

const course = {
  kind: eveningCourse,
  degree: 'Hochschulzertifikat',
  degreeType: 'training',
  admissionWays: ['work-experience'],
  admission: [
    requirement(
      t('Zwei Jahre im Beruf', 'Two years at work'),
      t(
        rich('In welchem, ist gleich. Bring einen Fall mit, an dem du gerade arbeitest.'),
        rich('In any job. Bring a case that you are working on.'),
      ),
    ),
    noFee,
    germanB2,
  ],
} as const

/** On the site of continuing education. */
export const courses: readonly Programme[] = [
  {
    ...course,
    slug: 'obw-projektmanagement',
    page: ['weiterbildung/projektmanagement', 'weiterbildung/project-management'],
    name: ['Projektmanagement im Beruf', 'Project management at work'],
    careId: 'WBPRO-OBW-08',
    form: 'projektmanagement',
    image: 'business-administration',
    cluster: ['Wirtschaft', 'Business'],
    credits: 15,
    ...courseFees('projektmanagement', '0000013', projectPaces),
    headline: ['Fertig werden, wie geplant', 'Finish as planned'],
    subline: [
      'Ein Projekt aus deinem Betrieb, acht Monate, zwei Abende in der Woche: am Ende ist es fertig. Ab 114 € im Monat.',
      'A project from your own company, eight months, two evenings a week: in the end it is done. From €114 a month.',
    ],
    teaser: [
      'Ein Projekt aus deinem Betrieb, acht Monate, fertig. 16 freie Plätze ab 1. Februar.',
      'A project from your own company, eight months, done. 16 open places from 1 February.',
    ],
    seoTitle: ['Projektmanagement: Kurs mit Zertifikat', 'Project management: a certificate course'],
    seoDescription: [
      'Weiterbildung Projektmanagement: 15 ECTS, zwei Abende in der Woche, ein Projekt aus deinem Betrieb, ab 114 € im Monat, Start am 1. Februar 2027.',
      'A course in project management: 15 credits, two evenings a week, a project from your own company, from €114 a month, from 1 February 2027.',
    ],
    subjects: [
      [
        'target',
        ['Ein Projekt', 'One project'],
        ['Aus deinem Betrieb, vom Auftrag bis zur Abnahme', 'Yours, from order to acceptance'],
      ],
      [
        'users',
        ['16 Plätze', '16 places'],
        ['Aus Bau, Büro und Verein', 'From building sites, offices and clubs'],
      ],
    ],
    careers: [
      [
        ['Projekte leiten', 'Leading projects'],
        ['Jede zweite Person leitet danach ein größeres.', 'One in two leads a larger one afterwards.'],
      ],
      [
        ['Projektbüro', 'Project office'],
        [
          'Du hältst zehn Projekte im Blick und sagst, welches wackelt.',
          'You watch ten projects and say which one shakes.',
        ],
      ],
      [
        ['Weiter zum Bachelor', 'On to a bachelor’s degree'],
        ['15 ECTS zählen in BWL mit.', '15 credits count in business administration.'],
      ],
    ],
  },
  {
    ...course,
    slug: 'obw-mediation',
    page: ['weiterbildung/mediation', 'weiterbildung/mediation'],
    name: ['Mediation im Betrieb', 'Mediation at work'],
    careId: 'WBMED-OBW-09',
    form: 'mediation',
    image: 'live-class',
    cluster: ['Soziales', 'Social work'],
    credits: 15,
    ...courseFees('mediation', '0000014', mediationPaces),
    headline: ['Streit lösen, ohne Partei zu sein', 'Settle a dispute without taking sides'],
    subline: [
      'Zwölf Fälle, gespielt und besprochen: nach neun Monaten führst du Gespräche, die andere meiden. Ab 116 € im Monat.',
      'Twelve cases, played and discussed: after nine months you hold talks that others avoid. From €116 a month.',
    ],
    teaser: [
      'Zwölf Fälle, gespielt und besprochen, 120 Stunden. 14 freie Plätze ab 1. Februar.',
      'Twelve cases, played and discussed, 120 hours. 14 open places from 1 February.',
    ],
    seoTitle: ['Mediation im Betrieb: Kurs mit Zertifikat', 'Mediation at work: a certificate course'],
    seoDescription: [
      'Weiterbildung Mediation: 15 ECTS, zwei Abende in der Woche, zwölf gespielte Fälle, ab 116 € im Monat, 14 freie Plätze, Start am 1. Februar 2027.',
      'A course in mediation: 15 credits, two evenings a week, twelve cases to play, from €116 a month, 14 open places, beginning on 1 February 2027.',
    ],
    subjects: [
      [
        'chat',
        ['12 Fälle', '12 cases'],
        ['Zu dritt gespielt, zu fünfzehnt besprochen', 'Played by three, discussed by fifteen'],
      ],
      [
        'users',
        ['14 Plätze', '14 places'],
        ['Aus Personal, Pflege und Werkstatt', 'From personnel, care and workshop'],
      ],
    ],
    careers: [
      [
        ['Im eigenen Haus', 'At your own company'],
        [
          'Drei von vier führen danach Gespräche für andere Abteilungen.',
          'Three in four hold talks for other departments.',
        ],
      ],
      [
        ['Nebenberuflich', 'On the side'],
        [
          'Du vermittelst in Familien, Vereinen und Nachbarschaften.',
          'You mediate in families, clubs and neighbourhoods.',
        ],
      ],
      [
        ['Weiter zum Bachelor', 'On to a bachelor’s degree'],
        ['15 ECTS zählen in der Sozialen Arbeit mit.', '15 credits count in social work.'],
      ],
    ],
  },
]

/** The form in which a visitor books a place says their total prices. */
export const totals = courseTotals([
  { de: 'Projektmanagement', en: 'Project management', paces: projectPaces },
  { de: 'Mediation', en: 'Mediation', paces: mediationPaces },
])

/** On the site of London. */
export const londonProgrammes: readonly Programme[] = [
  {
    slug: 'libf-mba-financial-leadership',
    page: ['london/mba-financial-leadership', 'london/mba-financial-leadership'],
    kind: inLondon,
    name: ['MBA Financial Leadership', 'MBA Financial Leadership'],
    careId: 'MBFIN-LIBF-18',
    form: 'mba-financial-leadership',
    image: 'graduation',
    cluster: ['Finanzen', 'Finance'],
    degree: 'Master of Business Administration (MBA)',
    degreeType: 'mba',
    credits: 90,
    recognizedEcts: 30,
    ects: ['180 UK-Credits', '180 UK credits'],
    creditHours: 20,
    languages: ['en'],
    admissionWays: ['first-degree', 'work-experience'],
    admission: [
      requirement(
        t('Drei Jahre mit Verantwortung für Menschen', 'Three years of being in charge of people'),
        t(
          rich('Dazu ein erster Abschluss in jedem Fach, oder sieben Jahre im Beruf.'),
          rich('And a first degree in any subject, or seven years at work.'),
        ),
      ),
      english,
      noFee,
    ],
    pricemodels: [
      monthly('mba-financial-leadership', {
        timeModel: t('Alle drei Wochen', 'Every third week'),
        timeModelDescription: t('Freitag und Samstag in Aldgate.', 'Fridays and Saturdays in Aldgate.'),
        duration: t('18 Monate', '18 months'),
        durationNumeric: '18',
        price: '1290',
      }),
      monthly('mba-financial-leadership', {
        timeModel: t('Vier Wochen im Jahr', 'Four weeks a year'),
        timeModelDescription: t('Für alle, die anreisen.', 'If you travel in.'),
        duration: t('24 Monate', '24 months'),
        durationNumeric: '24',
        price: '980',
      }),
    ],
    price: ['Raten, die gleich bleiben', 'Instalments that stay the same'],
    fees: [
      'Die Rate bleibt, solange du studierst. Das Zertifikat in Sustainable Finance zählt mit 30 ECTS.',
      'The instalment stays the same as long as you study. The certificate in sustainable finance counts for 30 credits.',
    ],
    duration: durationOf([18, 24]),
    headline: ['Führ ein Haus, das Geld bewegt', 'Run a house that moves money'],
    subline: [
      'Der MBA für Leute, die schon führen: 18 Monate, 24 in einer Gruppe, Freitag und Samstag in Aldgate.',
      'The MBA for people who lead already: 18 months, 24 in a group, Fridays and Saturdays in Aldgate.',
    ],
    teaser: [
      'Strategie, Risiko, Menschen: 24 Leute, die schon führen, und acht echte Entscheidungen.',
      'Strategy, risk, people: 24 who lead already, and eight real decisions.',
    ],
    seoTitle: ['MBA Financial Leadership in London', 'MBA Financial Leadership in London'],
    seoDescription: [
      'MBA Financial Leadership in Aldgate, London: 18 Monate an Freitagen und Samstagen oder 24 Monate in Blockwochen, 180 UK-Credits, 24 Plätze.',
      'MBA Financial Leadership in Aldgate, London: 18 months on Fridays and Saturdays or 24 months in blocks, 180 UK credits, 24 places a year.',
    ],
    subjects: [
      [
        'users',
        ['24 in einer Gruppe', '24 in a group'],
        ['Elf Jahre Beruf im Mittel', 'Eleven years at work on average'],
      ],
      [
        'target',
        ['8 Entscheidungen', '8 decisions'],
        ['Mit Leuten, die sie getroffen haben', 'With people who took them'],
      ],
    ],
    careers: [
      [
        ['Finanzvorstand', 'Chief financial officer'],
        ['Vier aus dem letzten Jahrgang sind es geworden.', 'Four of the last year group have become one.'],
      ],
      [
        ['Bereichsleitung', 'Heading a division'],
        ['Jede zweite Person leitet danach ein größeres Team.', 'One in two leads a larger team afterwards.'],
      ],
      [
        ['Aufsichtsrat', 'Supervisory boards'],
        ['Du stellst die Frage, die im Bericht fehlt.', 'You ask the question that the report leaves out.'],
      ],
    ],
  },
]
