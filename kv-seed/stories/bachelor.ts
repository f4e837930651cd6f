import { type StoryDraft, storyLink } from '../story.ts'
import { rich, type Translated, t } from '../text.ts'
import {
  accordion,
  type BlockDraft,
  button,
  card,
  columns,
  container,
  facts,
  grid,
  headline,
  picture,
  question,
  questions,
  richText,
  secondary,
  steps,
  tab,
  table,
} from './blocks.ts'
import { searchToggle } from './choosing.ts'
import { adviceAtHome, applyLink, callAdvice } from './contact.ts'

const business = storyLink('bachelor/betriebswirtschaftslehre/fernstudium')
const health = storyLink('bachelor/gesundheitsmanagement')
const farming = storyLink('bachelor/agrarmanagement/mystudium')
const businessDual = storyLink('bachelor/betriebswirtschaftslehre/duales-studium')

const hero = {
  component: 'hero',
  type: 'compact',
  frameLabel: t('Bachelor im Fernstudium und dual', 'Bachelor’s degrees, online or with a company'),
  headline: t('Sechs Wege zum Bachelor', 'Six ways to a bachelor’s degree'),
  subline: t(
    '180 ECTS, staatlich anerkannt, in 36 bis 84 Monaten. Zwei der sechs gibt es auch ganz auf Englisch.',
    '180 ECTS credits, state-recognised, in 36 to 84 months. Two of the six you can study in English.',
  ),
  excludeSublineFromH1: true,
  image: picture('hero-bachelor'),
  search: [searchToggle],
}

const jump = (title: Translated, anchor: string): BlockDraft => ({
  component: 'jump-navigation-item',
  title,
  anchor,
})

const jumps: BlockDraft = {
  component: 'jump-navigation',
  items: [
    jump(t('Vergleich', 'Comparison'), 'vergleich'),
    jump(t('Zulassung', 'Admission'), 'zulassung'),
    jump(t('Bewerbung', 'Application'), 'bewerbung'),
    jump(t('Fragen', 'Questions'), 'fragen'),
  ],
}

interface Programme {
  readonly title: Translated
  readonly preTitle: Translated | string
  readonly content: Translated
  readonly image: Translated
  readonly months: Translated
  readonly languages: Translated
  readonly units: readonly Translated[]
  readonly recognised?: Translated
  readonly saving?: Translated
  readonly link: unknown
  readonly linkLabel: Translated
  readonly label?: Translated
  /** Offers for it show on its card. */
  readonly careId?: string
  /** Where the badge leads, if not where the card does. */
  readonly customLabelLink?: unknown
  /** What earlier training brings, behind a title. */
  readonly accordionTitle?: Translated
  readonly subItems?: readonly BlockDraft[]
}

const programme = ({ months, languages, units, recognised, saving, ...words }: Programme) =>
  card({
    variant: 'catalogue',
    ...words,
    ectsText: months,
    languageText: languages,
    businessUnits: units.map(title => ({ component: 'card-business-unit', title })),
    ...(recognised && {
      recognizedEctsLabel: t('Aus der Ausbildung anrechenbar', 'Credit for training'),
      recognizedEctsValue: recognised,
    }),
    ...(saving && {
      moneySavingLabel: t('Das spart dir', 'That saves you'),
      moneySavingValue: saving,
    }),
  })

/** An occupation and the credits that count for it. */
const training = (title: Translated, text: Translated): BlockDraft => ({
  component: 'card-sub-item',
  title,
  text,
  link: storyLink('bachelor/gesundheitsmanagement', 'anrechnung'),
})

const distance = t('Fernstudium', 'Distance learning')
const dual = t('Dual', 'With a company')
const myStudy = t('myStudium', 'myStudium')
const german = t('Deutsch', 'German')
const both = t('Deutsch, Englisch', 'German, English')
const standardMonths = t('36, 48 oder 72 Monate', '36, 48 or 72 months')
const see = t('Zum Studiengang', 'See the programme')

