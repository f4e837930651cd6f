import { rich, t } from '../../text.ts'
import { bachelorSpeeds, noFee, noLimit, schoolCertificate, workInstead } from '../products.ts'
import { requirement } from '../typed.ts'
import { companyFeesOfUniversity, spreadFees } from './fees.ts'
import { distance, onCampus, withCompany } from './kinds.ts'
import type { Programme, ProgrammeFacts } from './programme.ts'
import { campusSpeeds, socialSpeeds } from './speeds.ts'

const open = [requirement(t('Abitur oder Fachabitur', 'A levels'), schoolCertificate), workInstead, noLimit]

const withContract = [
  requirement(t('Abitur oder Fachabitur', 'A levels'), schoolCertificate),
  requirement(
    t('Ein Vertrag mit einem Praxisbetrieb', 'A contract with a company'),
    t(
      rich('Du bringst einen Betrieb mit oder suchst mit uns unter 112.'),
      rich('Bring a company along, or look for one with us among 112.'),
    ),
  ),
  noLimit,
  noFee,
]

const bachelor = { degreeType: 'bachelor', credits: 180 } as const
const anyWay = ['school-certificate', 'further-training', 'vocational-training'] as const
const schoolOrTraining = ['school-certificate', 'vocational-training'] as const
const arts = 'Bachelor of Arts (B.A.)'
const science = 'Bachelor of Science (B.Sc.)'
const technology = ['Technik', 'Technology'] as const
const health = ['Gesundheit', 'Health'] as const
const social = ['Soziales', 'Social work'] as const

/** Its page is written by hand; only the product is made of these facts. */
export const healthDistance: ProgrammeFacts = {
  ...bachelor,
  slug: 'gesundheitsmanagement-fernstudium',
  page: ['bachelor/gesundheitsmanagement', 'bachelor/health-management'],
  kind: distance,
  name: ['Gesundheitsmanagement im Fernstudium', 'Health Management by distance learning'],
  careId: 'BAGES-FS',
  form: 'gesundheitsmanagement',
  image: 'health-management',
  cluster: health,
  degree: arts,
  recognizedEcts: 60,
  admissionWays: anyWay,
  admission: open,
  ...spreadFees({
    total: 12_960,
    speeds: bachelorSpeeds,
    form: 'gesundheitsmanagement',
    approval: '0000006',
  }),
  teaser: [
    'Für Station, Praxis und Klinik: neben dem Schichtdienst, mit bis zu 60 ECTS aus der Pflegeausbildung.',
    'For wards, surgeries and hospitals: alongside shifts, with up to 60 credits for nursing training.',
  ],
}

