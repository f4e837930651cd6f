import { type StoryDraft, storyLink, urlLink } from '../../story.ts'
import { rich, t } from '../../text.ts'
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
  secondary,
  table,
  topic,
} from '../blocks.ts'
import { dualProgrammes } from '../programmes/of-units.ts'
import { cardOf } from '../programmes/programme.ts'
import { dualCountdown } from '../start.ts'
import { applyDual, callRuben, writeRuben } from './people.ts'
import { dualBusinessPage, dualComputingPage } from './products.ts'

const hero = {
  component: 'hero',
  type: 'full',
  frameLabel: t('Dual studieren seit 2018', 'Study with a company, since 2018'),
  headline: t('Montags Hörsaal, mittwochs Werkhalle', 'Class on Monday, works hall on Wednesday'),
  subline: t(
    'Drei Jahre, ein Bachelor, ein Vertrag: Dein Betrieb zahlt die Gebühren und dir im Mittel 1.180 € im Monat.',
    'Three years, one bachelor’s degree, one contract: your company pays the fees, and you €1,180 a month on average.',
  ),
  excludeSublineFromH1: true,
  image: picture('dual-home'),
  flagText: t('150 freie Plätze für Oktober', '150 open places for October'),
  flagHref: storyLink('ds/home', 'ablauf'),
  flagIcon: 'calendar',
}

const figures = grid(
  {
    headline: t('Was nach acht Jahren zählbar ist', 'What eight years add up to'),
    columnsMobile: '2',
    columnsTablet: '2',
    columnsDesktop: '4',
  },
  figure(
    '112',
    t(
      'Betriebe bilden mit uns aus, vom Hofladen bis zur Klinik.',
      'companies train with us, from farm shop to hospital.',
    ),
  ),
  figure(
    '500',
    t('Studierende teilen ihre Woche zwischen zwei Orten.', 'students share their week between two places.'),
  ),
  figure(
    t('84 %', '84%'),
    t('bleiben nach dem Abschluss in ihrem Betrieb.', 'stay with their company after they graduate.'),
  ),
  figure(
    t('0 €', '€0'),
    t(
      'kostet dich das Studium, vom ersten Tag bis zum letzten.',
      'is what you pay, from the first day to the last.',
    ),
  ),
)

const programmes = container(
  { anchor: 'studiengaenge', backgroundColor: 'black', topEdge: 'slope-down', bottomEdge: 'slope-down' },
  grid(
    {
      headline: t('Vier Bachelor, und ein Platz für Betriebe', 'Four degrees, and a page for companies'),
      columnsTablet: '2',
      columnsDesktop: '4',
      spacing: 'none',
    },
    card({
      variant: 'catalogue',
      preTitle: 'Bachelor of Arts',
      title: t('Betriebswirt\u00adschaftslehre', 'Business Administration'),
      content: t(
        'Einkaufen, rechnen, führen. 63 freie Plätze in 71 Betrieben, von der Bank bis zum Großhandel.',
        'Buy, calculate, lead. 63 open places in 71 companies, from bank to wholesaler.',
      ),
      image: picture('dual-business'),
      ectsText: '180 ECTS',
      languageText: t('Deutsch', 'German'),
      link: storyLink(dualBusinessPage),
      linkLabel: t('Zum Studiengang', 'See the programme'),
    }),
    card({
      variant: 'catalogue',
      preTitle: 'Bachelor of Science',
      title: t('Informatik', 'Computer Science'),
      content: t(
        'Programmieren, testen, ausliefern. 41 freie Plätze in 44 Betrieben, vom Roboterbau bis zur Klinik.',
        'Program, test, ship. 41 open places in 44 companies, from robot maker to hospital.',
      ),
      image: picture('dual-computing'),
      ectsText: '180 ECTS',
      languageText: t('Deutsch, Englisch', 'German, English'),
      link: storyLink(dualComputingPage),
      linkLabel: t('Zum Studiengang', 'See the programme'),
    }),
    ...dualProgrammes.map(({ name: [german, english], ...programme }) =>
      cardOf({ ...programme, name: [german.replace('smanagement', 's\u00admanagement'), english] }),
    ),
  ),
  card({
    variant: 'image-left',
    preTitle: t('Für Betriebe', 'For companies'),
    title: t('Partner werden', 'Become a partner'),
    content: t(
      'Drei Vorschläge in zwei Wochen, ein Probetag, ein Vertrag. Ab 495 € im Monat und der Vergütung. Antwort am selben Tag.',
      'Three candidates in two weeks, a trial day, a contract. From €495 a month and the pay. Answer the same day.',
    ),
    image: picture('dual-partners'),
    link: storyLink('ds/partner-werden'),
    linkLabel: t('So läuft es ab', 'How it works'),
  }),
)