const catalogue = grid(
  {
    headline: t('Such dir dein Fach aus', 'Choose your subject'),
    columnsTablet: '2',
    columnsDesktop: '3',
  },
  programme({
    careId: 'BABWL-FS',
    title: t('Betriebswirt\u00adschaftslehre', 'Business Administration'),
    preTitle: 'Bachelor of Arts',
    label: t('2.870 Studierende', '2,870 students'),
    customLabelLink: storyLink('home', 'stimmen'),
    content: t(
      'Kosten, Märkte, Menschen: nach 30 Modulen und 2 von 8 Schwerpunkten kannst du einen Betrieb führen helfen.',
      'Costs, markets, people: after 30 modules and 2 of 8 specialisations you can help to run a business.',
    ),
    image: picture('business-administration'),
    months: standardMonths,
    languages: both,
    units: [distance],
    recognised: t('bis 45 ECTS', 'up to 45 credits'),
    saving: t('bis 3.564 €', 'up to €3,564'),
    link: business,
    linkLabel: see,
  }),
  programme({
    title: t('Gesundheits\u00admanagement', 'Health Management'),
    preTitle: 'Bachelor of Arts',
    content: t(
      'Für Pflege, Praxis und Klinik: Abrechnung, Qualität und Führung, mit Prüfungen außerhalb deiner Dienste.',
      'For wards, surgeries and hospitals: billing, quality and leadership, with examinations outside your shifts.',
    ),
    image: picture('health-management'),
    months: standardMonths,
    languages: german,
    units: [distance],
    recognised: t('bis 60 ECTS', 'up to 60 credits'),
    saving: t('bis 4.320 €', 'up to €4,320'),
    accordionTitle: t('Was zählt mit?', 'What counts?'),
    subItems: [
      training(t('Pflege', 'Nursing'), t('60 ECTS', '60 credits')),
      training(t('Notfallsanität', 'Paramedics'), t('45 ECTS', '45 credits')),
      training(t('Medizinische Fachangestellte', 'Medical assistants'), t('35 ECTS', '35 credits')),
    ],
    link: health,
    linkLabel: see,
  }),
  programme({
    title: t('Informatik', 'Computer Science'),
    preTitle: 'Bachelor of Science',
    content: t(
      'Vom ersten Programm bis zum eigenen verteilten System. Vorkenntnisse brauchst du nicht, nur 15 Stunden in der Woche.',
      'From your first program to a distributed system of your own. You need no experience, only 15 hours a week.',
    ),
    image: picture('computer-science'),
    months: standardMonths,
    languages: both,
    units: [distance],
    link: storyLink('bachelor/informatik/fernstudium'),
    linkLabel: see,
  }),
  programme({
    title: t('Soziale Arbeit', 'Social Work'),
    preTitle: 'Bachelor of Arts',
    content: t(
      'Mit staatlicher Anerkennung und 100 Praxistagen in einer Einrichtung, die du von zu Hause aus erreichst.',
      'With state recognition and 100 days of practice at an institution within reach of your home.',
    ),
    image: picture('social-work'),
    months: t('42 oder 84 Monate', '42 or 84 months'),
    languages: german,
    units: [distance],
    link: storyLink('bachelor/soziale-arbeit/fernstudium'),
    linkLabel: see,
  }),
  programme({
    careId: 'BSAGR-MS',
    title: t('Agrar\u00admanagement', 'Agricultural Management'),
    preTitle: 'Bachelor of Science',
    content: t(
      'Betrieb, Boden, Bilanz: zwölf Praxiswochen auf einem Hof deiner Wahl, Vorlesungen nur von November bis März.',
      'Farm, soil, balance sheet: twelve weeks on a farm of your choice, classes from November to March only.',
    ),
    image: picture('agricultural-management'),
    months: t('36 oder 48 Monate', '36 or 48 months'),
    languages: german,
    units: [myStudy],
    link: farming,
    linkLabel: see,
  }),
  programme({
    careId: 'BABWL-DS',
    title: t('Betriebswirt\u00adschaftslehre dual', 'Business with a Company'),
    preTitle: 'Bachelor of Arts',
    content: t(
      'Drei Tage Betrieb, zwei Tage Hochschule. Die Gebühren zahlt dein Praxispartner, dazu im Mittel 1.180 € Vergütung im Monat.',
      'Three days at work, two at university. The company pays your fees, and you €1,180 a month on average.',
    ),
    image: picture('business-dual'),
    months: t('36 Monate', '36 months'),
    languages: german,
    units: [dual],
    link: businessDual,
    linkLabel: see,
  }),
)

