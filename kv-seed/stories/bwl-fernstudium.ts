import type { StoryDraft } from '../story.ts'
import { bullets, rich, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import {
  accordion,
  actionBar,
  card,
  columns,
  container,
  facts,
  figure,
  grid,
  headline,
  picture,
  question,
  questions,
  richText,
  steps,
  tab,
  table,
  topic,
  voice,
} from './blocks.ts'
import { closing } from './closing.ts'
import { applyLink } from './contact.ts'
import { priceBoxes } from './prices.ts'
import { termsBlock } from './products.ts'

const slug = 'bachelor/betriebswirtschaftslehre/fernstudium'

const hero = {
  component: 'hero',
  type: 'split',
  frameLabel: t('Bachelor of Arts im Fernstudium', 'Bachelor of Arts by distance learning'),
  headline: t('Betriebswirt\u00adschaftslehre', 'Business Administration'),
  subline: t(
    'Verstehen, wie ein Betrieb Geld verdient, und dann mitentscheiden: in 36, 48 oder 72 Monaten, ab 198 € im Monat, Start an jedem Tag.',
    'Learn how a business earns its money, then help decide: in 36, 48 or 72 months, from €198 a month, start on any day.',
  ),
  excludeSublineFromH1: true,
  image: picture('business-administration'),
  ctaLabel: t('Jetzt bewerben', 'Apply now'),
  ctaHref: applyLink('bwl'),
  flagText: t('4 Wochen kostenlos testen', 'Try 4 weeks free'),
  flagHref: applyLink('bwl'),
  flagIcon: 'calendar',
}

const atAGlance = container(
  { anchor: 'ueberblick' },
  headline(t('Auf einen Blick', 'At a glance')),
  richText(
    t(
      facts(
        ['Abschluss', 'Bachelor of Arts (B.A.), 180 ECTS, staatlich anerkannt und akkreditiert'],
        ['Führt zu', 'Controlling, Vertrieb, Personal, Einkauf, eigener Betrieb, jedem Master in BWL'],
        ['Dauer', '36, 48 oder 72 Monate; 12 weitere Monate ohne Gebühr'],
        ['Kosten', '396 €, 297 € oder 198 € im Monat, gesamt 14.256 €, dazu einmalig 699 € Prüfungsgebühr'],
        ['Start', 'An jedem Tag; Live-Kurse ab 1. April und 1. Oktober'],
        ['Voraussetzung', 'Abitur, Fachabitur, Meister oder Ausbildung mit drei Jahren Beruf; kein NC'],
        ['Sprache', 'Deutsch oder Englisch, von der ersten Vorlesung bis zur Bachelorarbeit'],
        [
          'Beratung',
          'Sofia Brandt, [030 23125 140](tel:+493023125140), Mo bis Fr 8 bis 20 Uhr, Sa 10 bis 14 Uhr',
        ],
        ['Bewerbung', 'Online, zwölf Minuten, drei Dateien, Antwort in fünf Werktagen'],
      ),
      facts(
        ['Degree', 'Bachelor of Arts (B.A.), 180 ECTS credits, state-recognised and accredited'],
        [
          'Leads to',
          'Controlling, sales, human resources, purchasing, your own business, any master’s in business',
        ],
        ['Length', '36, 48 or 72 months; 12 more months without a fee'],
        ['Fees', '€396, €297 or €198 a month, €14,256 in all, plus a single examination fee of €699'],
        ['Start', 'On any day; live courses from 1 April and 1 October'],
        [
          'You need',
          'A levels, a master craftsman’s certificate, or training and three years at work; no grade limit',
        ],
        ['Language', 'German or English, from the first lecture to the thesis'],
        [
          'Advice',
          'Sofia Brandt, [+49 30 23125 140](tel:+493023125140), Mon to Fri 8 am to 8 pm, Sat 10 am to 2 pm',
        ],
        ['Application', 'Online, twelve minutes, three files, an answer within five working days'],
      ),
    ),
  ),
)

const idea = container(
  {},
  columns(
    container(
      {},
      headline(t('Überall dieselben Fragen', 'The same questions everywhere')),
      richText(
        t(
          rich(
            'Eine Bäckerei mit acht Leuten und ein Konzern mit achtzigtausend fragen dasselbe: Was kostet ein Stück wirklich? Wer kauft es, und warum? Wen stellen wir ein, und wann sagen wir Nein? BWL gibt dir die Werkzeuge dafür, und du benutzt sie ab der ersten Woche an einem Betrieb, den du kennst.',
          ),
          rich(
            'A bakery of eight and a group of eighty thousand ask the same: what does one piece really cost? Who buys it, and why? Whom do we hire, and when do we say no? Business administration gives you the tools, and from the first week you use them on a business that you know.',
          ),
        ),
      ),
    ),
    container(
      {},
      headline(t('Deine Arbeit ist das Material', 'Your work is the material')),
      richText(
        t(
          rich(
            '21 der 30 Module enden mit einer Aufgabe aus deinem Alltag: Du rechnest die Deckungsbeiträge deiner Abteilung nach, planst eine Kampagne für deinen Verein, schreibst die Stellenanzeige, die dein Team gerade braucht. Ohne eigene Stelle bekommst du Zahlen und Ansprechpersonen von einem unserer 112 Praxisbetriebe.',
          ),
          rich(
            '21 of the 30 modules end with a task from your own days: you check the contribution margins of your department, plan a campaign for your club, write the job advertisement that your team needs. Without a job you get figures, and someone to ask, from one of our 112 partner companies.',
          ),
        ),
      ),
    ),
  ),
)

type Semester = readonly [name: string, examination: string, modules: readonly string[]]

/** A semester as a table: each entry is a module and, after its last comma, how it ends. */
const semester = (...[name, examination, modules]: Semester) =>
  table(
    [name, examination],
    ...modules.map(module => {
      const comma = module.lastIndexOf(', ')
      return [module.slice(0, comma), module.slice(comma + 2)]
    }),
  )

const semesters = (german: Semester, english: Semester) =>
  richText(t(rich(semester(...german)), rich(semester(...english))))

const plan = container(
  { anchor: 'studienplan', backgroundColor: 'white-off', topEdge: 'slope-up', bottomEdge: 'slope-down' },
  headline(
    t('30 Module, ein Projekt, eine Arbeit', '30 modules, one project, one thesis'),
    t(
      '60 ECTS in jedem Jahr. Das ist der Plan für Vollzeit; in Teilzeit bleibt die Reihenfolge, die Jahre werden länger.',
      '60 credits a year. This is the plan for full time; part time keeps the order and stretches the years.',
    ),
  ),
  {
    component: 'tabs',
    label: t('Studienplan', 'Study plan'),
    anchorPrefix: 'studienplan',
    items: [
      tab(
        t('1. Jahr: Die Sprache des Fachs', 'Year 1: the language of the subject'),
        columns(
          semesters(
            [
              '1. Semester',
              'Prüfung',
              [
                'Einführung in die Betriebswirt\u00adschaftslehre, Hausarbeit',
                'Wirtschafts\u00admathematik, Klausur',
                'Buchführung und Bilanzierung, Klausur',
                'Wirtschaftsrecht, Klausur',
                'Wissenschaftlich arbeiten, Hausarbeit',
                'Selbst- und Zeitmanagement, Portfolio',
              ],
            ],
            [
              'Semester 1',
              'Ends with',
              [
                'Introduction to business administration, paper',
                'Mathematics for business, examination',
                'Bookkeeping and accounting, examination',
                'Business law, examination',
                'Academic work, paper',
                'Managing yourself and your time, portfolio',
              ],
            ],
          ),
          semesters(
            [
              '2. Semester',
              'Prüfung',
              [
                'Statistik, Klausur',
                'Kosten- und Leistungsrechnung, Klausur',
                'Marketing, Fallstudie',
                'Mikroökonomik, Klausur',
                'Business English, Präsentation',
                'Digitale Geschäftsmodelle, Fallstudie',
              ],
            ],
            [
              'Semester 2',
              'Ends with',
              [
                'Statistics, examination',
                'Cost accounting, examination',
                'Marketing, case study',
                'Microeconomics, examination',
                'Business English, presentation',
                'Digital business models, case study',
              ],
            ],
          ),
        ),
      ),
      tab(
        t('2. Jahr: Der ganze Betrieb', 'Year 2: the whole business'),
        columns(
          semesters(
            [
              '3. Semester',
              'Prüfung',
              [
                'Investition und Finanzierung, Klausur',
                'Personal und Führung, Fallstudie',
                'Makroökonomik, Klausur',
                'Einkauf, Produktion, Logistik, Klausur',
                'Unternehmenssteuern, Klausur',
                'Projektmanagement, Projektbericht',
              ],
            ],
            [
              'Semester 3',
              'Ends with',
              [
                'Investment and finance, examination',
                'People and leadership, case study',
                'Macroeconomics, examination',
                'Purchasing, production, logistics, examination',
                'Taxes, examination',
                'Project management, project report',
              ],
            ],
          ),
          semesters(
            [
              '4. Semester',
              'Prüfung',
              [
                'Controlling, Fallstudie',
                'Strategie, Präsentation',
                'Daten auswerten mit SQL und Python, Projektbericht',
                'Organisation und Wandel, Hausarbeit',
                'Nachhaltig wirtschaften, Fallstudie',
                'Ein Wahlmodul aus allen sechs Studiengängen, je nach Fach',
              ],
            ],
            [
              'Semester 4',
              'Ends with',
              [
                'Controlling, case study',
                'Strategy, presentation',
                'Working with data in SQL and Python, project report',
                'Organisation and change, paper',
                'Sustainable business, case study',
                'One elective from any of the six programmes, as its subject asks',
              ],
            ],
          ),
        ),
      ),
      tab(
        t('3. Jahr: Deine Richtung', 'Year 3: your direction'),
        columns(
          semesters(
            [
              '5. Semester',
              'Umfang',
              ['Erster Schwerpunkt, drei Module, 15 ECTS', 'Zweiter Schwerpunkt, drei Module, 15 ECTS'],
            ],
            [
              'Semester 5',
              'Credits',
              [
                'First specialisation, three modules, 15 credits',
                'Second specialisation, three modules, 15 credits',
              ],
            ],
          ),
          semesters(
            [
              '6. Semester',
              'Umfang',
              [
                'Praxisprojekt, zwölf Wochen, auch im eigenen Betrieb, 15 ECTS',
                'Bachelorarbeit, neun Wochen, 12 ECTS',
                'Kolloquium, 45 Minuten, online oder auf dem Campus, 3 ECTS',
              ],
            ],
            [
              'Semester 6',
              'Credits',
              [
                'Practical project, twelve weeks, in your own company if you like, 15 credits',
                'Bachelor’s thesis, nine weeks, 12 credits',
                'Oral defence, 45 minutes, online or on campus, 3 credits',
              ],
            ],
          ),
        ),
      ),
    ],
  },
)

const specialisations = grid(
  {
    headline: t('Zwei von acht Schwerpunkten', 'Two of eight specialisations'),
    intro: t(
      rich(
        'Du wählst am Ende des vierten Semesters. Wer sich nicht entscheiden kann, besucht vorher drei Probestunden je Schwerpunkt.',
      ),
      rich(
        'You choose at the end of the fourth semester. If you cannot decide, sit in on three trial classes of each.',
      ),
    ),
    columnsMobile: '1',
    columnsTablet: '2',
    columnsDesktop: '4',
  },
  topic(
    t('Controlling und Finanzen', 'Controlling and Finance'),
    t('Planen, abweichen, erklären können.', 'Plan, miss the plan, explain why.'),
  ),
  topic(
    t('Marketing und Vertrieb', 'Marketing and Sales'),
    t('Vom Bedarf zum Abschluss.', 'From a need to a signed order.'),
  ),
  topic(
    t('Personal', 'Human Resources'),
    t('Gewinnen, entwickeln, fair bezahlen.', 'Win people, develop them, pay them fairly.'),
  ),
  topic(
    t('Logistik und Einkauf', 'Logistics and Purchasing'),
    t('Lieferketten, die halten.', 'Supply chains that hold.'),
  ),
  topic(t('Immobilien', 'Real Estate'), t('Bewerten, finanzieren, verwalten.', 'Value, finance, manage.')),
  topic(
    t('Wirtschafts\u00adinformatik', 'Information Systems'),
    t('Zwischen Fachabteilung und IT.', 'Between the department and IT.'),
  ),
  topic(
    t('Gesundheits\u00adökonomie', 'Health Economics'),
    t('Kliniken, Kassen, Praxen.', 'Hospitals, insurers, surgeries.'),
  ),
  topic(
    t('Nachhaltige Führung', 'Sustainable Leadership'),
    t('Berichten, was wirkt, und es ändern.', 'Report what matters, then change it.'),
  ),
)

const prices = container(
  { anchor: 'kosten', backgroundColor: 'page-color', topEdge: 'slope-down', bottomEdge: 'slope-up' },
  priceBoxes({
    headline: t('Drei Tempi, dieselbe Summe', 'Three speeds, the same sum'),
    description: t(
      '14.256 € für das ganze Studium, mit allen Skripten, Live-Kursen und Wiederholungsprüfungen. Das Tempo wechselst du zu jedem Semester, ohne Gebühr.',
      '€14,256 for the whole programme, with all course books, live classes and retakes. You can change your speed every semester without a fee.',
    ),
    careId: 'BABWL-FS',
    total: 14_256,
    buttonText: t('Mit diesem Tempo starten', 'Start at this speed'),
    linkOf: model => applyLink('bwl', model),
  }),
  termsBlock('BABWL-FS', 14_256, '0000001'),
)

const less = grid(
  {
    headline: t('So wird es weniger', 'How it gets less'),
    columnsTablet: '3',
    columnsDesktop: '3',
  },
  figure(
    t('− 3.564 €', '− €3,564'),
    t(
      'durch 45 angerechnete ECTS aus Ausbildung oder Fortbildung',
      'through 45 credits for training you already have',
    ),
  ),
  figure(
    t('22 %', '22%'),
    t(
      'lassen ihren Arbeitgeber zahlen, für ihn und für sie steuerfrei',
      'have an employer who pays, free of tax for both in Germany',
    ),
  ),
  figure(
    t('− 1 Rate', '− 1 month'),
    t('in jedem Jahr, das du im Voraus zahlst', 'for each year that you pay in advance'),
  ),
)

const afterwards = grid(
  {
    headline: t('Was danach kommt', 'What comes after'),
    intro: t(
      rich('Aus unserer Befragung von 612 Absolventinnen und Absolventen, zwei Jahre nach dem Bachelor.'),
      rich('From our survey of 612 graduates, two years after their degree.'),
    ),
    columnsMobile: '2',
    columnsTablet: '2',
    columnsDesktop: '4',
    backgroundColor: 'black',
    topEdge: 'slope-up',
    bottomEdge: 'slope-up',
  },
  figure(
    t('46 %', '46%'),
    t('arbeiten in einer höheren Stelle als vor dem Studium.', 'work in a higher position than before.'),
  ),
  figure(
    t('+ 640 €', '+ €640'),
    t('mehr brutto im Monat, im Mittel aller Befragten.', 'more before tax each month, on average.'),
  ),
  figure(
    t('23 %', '23%'),
    t('haben einen Master begonnen oder schon beendet.', 'have begun or finished a master’s.'),
  ),
  figure(
    t('1 von 14', '1 in 14'),
    t('hat einen eigenen Betrieb gegründet oder übernommen.', 'has founded or taken over a business.'),
  ),
)

const people = container(
  {},
  grid(
    {
      headline: t('Wer hier lernt und wer hier lehrt', 'Who studies here and who teaches'),
      columnsTablet: '3',
      columnsDesktop: '3',
    },
    voice('portrait-mehmet', {
      preTitle: t('Teilzeit II, 7. Semester', 'Part time II, 7th semester'),
      title: t('Mehmet, 38, Marktleiter', 'Mehmet, 38, store manager'),
      quote: t(
        '„Für die Kostenrechnung habe ich meine eigene Gartenabteilung durchgerechnet. Drei Artikel sind seitdem raus, einer kam dazu.“',
        '“For cost accounting I worked through my own garden department. Three articles went out, one came in.”',
      ),
    }),
    voice('portrait-lena', {
      preTitle: t('Vollzeit, 2. Semester', 'Full time, 2nd semester'),
      title: t('Lena, 19, Surferin', 'Lena, 19, surfer'),
      quote: t(
        '„Ich hatte Angst vor Mathe. Die Sprechstunde am Dienstag hat vier Leute, man traut sich zu fragen.“',
        '“I was afraid of maths. There are four of us in the Tuesday office hour, so you dare to ask.”',
      ),
    }),
    voice('portrait-henrik', {
      preTitle: t('Professor für Rechnungswesen', 'Professor of accounting'),
      title: t('Henrik Asmussen, 58', 'Henrik Asmussen, 58'),
      quote: t(
        '„Nach 19 Jahren als Kaufmann weiß ich: Die Bilanz lügt selten, aber sie antwortet nur auf gute Fragen.“',
        '“After 19 years in trade I know: the balance sheet rarely lies, but it only answers good questions.”',
      ),
    }),
  ),
)

const campus = container({}, headline(t('Wo du lernst, entscheidest du', 'Where you study is up to you')), {
  component: 'tabs',
  label: t('Studienorte', 'Places to study'),
  items: [
    tab(
      t('Zu Hause', 'At home'),
      columns(
        richText(
          t(
            rich(
              'Skript, Videos und Übungen eines Moduls bekommst du auf einmal, als App und als gedrucktes Buch. Du lernst ohne Netz weiter, im Zug oder im Garten, und der Fortschritt gleicht sich ab, sobald du wieder online bist.',
            ),
            rich(
              'You get the course book, videos and exercises of a module all at once, as an app and as a printed book. You carry on without a connection, on a train or in the garden, and your progress catches up when you are back online.',
            ),
          ),
        ),
        richText(
          t(
            facts(
              ['Live-Kurse', '18 in BWL jede Woche, morgens und abends'],
              ['Aufzeichnungen', 'Nach 48 Stunden, bis zum Abschluss'],
              ['Klausuren', 'An 365 Tagen, 6 bis 23 Uhr'],
            ),
            facts(
              ['Live classes', '18 in business each week, mornings and evenings'],
              ['Recordings', 'Within 48 hours, until you graduate'],
              ['Examinations', 'On 365 days, 6 am to 11 pm'],
            ),
          ),
        ),
      ),
    ),
    tab(
      t('Campus Berlin', 'Berlin campus'),
      columns(
        card({
          image: picture('campus-berlin'),
          title: t('22 Räume an der Spree', '22 rooms on the Spree'),
          content: t(
            'Jeden zweiten Samstag ist BWL-Werkstatt: Fallstudien in Gruppen zu sechst.',
            'Every other Saturday there is a business workshop: case studies in groups of six.',
          ),
        }),
        richText(
          t(
            facts(
              ['Offen', 'Täglich 7 bis 22 Uhr'],
              ['Lernplätze', '90, ohne Reservierung'],
              ['Werkstatt', 'Jeden zweiten Samstag, 10 bis 16 Uhr'],
              ['Anfahrt', '6 Minuten zu Fuß ab Alexanderplatz'],
            ),
            facts(
              ['Open', 'Daily, 7 am to 10 pm'],
              ['Desks', '90, no booking'],
              ['Workshop', 'Every other Saturday, 10 am to 4 pm'],
              ['On foot', '6 minutes from Alexanderplatz'],
            ),
          ),
        ),
      ),
    ),
    tab(
      t('Campus München', 'Munich campus'),
      columns(
        card({
          image: picture('campus-munich'),
          title: t('14 Räume am Altstadtring', '14 rooms by the old town'),
          content: t(
            'Am Controlling-Stammtisch erzählen Gäste aus Münchner Betrieben, wie sie wirklich planen.',
            'At the controlling evenings, guests from Munich companies tell how they really plan.',
          ),
        }),
        richText(
          t(
            facts(
              ['Offen', 'Montag bis Samstag, 8 bis 21 Uhr'],
              ['Lernplätze', '60, ohne Reservierung'],
              ['Stammtisch', 'Donnerstags, 18 Uhr'],
              ['Anfahrt', '8 Minuten zu Fuß ab Marienplatz'],
            ),
            facts(
              ['Open', 'Monday to Saturday, 8 am to 9 pm'],
              ['Desks', '60, no booking'],
              ['Evenings', 'Thursdays, 6 pm'],
              ['On foot', '8 minutes from Marienplatz'],
            ),
          ),
        ),
      ),
    ),
  ],
})

const faq = container(
  {},
  headline(t('Zu BWL gefragt', 'Asked about this programme')),
  accordion(
    questions(
      t('Vor dem Studium', 'Before you start'),
      question(
        t('Wie gut muss ich in Mathe sein?', 'How good must I be at maths?'),
        t(
          rich(
            'Dreisatz, Prozente und einfache Gleichungen genügen. Dazu gibt es einen Vorkurs mit 40 Übungen und einer Sprechstunde, kostenlos und vor dem Start. 93 % derer, die ihn besuchen, bestehen Wirtschaftsmathematik im ersten Anlauf.',
          ),
          rich(
            'Proportions, percentages and simple equations are enough. There is a preparatory course with 40 exercises and an office hour, free and before you start. 93% of those who take it pass mathematics at the first attempt.',
          ),
        ),
      ),
      question(
        t('Welche Ausbildung bringt wie viele ECTS?', 'How many credits does my training bring?'),
        t(
          rich(
            bullets(
              'Kaufmännische Ausbildung: 20 bis 30 ECTS',
              'Fachwirt oder Fachkaufmann: 30 bis 40 ECTS',
              'Staatlich geprüfter Betriebswirt: 45 ECTS',
            ),
            'Jedes angerechnete Modul entfällt, mit seiner Prüfung und seinem Anteil an der Gebühr.',
          ),
          rich(
            bullets(
              'Commercial training: 20 to 30 credits',
              'Certified specialist: 30 to 40 credits',
              'State-examined business diploma: 45 credits',
            ),
            'Each recognised module falls away, with its examination and its share of the fees.',
          ),
        ),
      ),
    ),
    questions(
      t('Während des Studiums', 'While you study'),
      question(
        t('Wie finde ich ein Thema für die Bachelorarbeit?', 'How do I find a topic for my thesis?'),
        t(
          rich(
            'Zwei von drei Arbeiten entstehen im eigenen Betrieb. Für alle anderen hält jede Professur eine Liste bereit, zurzeit mit 74 offenen Themen.',
          ),
          rich(
            'Two in three are written in the student’s own company. For everyone else each professor keeps a list, at present with 74 open topics.',
          ),
        ),
      ),
      question(
        t('Kann ich ein Semester im Ausland verbringen?', 'Can I spend a semester abroad?'),
        t(
          rich(
            'Ja, an einer von 11 Partnerhochschulen in Europa, mit Erasmus+ bis zu 600 € im Monat. Oder du nimmst Tannhagen mit: Klausuren kannst du von überall schreiben.',
          ),
          rich(
            'Yes, at one of 11 partner universities in Europe, with up to €600 a month from Erasmus+. Or take Tannhagen with you: you can sit examinations from anywhere.',
          ),
        ),
      ),
    ),
  ),
)

const end = closing(
  {
    headline: t('Fang an, wann du willst', 'Begin when you like'),
    subline: t('Vier Wochen kostenlos. Danach entscheidest du.', 'Four weeks free. Then you decide.'),
    text: t(
      rich(
        steps(
          '**Schreib uns** dein Tempo und deinen Wunschtermin, und häng Zeugnis, Ausweis und Lebenslauf an.',
          '**Lass anrechnen,** was du mitbringst: Nachweise dazu, Ergebnis in fünf Werktagen.',
          '**Unterschreib online.** Am nächsten Werktag öffnet sich dein erstes Modul.',
        ),
      ),
      rich(
        steps(
          '**Write to us** with your speed and your date, and attach certificate, identity document and CV.',
          '**Have your training counted:** add the papers, hear back within five working days.',
          '**Sign online.** Your first module opens on the next working day.',
        ),
      ),
    ),
    buttonText: t('Für BWL bewerben', 'Apply for Business'),
    link: applyLink('bwl'),
  },
  {
    headline: t('Noch unsicher? Ruf Sofia an', 'Not sure yet? Call Sofia'),
    text: t(
      rich(
        'Sofia Brandt hat selbst neben dem Beruf BWL studiert und berät seit 2011. Sie sagt dir in 20 Minuten, welches Tempo zu deiner Woche passt. Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr.',
      ),
      rich(
        'Sofia Brandt studied business alongside her own job and has advised students since 2011. In 20 minutes she tells you which speed fits your week. Monday to Friday 8 am to 8 pm, Saturday 10 am to 2 pm, Berlin time.',
      ),
    ),
  },
)

export const business: StoryDraft = {
  slug,
  name: t('Betriebswirtschaftslehre im Fernstudium', 'Business Administration by distance learning'),
  translatedSlugs: {
    en: 'bachelor/business-administration/distance-learning',
    fr: 'bachelor/gestion-d-entreprise/a-distance',
    it: 'laurea/economia-aziendale/a-distanza',
    es: 'grado/administracion-de-empresas/a-distancia',
    pt: 'licenciatura/gestao-de-empresas/a-distancia',
  },
  languages: everyLanguage,
  content: {
    component: 'page',
    seoTitle: t(
      'BWL im Fernstudium: Bachelor ab 198 € im Monat',
      'Business Administration online: B.A. from €198 a month',
    ),
    seoDescription: t(
      'Bachelor BWL im Fernstudium: 180 ECTS in 36, 48 oder 72 Monaten, ab 198 € im Monat, 8 Schwerpunkte, auch ohne Abitur. Start jederzeit, 4 Wochen kostenlos.',
      'Bachelor in business administration by distance learning: 180 credits in 36, 48 or 72 months, from €198 a month, 8 specialisations. Start on any day.',
    ),
    preloadImage: picture('business-administration'),
    shareImage: picture('business-administration'),
    body: [
      ...[hero, atAGlance, idea, prices, less, plan, specialisations, afterwards, people, campus, faq, end],
      { component: 'back-to-top' },
      actionBar(t('Jetzt bewerben', 'Apply now'), applyLink('bwl'), '+49 30 23125 140'),
    ],
  },
}