export const bachelors: readonly Programme[] = [
  {
    ...bachelor,
    slug: 'informatik-fernstudium',
    page: ['bachelor/informatik/fernstudium', 'bachelor/computer-science/distance-learning'],
    kind: distance,
    name: ['Informatik im Fernstudium', 'Computer Science by distance learning'],
    careId: 'BSINF-FS',
    form: 'informatik',
    image: 'computer-science',
    cluster: technology,
    degree: science,
    recognizedEcts: 30,
    languages: ['de', 'en'],
    admissionWays: anyWay,
    admission: open,
    ...spreadFees({ total: 15_120, speeds: bachelorSpeeds, form: 'informatik', approval: '0000007' }),
    headline: ['Vom ersten Programm zum System', 'From first program to system'],
    subline: [
      'Informatik ohne Vorkenntnisse: 180 ECTS auf Deutsch oder Englisch, ab 15 Stunden in der Woche und ab 210 € im Monat.',
      'Computing without previous knowledge: 180 credits in German or English, from 15 hours a week and €210 a month.',
    ],
    teaser: [
      'Vom ersten Programm bis zum eigenen verteilten System, auf Deutsch oder Englisch. Ab 210 € im Monat.',
      'From your first program to a distributed system of your own, in German or English. From €210 a month.',
    ],
    seoTitle: ['Informatik im Fernstudium: B.Sc. ab 210 €', 'Computer Science online: B.Sc. from €210'],
    seoDescription: [
      'Informatik im Fernstudium: Bachelor of Science in 36, 48 oder 72 Monaten, auf Deutsch oder Englisch, ab 210 € im Monat, Start an jedem Tag.',
      'Computer science by distance learning: a B.Sc. in 36, 48 or 72 months, in German or English, from €210 a month, with a start on any day.',
    ],
    subjects: [
      [
        'laptop',
        ['24 Programmieraufgaben', '24 programming tasks'],
        ['Jede wird von einem Menschen durchgesehen', 'A person reviews each of them'],
      ],
      [
        'target',
        ['Ein System im Team', 'One system in a team'],
        [
          'Im fünften Semester zu viert, zwölf Wochen lang',
          'Four of you, twelve weeks, in the fifth semester',
        ],
      ],
    ],
    careers: [
      [
        ['Entwicklung', 'Development'],
        [
          'Sechs von zehn schreiben danach Software, die Hälfte schon vor dem Abschluss.',
          'Six in ten write software afterwards, half of them before they graduate.',
        ],
      ],
      [
        ['Betrieb und Sicherheit', 'Operations and security'],
        [
          'Du hältst Systeme am Laufen und erklärst, warum eines stehen blieb.',
          'You keep systems running, and explain why one of them stopped.',
        ],
      ],
      [
        ['Weiter zum Master', 'On to a master’s'],
        [
          'Für [Data Science](/master/data-science/fernstudium/) bist du direkt zugelassen.',
          '[Data Science](/en/master/data-science/distance-learning/) admits you at once.',
        ],
      ],
    ],
  },
  {
    ...bachelor,
    slug: 'informatik-dual',
    page: ['bachelor/informatik/duales-studium', 'bachelor/computer-science/with-a-company'],
    kind: withCompany,
    name: ['Informatik im dualen Studium', 'Computer Science with a company'],
    careId: 'BSINF-DS',
    form: 'informatik',
    image: 'dual-computing',
    cluster: technology,
    degree: science,
    recognizedEcts: 30,
    languages: ['de', 'en'],
    admissionWays: schoolOrTraining,
    admission: withContract,
    ...companyFeesOfUniversity('informatik', 545),
    headline: ['Informatik, bezahlt vom Betrieb', 'Computing, paid for by a company'],
    subline: [
      'Zwei Tage programmieren lernen, drei Tage davon leben: nach 36 Monaten mit Bachelor und ohne Gebühren.',
      'Two days of learning to program, three of living from it: a bachelor’s degree after 36 months, and no fees.',
    ],
    teaser: [
      'Code, der am selben Tag läuft: sechs Projekte im Betrieb, 0 € Gebühren, im Mittel 1.210 € im Monat.',
      'Code that runs the same day: six projects at work, no fees, and €1,210 a month on average.',
    ],
    seoTitle: ['Informatik dual in Tannhagen: ohne Gebühren', 'Computer Science with a company: no fees'],
    seoDescription: [
      'Informatik im dualen Studium an der Hochschule Tannhagen: 36 Monate in Berlin oder München, 0 € Gebühren, im Mittel 1.210 € im Monat, ab Oktober.',
      'Computer science with a company at Tannhagen: 36 months in Berlin or Munich, no fees, €1,210 a month in pay on average, beginning in October.',
    ],
    subjects: [
      [
        'briefcase',
        ['3 + 2 Tage', '3 + 2 days'],
        [
          'Mittwoch bis Freitag im Betrieb, vorher an der Hochschule',
          'Wednesday to Friday at work, before that at university',
        ],
      ],
      [
        'rocket',
        ['6 Projekte', '6 projects'],
        ['Jedes Semester eines, im Betrieb ausgeliefert', 'One a semester, shipped at your company'],
      ],
    ],
    careers: [
      [
        ['Entwicklung im Betrieb', 'Development at your company'],
        [
          '84 % bleiben nach dem Abschluss. Median im ersten Jahr: 3.610 € brutto.',
          '84% stay after they graduate. Median pay in the first year: €3,610 a month.',
        ],
      ],
      [
        ['Automatisierung', 'Automation'],
        [
          'Vom Förderband bis zum Greifarm: Du schreibst, was die Maschine tut.',
          'From conveyor belt to robot arm: you write what the machine does.',
        ],
      ],
      [
        ['Beratung', 'Consulting'],
        [
          'Du kennst zwei Betriebe von innen und erklärst anderen, was dort funktioniert.',
          'You know two companies from within, and tell others what works there.',
        ],
      ],
    ],
  },
  {
    ...bachelor,
    slug: 'soziale-arbeit-fernstudium',
    page: ['bachelor/soziale-arbeit/fernstudium', 'bachelor/social-work/distance-learning'],
    kind: distance,
    name: ['Soziale Arbeit im Fernstudium', 'Social Work by distance learning'],
    careId: 'BASOA-FS',
    form: 'soziale-arbeit',
    image: 'social-work',
    cluster: social,
    degree: arts,
    admissionWays: anyWay,
    admission: open,
    ...spreadFees({ total: 15_708, speeds: socialSpeeds, form: 'soziale-arbeit', approval: '0000008' }),
    headline: ['Helfen, mit Recht und Plan', 'Help, with law and plan'],
    subline: [
      'Soziale Arbeit mit staatlicher Anerkennung: 100 Praxistage in deiner Nähe, der Rest zu Hause, ab 187 € im Monat.',
      'Social work with state recognition: 100 days of practice near you, the rest at home, from €187 a month.',
    ],
    teaser: [
      'Mit staatlicher Anerkennung und 100 Praxistagen in deiner Nähe. Ab 187 € im Monat.',
      'With state recognition and 100 days of practice near you. From €187 a month.',
    ],
    seoTitle: ['Soziale Arbeit im Fernstudium: B.A. ab 187 €', 'Social Work online: a B.A. from €187'],
    seoDescription: [
      'Bachelor Soziale Arbeit im Fernstudium: staatliche Anerkennung, 100 Praxistage in deiner Nähe, 42 oder 84 Monate, ab 187 € im Monat, jederzeit.',
      'A B.A. in social work by distance learning: state recognition, 100 days of practice near you, 42 or 84 months, from €187 a month, on any day.',
    ],
    subjects: [
      [
        'heart',
        ['100 Praxistage', '100 days of practice'],
        ['In einer Einrichtung, die du selbst wählst', 'At an institution of your own choice'],
      ],
      [
        'certificate',
        ['Staatlich anerkannt', 'State-recognised'],
        ['Mit dem Bachelor, ohne Anerkennungsjahr', 'With your degree, without a further year'],
      ],
    ],
    careers: [
      [
        ['Jugendamt und Hilfen zur Erziehung', 'Youth services'],
        [
          'Jede dritte Person arbeitet mit Familien. Die Anerkennung ist dafür Pflicht.',
          'One in three works with families. Recognition is required for that.',
        ],
      ],
      [
        ['Schule', 'Schools'],
        [
          'Du bist da, bevor aus einer Fünf ein Abbruch wird.',
          'You are there before a bad mark becomes a drop-out.',
        ],
      ],
      [
        ['Beratung und Sucht', 'Counselling'],
        [
          'Du berätst Menschen, die sonst niemanden fragen.',
          'You advise people who have nobody else to ask.',
        ],
      ],
    ],
  },
  {
    ...bachelor,
    slug: 'soziale-arbeit-mystudium',
    page: ['bachelor/soziale-arbeit/mystudium', 'bachelor/social-work/my-study'],
    kind: onCampus,
    name: ['Soziale Arbeit mit myStudium', 'Social Work with myStudium'],
    careId: 'BASOA-MS',
    form: 'soziale-arbeit',
    image: 'live-class',
    cluster: social,
    degree: arts,
    recognizedEcts: 30,
    admissionWays: anyWay,
    admission: open,
    ...spreadFees({ total: 18_720, speeds: campusSpeeds, form: 'soziale-arbeit', approval: '0000009' }),
    headline: ['Soziale Arbeit, samstags gemeinsam', 'Social work, together on Saturdays'],
    subline: [
      'Gespräche übt man nicht allein: samstags auf dem Campus, unter der Woche online, in 36 oder 48 Monaten.',
      'Nobody practises conversations alone: Saturdays on campus, the week online, in 36 or 48 months.',
    ],
    teaser: [
      'Samstags auf dem Campus Berlin oder München, unter der Woche online. Ab 390 € im Monat.',
      'Saturdays on campus in Berlin or Munich, the week online. From €390 a month.',
    ],
    seoTitle: ['Soziale Arbeit mit myStudium: samstags', 'Social Work with myStudium: Saturdays'],
    seoDescription: [
      'Soziale Arbeit mit myStudium: samstags auf dem Campus Berlin oder München, sonst online, 36 oder 48 Monate, ab 390 € im Monat, Start im November.',
      'Social work with myStudium: Saturdays on campus in Berlin or Munich, otherwise online, 36 or 48 months, from €390 a month, from November.',
    ],
    subjects: [
      [
        'users',
        ['16 in einer Gruppe', '16 in a group'],
        [
          'Dieselben Leute, vom ersten bis zum letzten Samstag',
          'The same people, from first Saturday to last',
        ],
      ],
      [
        'chat',
        ['Gespräche üben', 'Practising conversations'],
        ['Jeden Monat mit Schauspielerinnen und Schauspielern', 'With actors, every month'],
      ],
    ],
    careers: [
      [
        ['Gruppen leiten', 'Leading groups'],
        [
          'Wer samstags moderiert hat, leitet montags ein Team.',
          'If you have led on Saturdays, you can lead a team on Mondays.',
        ],
      ],
      [
        ['Kliniksozialdienst', 'Hospital social service'],
        [
          'Du regelst, was nach der Entlassung kommt: Pflege, Wohnung, Anträge.',
          'You settle what comes after discharge: care, a flat, the forms.',
        ],
      ],
      [
        ['Eigene Einrichtung', 'An institution of your own'],
        [
          'Im Schwerpunkt Leitung rechnest du eine Gründung durch.',
          'In the specialisation in management you work out how to found one.',
        ],
      ],
    ],
  },
  {
    ...bachelor,
    slug: 'gesundheitsmanagement-dual',
    page: ['bachelor/gesundheitsmanagement-dual', 'bachelor/health-management-with-a-company'],
    kind: withCompany,
    name: ['Gesundheitsmanagement im dualen Studium', 'Health Management with a company'],
    careId: 'BAGES-DS',
    form: 'gesundheitsmanagement',
    image: 'dual-partners',
    cluster: health,
    degree: arts,
    admissionWays: schoolOrTraining,
    admission: withContract,
    ...companyFeesOfUniversity('gesundheitsmanagement', 475),
    headline: ['Die Klinik von der anderen Seite', 'The hospital from the other side'],
    subline: [
      'Drei Tage in Klinik oder Praxis, zwei an der Hochschule: 36 Monate, 0 € Gebühren und im Mittel 1.150 € im Monat.',
      'Three days at a hospital or practice, two at university: 36 months, no fees, and €1,150 a month on average.',
    ],
    teaser: [
      'Drei Tage in Klinik oder Praxis, zwei an der Hochschule. Du zahlst nichts und verdienst im Mittel 1.150 €.',
      'Three days at a hospital or practice, two at university. You pay nothing and earn €1,150 on average.',
    ],
    seoTitle: ['Gesundheitsmanagement dual: ohne Gebühren', 'Health Management with a company: no fees'],
    seoDescription: [
      'Gesundheitsmanagement dual in Berlin oder München: drei Tage in Klinik oder Praxis, 36 Monate, 0 € Gebühren, im Mittel 1.150 € im Monat, ab Oktober.',
      'Health management with a company in Berlin or Munich: three days at a hospital, 36 months, no fees, €1,150 a month on average, from October.',
    ],
    subjects: [
      [
        'building',
        ['14 Häuser', '14 hospitals and practices'],
        ['Vom Klinikum bis zur Praxis mit sechs Leuten', 'From a large hospital to a practice of six'],
      ],
      [
        'briefcase',
        ['3 + 2 Tage', '3 + 2 days'],
        [
          'Mittwoch bis Freitag im Haus, vorher an der Hochschule',
          'Wednesday to Friday at work, before that at university',
        ],
      ],
    ],
    careers: [
      [
        ['Abrechnung und Controlling', 'Billing and controlling'],
        [
          'Nach zwei Jahren weißt du, was eine Operation wirklich kostet.',
          'Two years on you know what an operation really costs.',
        ],
      ],
      [
        ['Qualität', 'Quality'],
        [
          'Du findest heraus, warum eine Station weniger Stürze hat als die andere.',
          'You find out why one ward has fewer falls than the other.',
        ],
      ],
      [
        ['Praxisleitung', 'Practice management'],
        [
          'Jede fünfte Person führt nach drei Jahren ein Zentrum mit mehreren Praxen.',
          'Three years on, one in five runs a centre with several practices.',
        ],
      ],
    ],
  },
]