const comparison = container(
  { anchor: 'vergleich', backgroundColor: 'white-off', topEdge: 'slope-up', bottomEdge: 'slope-up' },
  headline(
    t('Alle sechs in einer Tabelle', 'All six in one table'),
    t(
      'Monatsraten im jeweils langsamsten Tempo, ohne Rabatte. Dazu kommen einmalig 699 € Prüfungsgebühr.',
      'Instalments at the slowest speed of each, before any discount. There is a single examination fee of €699 on top.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Studiengang', 'Im Monat ab', 'Kürzeste Dauer', 'Gesamt', 'Abschluss'],
          ['Betriebswirtschaftslehre', '198 €', '36 Monate', '14.256 €', 'B.A.'],
          ['Gesundheitsmanagement', '180 €', '36 Monate', '12.960 €', 'B.A.'],
          ['Informatik', '210 €', '36 Monate', '15.120 €', 'B.Sc.'],
          ['Soziale Arbeit', '187 €', '42 Monate', '15.708 €', 'B.A.'],
          ['Agrarmanagement', '405 €', '36 Monate', '19.440 €', 'B.Sc.'],
          ['BWL dual', '0 €', '36 Monate', 'zahlt der Betrieb', 'B.A.'],
        ),
        'BWL steht zweimal da: [Fernstudium oder dual?](/bachelor/betriebswirtschaftslehre/) Zwei Fächer sind für Menschen, die mit Menschen arbeiten: [Gesundheit und Soziales](/bachelor/gesundheit-und-soziales/).',
        'Nach Ort, Dauer und Start filterst du im [Studienfinder](/studienfinder/). Wer mitzahlt, sagt dir der [Förderrechner](/foerderung/).',
      ),
      rich(
        table(
          ['Programme', 'From, a month', 'Shortest time', 'In all', 'Degree'],
          ['Business Administration', '€198', '36 months', '€14,256', 'B.A.'],
          ['Health Management', '€180', '36 months', '€12,960', 'B.A.'],
          ['Computer Science', '€210', '36 months', '€15,120', 'B.Sc.'],
          ['Social Work', '€187', '42 months', '€15,708', 'B.A.'],
          ['Agricultural Management', '€405', '36 months', '€19,440', 'B.Sc.'],
          ['Business with a Company', '€0', '36 months', 'paid by the company', 'B.A.'],
        ),
        'Business is there twice: [distance learning or with a company?](/en/bachelor/business-administration/) Two subjects are for people who work with people: [health and social care](/en/bachelor/health-and-social-care/).',
        'Filter programmes by place, duration and start in the [study finder](/en/study-finder/). The [funding calculator](/en/funding/) tells you who pays a part.',
      ),
    ),
  ),
)

interface WayIn {
  readonly label: Translated
  readonly text: Translated
  readonly table: Translated
}

const wayIn = ({ label, text, table: rows }: WayIn) => tab(label, columns(richText(text), richText(rows)))

