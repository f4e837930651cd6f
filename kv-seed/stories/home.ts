import { type StoryDraft, storyLink } from '../story.ts'
import { rich, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import {
  accordion,
  button,
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
  tab,
  table,
  topic,
  voice,
} from './blocks.ts'
import { applyLink, callAdvice, writeAdvice } from './contact.ts'
import { priceBoxes } from './prices.ts'
import { semesterCountdown } from './start.ts'

const business = storyLink('bachelor/betriebswirtschaftslehre/fernstudium')
const health = storyLink('bachelor/gesundheitsmanagement')

const hero = {
  component: 'hero',
  type: 'full',
  frameLabel: t('Staatlich anerkannt seit 2004', 'State-recognised since 2004'),
  headline: t('Studieren, ohne alles andere zu lassen', 'Study without dropping everything else'),
  subline: t(
    'Sechs Bachelorstudiengänge ab 180 € im Monat. Du lernst online, wann es bei dir passt, und triffst die anderen im Live-Kurs, in Berlin oder in München.',
    'Six bachelor’s degrees from €180 a month. You study online at hours that suit you, and meet the others in live classes, in Berlin or in Munich.',
  ),
  excludeSublineFromH1: true,
  image: picture('hero-home'),
  showStarRating: true,
  starRatingPercentage: '92',
  starRatingLabel: t('4,6 von 5 aus 1.284 Bewertungen', '4.6 out of 5 from 1,284 reviews'),
  flagText: t('4 Wochen kostenlos testen', 'Try 4 weeks free'),
  flagHref: applyLink(),
  flagIcon: 'calendar',
}

export const figures = grid(
  {
    headline: t('Wer hier studiert, und wie es ausgeht', 'Who studies here, and how it turns out'),
    columnsMobile: '2',
    columnsTablet: '2',
    columnsDesktop: '4',
  },
  figure(
    t('9.400', '9,400'),
    t(
      'Studierende zwischen 18 und 71 Jahren; im Mittel sind sie 34.',
      'students between 18 and 71 years old; their mean age is 34.',
    ),
  ),
  figure(
    t('71 %', '71%'),
    t(
      'arbeiten neben dem Studium, im Mittel 31 Stunden in der Woche.',
      'work while they study, 31 hours a week on average.',
    ),
  ),
  figure(
    '24',
    t(
      'sitzen höchstens in einem Live-Kurs, auch im ersten Semester.',
      'at most share a live class, in the first semester too.',
    ),
  ),
  figure(
    t('81 %', '81%'),
    t(
      'derer, die 2018 bis 2020 begannen, haben heute ihren Abschluss.',
      'of those who began between 2018 and 2020 hold their degree today.',
    ),
  ),
)

const programmes = grid(
  {
    headline: t('Womit fängst du an?', 'Where would you like to begin?'),
    intro: t(
      rich(
        'Alle Studiengänge führen zu 180 ECTS und einem staatlich anerkannten Bachelor. Das Tempo wählst du bei der Einschreibung und kannst es jedes Semester ändern.',
      ),
      rich(
        'Every programme leads to 180 ECTS credits and a state-recognised bachelor’s degree. You choose your speed when you enrol, and may change it every semester.',
      ),
    ),
    columnsTablet: '2',
    columnsDesktop: '3',
    backgroundColor: 'gray-50',
    topEdge: 'slope-up',
  },
  card({
    variant: 'catalogue',
    preTitle: 'Bachelor of Arts',
    title: t('Betriebswirt\u00adschaftslehre', 'Business Administration'),
    content: t(
      'Rechnen, verhandeln, führen: 30 Module und 8 Schwerpunkte. Ab 198 € im Monat.',
      'Calculate, negotiate, lead: 30 modules and 8 specialisations. From €198 a month.',
    ),
    image: picture('business-administration'),
    ectsText: '180 ECTS',
    languageText: t('Deutsch, Englisch', 'German, English'),
    link: business,
    linkLabel: t('Zum Studiengang', 'See the programme'),
  }),
  card({
    variant: 'catalogue',
    preTitle: 'Bachelor of Arts',
    title: t('Gesundheits\u00admanagement', 'Health Management'),
    content: t(
      'Von der Station in die Leitung: bis zu 60 ECTS aus deiner Pflegeausbildung zählen mit. Ab 180 € im Monat.',
      'From the ward to its management: up to 60 credits of your nursing training count. From €180 a month.',
    ),
    image: picture('health-management'),
    ectsText: '180 ECTS',
    languageText: t('Deutsch', 'German'),
    link: health,
    linkLabel: t('Zum Studiengang', 'See the programme'),
  }),
  card({
    variant: 'catalogue',
    preTitle: t('Übersicht', 'Overview'),
    title: t('Alle sechs im Vergleich', 'All six compared'),
    content: t(
      'Dazu Informatik, Soziale Arbeit, Agrarmanagement und BWL im dualen Studium: Dauer, Preis und Abschluss in einer Tabelle.',
      'Computer science, social work, agricultural management and dual business studies too: length, price and degree in one table.',
    ),
    image: picture('hero-bachelor'),
    ectsText: t('36 bis 84 Monate', '36 to 84 months'),
    link: storyLink('bachelor'),
    linkLabel: t('Studiengänge vergleichen', 'Compare programmes'),
  }),
)

const week = t(
  rich(
    'Mehmet leitet einen Baumarkt in Kassel und studiert BWL in Teilzeit II. Seine 15 Stunden verteilen sich so:',
    table(
      ['Wann', 'Was', 'Stunden'],
      ['Mo, Mi, Fr, 5:30 Uhr', 'Skript und Übungsaufgaben', '6'],
      ['Dienstag, 19 Uhr', 'Live-Kurs Controlling, Kamera freiwillig', '2'],
      ['Donnerstag, 20 Uhr', 'Lerngruppe zu viert, per Video', '2'],
      ['Samstag, 9 Uhr', 'Fallstudie, im Café oder auf dem Campus', '5'],
    ),
    'Wer einen Live-Kurs verpasst, sieht die Aufzeichnung: Sie steht nach 48 Stunden bereit und bleibt es bis zum Abschluss.',
  ),
  rich(
    'Mehmet runs a builder’s merchant in Kassel and studies business administration, part time II. His 15 hours look like this:',
    table(
      ['When', 'What', 'Hours'],
      ['Mon, Wed, Fri, 5.30 am', 'Course book and exercises', '6'],
      ['Tuesday, 7 pm', 'Live class in controlling, camera optional', '2'],
      ['Thursday, 8 pm', 'Study group of four, by video', '2'],
      ['Saturday, 9 am', 'Case study, in a café or on campus', '5'],
    ),
    'If you miss a live class, watch the recording: it is there within 48 hours and stays until you graduate.',
  ),
)

const examinations = columns(
  richText(
    t(
      rich(
        'Du meldest dich an, wenn du so weit bist, auch erst 24 Stunden vorher. Eine Klausur schreibst du zu Hause am eigenen Rechner oder in einem von 34 Prüfungszentren in Deutschland, Österreich, der Schweiz und London.',
        'Ein Drittel der Module schließt du ganz ohne Klausur ab: mit Hausarbeit, Fallstudie oder Präsentation.',
      ),
      rich(
        'You register when you are ready, even just 24 hours ahead. Sit an examination at home on your own computer, or in one of 34 centres in Germany, Austria, Switzerland and London.',
        'A third of the modules end without any examination: with a paper, a case study or a presentation.',
      ),
    ),
  ),
  richText(
    t(
      facts(
        ['Online', '365 Tage im Jahr, 6 bis 23 Uhr'],
        ['Im Zentrum', 'Samstags und am ersten Mittwoch im Monat'],
        ['Wiederholen', 'Zweimal je Modul, ohne Gebühr und Wartezeit'],
        ['Ergebnis', 'Nach höchstens 3 Wochen'],
      ),
      facts(
        ['Online', '365 days a year, 6 am to 11 pm'],
        ['At a centre', 'Saturdays and the first Wednesday of the month'],
        ['Retakes', 'Two for each module, no fee, no waiting'],
        ['Results', 'Within 3 weeks'],
      ),
    ),
  ),
)

export const support = grid(
  { columnsTablet: '3', columnsDesktop: '3', spacing: 'none' },
  topic(
    t('Studienbegleitung', 'Your study guide'),
    t(
      'Plant mit dir jedes Semester und meldet sich, wenn drei Wochen lang nichts von dir kommt. Montags bis freitags von 8 bis 20 Uhr.',
      'Plans each semester with you, and gets in touch after three weeks of silence. Monday to Friday from 8 am to 8 pm.',
    ),
  ),
  topic(
    t('Lehrende', 'Your lecturers'),
    t(
      'Beantworten Fachfragen innerhalb von 24 Stunden und halten jede Woche eine Sprechstunde per Video.',
      'Answer questions on the subject within 24 hours and hold office hours by video every week.',
    ),
  ),
  topic(
    t('Mentorin oder Mentor', 'Your mentor'),
    t(
      'Studiert dasselbe, zwei Semester weiter, und weiß, welche Übung sich vor der Klausur lohnt.',
      'Is on the same programme, two semesters ahead, and knows which exercise pays before the exam.',
    ),
  ),
)

const howItWorks = container(
  { anchor: 'fernstudium' },
  headline(
    t('So sieht Fernstudium an einem Dienstag aus', 'What distance learning looks like on a Tuesday'),
    t(
      'Drei Fragen, die im ersten Gespräch fast immer kommen.',
      'Three things that nearly everyone asks about in the first call.',
    ),
  ),
  {
    component: 'tabs',
    label: t('So studierst du', 'How you study'),
    items: [
      tab(t('Deine Woche', 'Your week'), richText(week)),
      tab(t('Prüfungen', 'Examinations'), examinations),
      tab(t('Betreuung', 'Support'), support),
    ],
  },
)

const prices = container(
  { anchor: 'kosten', backgroundColor: 'white-off', topEdge: 'slope-down', bottomEdge: 'slope-down' },
  priceBoxes({
    headline: t('Was BWL im Monat kostet', 'What a degree in business costs a month'),
    description: t(
      'Betriebswirtschaftslehre in drei Tempi, eine Summe: 14.256 € für das ganze Studium, egal wie lange du brauchst. Die ersten vier Wochen sind kostenlos, danach kannst du jeden Monat pausieren.',
      'Business administration at three speeds, one sum: €14,256 for the whole programme, however long you take. The first four weeks are free, and after that you may pause in any month.',
    ),
    careId: 'BABWL-FS',
    total: 14_256,
    buttonText: t('Studiengang ansehen', 'See the programme'),
    linkOf: () => business,
  }),
)

export const students = grid(
  {
    headline: t('Drei, die mittendrin sind', 'Three who are in the middle of it'),
    columnsTablet: '3',
    columnsDesktop: '3',
  },
  voice('portrait-lena', {
    preTitle: t('BWL, Vollzeit, 2. Semester', 'Business, full time, 2nd semester'),
    title: t('Lena, 19, Rostock', 'Lena, 19, Rostock'),
    quote: t(
      '„Ich wollte nicht noch mal Schule. Hier mache ich Mathe nachts um elf und surfe vormittags. Fünf von sechs Prüfungen habe ich schon.“',
      '“I didn’t want school all over again. Here I do maths at eleven at night and surf in the morning. Five of six exams are behind me.”',
    ),
  }),
  voice('portrait-mehmet', {
    preTitle: t('BWL, Teilzeit II, 7. Semester', 'Business, part time II, 7th semester'),
    title: t('Mehmet, 38, Kassel', 'Mehmet, 38, Kassel'),
    quote: t(
      '„Mein Betriebswirt hat mir 45 ECTS gebracht. Das waren anderthalb Jahre weniger, und die habe ich mit meinen Töchtern verbracht.“',
      '“My vocational diploma brought me 45 credits. That was a year and a half less, and I spent it with my daughters.”',
    ),
  }),
  voice('portrait-amara', {
    preTitle: t('Gesundheitsmanagement, Teilzeit I', 'Health management, part time I'),
    title: t('Amara, 41, Leipzig', 'Amara, 41, Leipzig'),
    quote: t(
      '„Nach der Nachtschicht schlafe ich vier Stunden, dann lerne ich drei. Im Mai übernehme ich die Stationsleitung.“',
      '“After a night shift I sleep for four hours, then study for three. In May I take over as ward manager.”',
    ),
  }),
)

const voices = container({ anchor: 'stimmen' }, students)

export const places = grid(
  {
    headline: t('Online zuerst. Mit Türen, die offen stehen', 'Online first. With doors that are open'),
    intro: t(
      rich(
        'Du musst nie anreisen. Aber du darfst: 63 % unserer Studierenden kommen mindestens einmal im Jahr auf einen Campus.',
      ),
      rich('You never have to travel. But you may: 63% of our students visit a campus at least once a year.'),
    ),
    columnsTablet: '3',
    columnsDesktop: '3',
  },
  card({
    image: picture('landing-page-study'),
    title: t('Online', 'Online'),
    content: t(
      '120 Live-Kurse in der Woche, 64.000 E-Books und Fachartikel, ein Lernforum, in dem auch um Mitternacht jemand antwortet.',
      '120 live classes a week, 64,000 e-books and articles, and a forum where someone answers even at midnight.',
    ),
  }),
  card({
    image: picture('campus-berlin'),
    title: t('Berlin, an der Spree', 'Berlin, on the Spree'),
    content: t(
      '22 Seminarräume, 90 Lernplätze, offen von 7 bis 22 Uhr. Vom Bahnhof Alexanderplatz sind es 6 Minuten zu Fuß.',
      '22 seminar rooms, 90 desks, open from 7 am to 10 pm. A 6-minute walk from Alexanderplatz station.',
    ),
  }),
  card({
    image: picture('campus-munich'),
    title: t('München, am Altstadtring', 'Munich, by the old town'),
    content: t(
      '14 Seminarräume, 60 Lernplätze, samstags Klausuren und Kaffee. Vom Marienplatz sind es 8 Minuten zu Fuß.',
      '14 seminar rooms, 60 desks, examinations and coffee on Saturdays. An 8-minute walk from Marienplatz.',
    ),
  }),
)

const campus = container({ anchor: 'campus', backgroundColor: 'silver', topEdge: 'slope-up' }, places)

const start = container(
  { backgroundColor: 'gradient-dark', topEdge: 'slope-down', accentColor: 'yellow' },
  semesterCountdown,
  richText(
    t(
      rich(
        'Allein losgehen kannst du jeden Tag: Skripte und Aufzeichnungen stehen dir ab der Einschreibung offen. Gemeinsam beginnen wir am **1. April** und am **1. Oktober**.',
      ),
      rich(
        'You can set off on your own any day: course books and recordings open when you enrol. Together we begin on **1 April** and **1 October**.',
      ),
    ),
  ),
  button(t('Platz im Sommersemester sichern', 'Take a place for the summer'), applyLink()),
)

const faq = container(
  { anchor: 'fragen' },
  headline(t('Was du vorher wissen willst', 'What you will want to know first')),
  accordion(
    questions(
      t('Zulassung und Abschluss', 'Admission and degree'),
      question(
        t('Kann ich ohne Abitur studieren?', 'Can I study without A levels?'),
        t(
          rich(
            'Ja. Mit Meisterbrief oder einer gleichwertigen Fortbildung bist du sofort zugelassen. Mit abgeschlossener Ausbildung und drei Jahren im Beruf beginnst du auf Probe: Nach zwei bestandenen Modulen bist du regulär eingeschrieben.',
          ),
          rich(
            'Yes. With a master craftsman’s certificate or equal further training you are admitted at once. With completed vocational training and three years at work you begin on probation: after two passed modules you are fully enrolled.',
          ),
        ),
      ),
      question(
        t(
          'Ist der Abschluss so viel wert wie der einer Universität?',
          'Is the degree worth as much as one from a university?',
        ),
        t(
          rich(
            'Dein Bachelor ist staatlich anerkannt und akkreditiert. Du kannst damit an jeder Hochschule einen Master beginnen; im Zeugnis steht kein Wort von „Fernstudium“.',
          ),
          rich(
            'Your bachelor’s degree is state-recognised and accredited. It admits you to a master’s at any university; the certificate does not say “distance learning”.',
          ),
        ),
      ),
      question(
        t('Was von meiner Ausbildung zählt mit?', 'How much of my training counts?'),
        t(
          rich(
            'Bis zu 60 ECTS in Gesundheitsmanagement, bis zu 45 in BWL. Wir prüfen deine Nachweise kostenlos, innerhalb von fünf Werktagen und bevor du dich bewirbst.',
          ),
          rich(
            'Up to 60 credits in health management, up to 45 in business administration. We check your papers free of charge, within five working days and before you apply.',
          ),
        ),
      ),
    ),
    questions(
      t('Geld und Zeit', 'Money and time'),
      question(
        t('Was, wenn ich länger brauche?', 'What if I take longer?'),
        t(
          rich(
            'Bis zu 12 Monate über die Regelzeit hinaus zahlst du nichts. Wer in Teilzeit II studiert, hat also sieben Jahre zum Preis von sechs.',
          ),
          rich(
            'Up to 12 months beyond the standard time cost you nothing. In part time II that makes seven years for the price of six.',
          ),
        ),
      ),
      question(
        t('Bekomme ich BAföG?', 'Can I get BAföG, the German student grant?'),
        t(
          rich(
            'In Vollzeit ja, bis zu 992 € im Monat. Für Meisterinnen, Pflegekräfte und Fachwirte kommen Aufstiegs- und Weiterbildungsstipendien hinzu; Sofia aus der Beratung rechnet sie mit dir durch.',
          ),
          rich(
            'Full time, yes, up to €992 a month if you live in Germany. There are scholarships for skilled workers and nurses as well; Sofia from our advice team will go through them with you.',
          ),
        ),
      ),
      question(
        t('Kann ich pausieren oder kündigen?', 'Can I pause or cancel?'),
        t(
          rich(
            'Pausieren: jeden Monat, insgesamt zwölf Monate lang, ohne Gebühr. Kündigen: mit sechs Wochen Frist zum Ende jedes Quartals. In den ersten vier Wochen genügt eine E-Mail, und du hast nichts bezahlt.',
          ),
          rich(
            'Pause: in any month, for twelve months in all, without a fee. Cancel: with six weeks’ notice to the end of a quarter. In the first four weeks an e-mail is enough, and you have paid nothing.',
          ),
        ),
      ),
    ),
  ),
)

const advice = container(
  { anchor: 'beratung', backgroundColor: 'page-color', topEdge: 'slope-up' },
  columns(
    container(
      {},
      headline(t('Frag Sofia, bevor du rechnest', 'Ask Sofia before you do the sums')),
      richText(
        t(
          rich(
            'Sofia Brandt und fünf Kolleginnen und Kollegen sagen dir in 20 Minuten, was dir angerechnet wird, was es kostet und ob es in deine Woche passt. Manchmal raten sie auch ab.',
            'Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr. E-Mails beantworten wir an Werktagen innerhalb von zwei Stunden.',
          ),
          rich(
            'Sofia Brandt and five colleagues tell you in 20 minutes what counts towards your degree, what it costs, and whether it fits into your week. Sometimes they advise against it.',
            'Monday to Friday from 8 am to 8 pm, Saturday from 10 am to 2 pm, Berlin time. On working days we answer e-mails within two hours.',
          ),
        ),
      ),
      callAdvice,
      writeAdvice,
    ),
    card({
      image: picture('advice-call'),
      content: t(
        'Sofia Brandt, Studienberatung, seit 2011 in Tannhagen',
        'Sofia Brandt, study adviser, at Tannhagen since 2011',
      ),
    }),
  ),
)

export const home: StoryDraft = {
  slug: 'home',
  name: t('Startseite', 'Home'),
  languages: everyLanguage,
  content: {
    component: 'page',
    seoTitle: t(
      'Online studieren: Bachelor ab 180 € im Monat',
      'Study online: bachelor’s degrees from €180 a month',
    ),
    seoDescription: t(
      'Sechs staatlich anerkannte Bachelorstudiengänge im Fernstudium: ab 180 € im Monat, auch ohne Abitur, mit Campus in Berlin und München. Vier Wochen kostenlos.',
      'Six state-recognised bachelor’s degrees by distance learning: from €180 a month, A levels not required, campuses in Berlin and Munich. Four weeks free.',
    ),
    preloadImage: picture('hero-home'),
    shareImage: picture('hero-home'),
    body: [hero, figures, programmes, howItWorks, prices, voices, campus, start, faq, advice],
  },
}