const week = container(
  { anchor: 'woche' },
  headline(
    t('Nele hat zwei Schreibtische', 'Nele has two desks'),
    t(
      'BWL, drittes Semester, Vertrieb bei Nordwerk in Berlin-Spandau.',
      'Business, third semester, sales at Nordwerk in Berlin-Spandau.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Tag', 'Wo', 'Was'],
          ['Montag', 'Campus', 'Kostenrechnung, dann Fallwerkstatt in der Gruppe von 18'],
          ['Dienstag', 'Zu Hause', 'Live-Kurs Vertragsrecht, nachmittags Skript und Übungen'],
          ['Mittwoch', 'Betrieb', 'Angebot für 80 Pumpen schreiben, mit Herrn Aydin prüfen'],
          ['Donnerstag', 'Betrieb', 'Besuch beim Kunden in Brandenburg'],
          ['Freitag', 'Betrieb', 'Nachfassen am Telefon, ab 13 Uhr bezahlte Lernzeit'],
        ),
      ),
      rich(
        table(
          ['Day', 'Where', 'What'],
          ['Monday', 'Campus', 'Cost accounting, then a case workshop in a group of 18'],
          ['Tuesday', 'At home', 'Live class in contract law, course book and exercises after lunch'],
          ['Wednesday', 'At work', 'Writing a quote for 80 pumps, checking it with Mr Aydin'],
          ['Thursday', 'At work', 'Seeing a customer in Brandenburg'],
          ['Friday', 'At work', 'Following up by telephone; from 1 pm paid time to study'],
        ),
      ),
    ),
  ),
)

const nele = {
  component: 'testimonial',
  layout: 'large',
  color: 'red',
  headline: t('Aus der Vorlesung ins Angebot', 'From the lecture into the quote'),
  quote: t(
    'Am Montag habe ich verstanden, was ein Deckungsbeitrag ist. Am Mittwoch habe ich gemerkt, dass wir Ersatzteile seit Jahren zu billig verkaufen. Die neue Preisliste steht im Netz.',
    'On Monday I understood what a contribution margin is. On Wednesday I saw that we had sold spare parts too cheaply for years. The new price list is online.',
  ),
  fullName: 'Nele',
  title: t('BWL dual, Vertrieb bei Nordwerk', 'Business with a company, sales at Nordwerk'),
  age: '22',
  studyStart: t('Oktober 2025', 'October 2025'),
  photo: picture('portrait-nele'),
}

const pay = container(
  { anchor: 'verguetung', backgroundColor: 'page-color', topEdge: 'slope-up', bottomEdge: 'slope-up' },
  columns(
    container(
      {},
      headline(t('Was du verdienst', 'What you earn')),
      richText(
        t(
          rich(
            'Du bist angestellt, mit Vertrag, Sozialversicherung und 28 Tagen Urlaub. Die Vergütung steigt jedes Jahr um mindestens 80 €.',
            'Zwei von drei Betrieben zahlen auch das Ticket für Bus und Bahn. Die Studiengebühr zahlen alle.',
          ),
          rich(
            'You are employed, with a contract, social insurance and 28 days of leave. Your pay rises by at least €80 each year.',
            'Two in three companies pay for your travel pass as well. All of them pay the fees.',
          ),
        ),
      ),
    ),
    richText(
      t(
        facts(
          ['Banken und Versicherungen', '1.460 € im\u00a0Monat'],
          ['Industrie', '1.290 € im\u00a0Monat'],
          ['Kliniken', '1.150 € im\u00a0Monat'],
          ['IT und Medien', '1.120 € im\u00a0Monat'],
          ['Handel', '940 € im\u00a0Monat'],
        ),
        facts(
          ['Banks and insurers', '€1,460 a month'],
          ['Manufacturing', '€1,290 a month'],
          ['Hospitals', '€1,150 a month'],
          ['Software and media', '€1,120 a month'],
          ['Retail', '€940 a month'],
        ),
      ),
    ),
  ),
)

const partners = {
  component: 'logo-cloud',
  headline: t('Fünf von 112', 'Five of 112'),
  logos: (['nordwerk', 'klinikum', 'lindbank', 'agrion', 'kubik'] as const).map(name => ({
    component: 'logo',
    image: picture(`logo-${name}`),
    href: urlLink(`https://${name}.example/`),
  })),
  slidesPerView: '2',
}