const admission = container(
  { anchor: 'zulassung' },
  headline(
    t('Drei Wege hinein, zwei davon ohne Abitur', 'Three ways in, two of them without A levels'),
    t(
      'Ein Numerus clausus begrenzt keinen der sechs Studiengänge.',
      'None of the six programmes has a limit on grades.',
    ),
  ),
  {
    component: 'tabs',
    label: t('Zulassung', 'Admission'),
    items: [
      wayIn({
        label: t('Mit Abitur', 'With A levels'),
        text: t(
          rich(
            'Abitur, Fachabitur oder ein gleichwertiges Zeugnis aus dem Ausland: Du bist zugelassen, unabhängig von der Note. Beglaubigte Kopien reichst du bis zum Ende des ersten Semesters nach.',
          ),
          rich(
            'A levels, the German Abitur or an equal certificate from abroad: you are admitted, whatever your grades. You can send certified copies until the end of the first semester.',
          ),
        ),
        table: t(
          facts(
            ['So kommen', '54 % unserer Studierenden'],
            ['Du schickst', 'Zeugnis, Ausweis, Lebenslauf; Fotos genügen'],
            ['Du beginnst', 'Regulär eingeschrieben'],
          ),
          facts(
            ['How many', '54% of our students'],
            ['You send', 'Certificate, identity document, CV; photos will do'],
            ['You begin', 'Fully enrolled'],
          ),
        ),
      }),
      wayIn({
        label: t('Mit Meister oder Fortbildung', 'With further training'),
        text: t(
          rich(
            'Meisterbrief, Fachwirt, staatlich geprüfte Betriebswirtin oder eine Weiterbildung zur Stationsleitung stehen dem Abitur gleich. Im Mittel werden 38 ECTS angerechnet, das sind gut sechs Monate Vollzeit.',
          ),
          rich(
            'A master craftsman’s certificate, a state-examined diploma or certified training for ward managers count as A levels. On average 38 credits are recognised, a good six months of full-time study.',
          ),
        ),
        table: t(
          facts(
            ['So kommen', '17 % unserer Studierenden'],
            ['Du schickst', 'Meisterbrief oder Prüfungszeugnis, Ausweis, Lebenslauf'],
            ['Du beginnst', 'Regulär eingeschrieben, oft im zweiten Semester'],
          ),
          facts(
            ['How many', '17% of our students'],
            ['You send', 'That certificate, identity document, CV'],
            ['You begin', 'Fully enrolled, often in the second semester'],
          ),
        ),
      }),
      wayIn({
        label: t('Mit Ausbildung und Beruf', 'With training and work'),
        text: t(
          rich(
            'Zwei Jahre Ausbildung und drei Jahre im Beruf reichen, um auf Probe zu beginnen. Nach zwei bestandenen Modulen bist du regulär eingeschrieben, und sie zählen für deinen Bachelor. 9 von 10 bestehen die Probezeit.',
          ),
          rich(
            'Two years of training and three at work are enough to begin on probation. After two passed modules you are fully enrolled, and they count towards your degree. 9 in 10 pass.',
          ),
        ),
        table: t(
          facts(
            ['So kommen', '29 % unserer Studierenden'],
            ['Du schickst', 'Ausbildungszeugnis, Arbeitszeugnisse, Ausweis'],
            ['Du beginnst', 'Auf Probe, höchstens zwei Semester lang'],
          ),
          facts(
            ['How many', '29% of our students'],
            ['You send', 'Proof of training and work, identity document'],
            ['You begin', 'On probation, for two semesters at most'],
          ),
        ),
      }),
    ],
  },
)