const steps = container(
  { anchor: 'ablauf', backgroundColor: 'white-off', topEdge: 'curve-out' },
  headline(
    t('In neun Wochen zum Vertrag', 'A contract in nine weeks'),
    t(
      'So lange dauert es im Median. Beginne spätestens Ende Juni.',
      'That is the median. Begin by the end of June.',
    ),
  ),
  grid(
    { columnsTablet: '2', columnsDesktop: '4', spacing: 'none' },
    topic(
      t('Woche 1: Unterlagen', 'Week 1: your papers'),
      t(
        'Zeugnis, Lebenslauf und drei Branchen, die dich reizen. Im Formular, ohne Anschreiben.',
        'Certificate, CV and three trades that attract you. In the form, no covering letter.',
      ),
    ),
    topic(
      t('Woche 2: Gespräch', 'Week 2: a talk'),
      t(
        'Ruben Falk fragt eine halbe Stunde lang, was du kannst und was du nicht willst.',
        'For half an hour Ruben Falk asks what you can do and what you do not want.',
      ),
    ),
    topic(
      t('Woche 3 bis 7: Betriebe', 'Weeks 3 to 7: companies'),
      t(
        'Du triffst zwei bis vier und arbeitest in einem davon einen Tag lang mit.',
        'You meet two to four of them, and work with one for a day.',
      ),
    ),
    topic(
      t('Woche 9: zwei Verträge', 'Week 9: two contracts'),
      t(
        'Einer mit dem Betrieb, einer mit uns. Beide enden nach 36 Monaten.',
        'One with the company, one with us. Both end after 36 months.',
      ),
    ),
  ),
  button(t('Unterlagen schicken', 'Send your papers'), applyDual()),
  secondary(
    t('Oder triff zwölf an einem Nachmittag', 'Or meet twelve in one afternoon'),
    storyLink('ds/veranstaltungen/speed-dating-betriebe-2027'),
  ),
)

const asked = container(
  { anchor: 'fragen' },
  columns(
    container(
      {},
      headline(t('Drei Fragen vor dem Ja', 'Three questions before you say yes')),
      accordion(
        questions(
          undefined,
          question(
            t('Muss ich danach im Betrieb bleiben?', 'Do I have to stay with the company?'),
            t(
              rich('Nein. Verträge, die dich danach binden, unterschreiben wir nicht mit.'),
              rich('No. We do not sign contracts that bind you afterwards.'),
            ),
          ),
          question(
            t('Schaffe ich das neben 25 Stunden Arbeit?', 'Can I manage it beside 25 hours of work?'),
            t(
              rich(
                'Rechne mit 38 Stunden in der Woche, Lernzeit inbegriffen. 7 von 8 schließen in 36 Monaten ab; wer länger braucht, behält Vertrag und Vergütung bis zu einem Jahr.',
              ),
              rich(
                'Count on 38 hours a week, study included. 7 in 8 finish within 36 months; if you take longer, contract and pay go on for up to a year.',
              ),
            ),
          ),
          question(
            t('Kann ich meinen Betrieb mitbringen?', 'May I bring my own company?'),
            t(
              rich(
                'Ja, so kommt jede vierte Person zu uns. Der Betrieb braucht jemanden, der dich anleitet, und ein [Gespräch von 40 Minuten](/partner-werden/) mit uns.',
              ),
              rich(
                'Yes, one in four comes that way. The company needs someone to train you, and [40 minutes](/en/for-companies/) for a talk with us.',
              ),
            ),
          ),
        ),
      ),
    ),
    container(
      { border: 'custom', accentColor: 'red' },
      headline(t('Frag Ruben', 'Ask Ruben'), undefined, { look: 'h3' }),
      richText(
        t(
          rich(
            'Ruben Falk kennt alle 112 Betriebe und sagt dir auch, welcher nicht zu dir passt. Dienstag bis Freitag von 9 bis 17 Uhr.',
          ),
          rich(
            'Ruben Falk knows all 112 companies, and tells you which would not suit you. Tuesday to Friday from 9 am to 5 pm.',
          ),
        ),
      ),
      callRuben,
      writeRuben,
    ),
  ),
)

const start = container(
  { backgroundColor: 'gradient-dark', topEdge: 'slope-up', accentColor: 'yellow' },
  dualCountdown,
  button(t('Platz für Oktober finden', 'Find a place for October'), applyDual()),
)

export const home: StoryDraft = {
  slug: 'ds/home',
  name: t('Duales Studium', 'Study with a company'),
  content: {
    component: 'page',
    seoTitle: t('Dual studieren: Bachelor mit Gehalt', 'Study with a company: a paid bachelor’s degree'),
    seoDescription: t(
      'Duales Studium in Berlin und München: vier Bachelor, 36 Monate, 0 € Gebühren, im Mittel 1.180 € im Monat. 150 freie Plätze.',
      'Study with a company in Berlin or Munich: one of four bachelor’s degrees, 36 months, no fees and €1,180 a month in pay. 150 open places.',
    ),
    preloadImage: picture('dual-home'),
    shareImage: picture('dual-home'),
    body: [hero, figures, programmes, week, nele, pay, partners, steps, asked, start],
  },
}