const application = container(
  { anchor: 'bewerbung', backgroundColor: 'page-color', topEdge: 'slope-down', bottomEdge: 'slope-down' },
  columns(
    container(
      {},
      headline(
        t('In zwölf Minuten beworben', 'Apply in twelve minutes'),
        t(
          'An jedem Tag im Jahr. Antwort in fünf Werktagen.',
          'On any day of the year. An answer within five working days.',
        ),
      ),
      richText(
        t(
          rich(
            steps(
              '**Wähl im Formular** Studiengang, Tempo und Wunschtermin.',
              '**Reich drei Dateien nach:** Zeugnis, Ausweis, Lebenslauf. Was sich anrechnen lässt, prüfen wir [vorher](/anrechnung/).',
              '**Unterschreib online.** Am nächsten Werktag hast du deinen Zugang, und vier kostenlose Wochen beginnen.',
            ),
            'Für die Live-Kurse ab 1. April 2027 bewirb dich bitte bis zum **15. März 2027**.',
          ),
          rich(
            steps(
              '**Choose in the form:** programme, speed, and when you want to start.',
              '**Send three files later:** certificate, identity document, CV. We check [beforehand](/en/credit-for-earlier-learning/) what counts.',
              '**Sign online.** You have your login on the next working day, and four free weeks begin.',
            ),
            'For the live courses from 1 April 2027 please apply by **15 March 2027**.',
          ),
        ),
      ),
      button(t('Zur Bewerbung', 'Go to the application'), applyLink()),
      secondary(t('Erst beraten lassen', 'Get advice first'), adviceAtHome),
    ),
    card({
      image: picture('certificate'),
      imageRatio: '2:1',
      title: t('Am Ende: ein Zeugnis wie jedes andere', 'In the end: a certificate like any other'),
      content: t(
        'Bachelor of Arts oder of Science, staatlich anerkannt und akkreditiert. Vom Fernstudium steht kein Wort darin, von deinem Thema schon.',
        'Bachelor of Arts or of Science, state-recognised and accredited. It does not mention distance learning; it does mention your topic.',
      ),
    }),
  ),
)

const faq = container(
  {},
  headline(t('Zum Bachelor gefragt', 'Asked about the bachelor'), undefined, { anchor: 'fragen' }),
  accordion(
    questions(
      undefined,
      question(
        t('Kann ich den Studiengang später wechseln?', 'Can I change my programme later?'),
        t(
          rich(
            'Ja, zu jedem Semester und ohne Gebühr. Die zwölf Module des ersten Jahres sind in BWL und Gesundheitsmanagement zu zwei Dritteln dieselben, du verlierst also wenig.',
          ),
          rich(
            'Yes, every semester and without a fee. Two thirds of the twelve modules of the first year are the same in business and health management, so you lose little.',
          ),
        ),
      ),
      question(
        t('Welche Studiengänge gibt es auf Englisch?', 'Which programmes are taught in English?'),
        t(
          rich(
            'Betriebswirtschaftslehre und Informatik kannst du ganz auf Englisch studieren, mit eigenen Live-Kursen um 7 und um 19 Uhr Berliner Zeit.',
          ),
          rich(
            'Business administration and computer science, from the first module to the thesis, with live classes of their own at 7 am and 7 pm Berlin time.',
          ),
        ),
      ),
      question(
        t('Wie viel Zeit muss ich wirklich einplanen?', 'How much time do I really need?'),
        t(
          rich(
            'Ein ECTS sind 25 Stunden, ein Bachelor also 4.500. Auf 36 Monate verteilt macht das 29 Stunden in der Woche, auf 48 Monate 22 und auf 72 Monate 15.',
          ),
          rich(
            'One credit is 25 hours, so a bachelor’s degree is 4,500. Over 36 months that makes 29 hours a week, over 48 months 22, and over 72 months 15.',
          ),
        ),
      ),
    ),
  ),
  callAdvice,
)

export const bachelor: StoryDraft = {
  slug: 'bachelor',
  name: 'Bachelor',
  content: {
    component: 'page',
    seoTitle: t('Bachelor: sechs Studiengänge im Vergleich', 'Bachelor’s degrees: six programmes compared'),
    seoDescription: t(
      'BWL, Gesundheitsmanagement, Informatik, Soziale Arbeit, Agrarmanagement und BWL dual: Dauer, Kosten ab 180 € im Monat und Zulassung ohne Abitur im Vergleich.',
      'Business, health management, computer science, social work and agriculture: length, fees from €180 a month and admission without A levels compared.',
    ),
    preloadImage: picture('hero-bachelor'),
    shareImage: picture('hero-bachelor'),
    body: [hero, jumps, catalogue, comparison, admission, application, faq],
  },
}
