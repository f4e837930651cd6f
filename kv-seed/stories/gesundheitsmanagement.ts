import type { StoryDraft } from '../story.ts'
import { rich, t } from '../text.ts'
import {
  accordion,
  actionBar,
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
  tab,
  table,
} from './blocks.ts'
import { closing } from './closing.ts'
import { adviceAtHome, applyLink } from './contact.ts'
import { shortFundingCalculator } from './funding/page.ts'
import { priceBoxes } from './prices.ts'
import { termsBlock } from './products.ts'

const slug = 'bachelor/gesundheitsmanagement'

const hero = {
  component: 'hero',
  type: 'full',
  frameLabel: t('Bachelor of Arts, 180 ECTS', 'Bachelor of Arts, 180 credits'),
  headline: t('Gesundheits\u00admanagement', 'Health Management'),
  subline: t(
    'Von der Station in die Leitung, ohne den Dienst aufzugeben: 36, 48 oder 72 Monate, ab 180 € im Monat, Start an jedem Tag.',
    'From the ward to its management without giving up your shifts: 36, 48 or 72 months, from €180 a month, start on any day.',
  ),
  excludeSublineFromH1: true,
  image: picture('health-management'),
  flagText: t('Jetzt bewerben', 'Apply now'),
  flagHref: applyLink('gesundheitsmanagement'),
  flagIcon: 'graduation',
}

const atAGlance = container(
  { anchor: 'ueberblick' },
  headline(t('Das Wichtigste zuerst', 'First things first')),
  richText(
    t(
      facts(
        ['Abschluss', 'Bachelor of Arts (B.A.), staatlich anerkannt und akkreditiert'],
        [
          'Führt zu',
          'Stations- und Bereichsleitung, Qualitätsmanagement, Medizincontrolling, Praxismanagement',
        ],
        ['Dauer', '36, 48 oder 72 Monate; mit Pflegeausbildung bis zu einem Drittel weniger'],
        ['Kosten', '360 €, 270 € oder 180 € im Monat, gesamt 12.960 €, dazu einmalig 699 € Prüfungsgebühr'],
        ['Start', 'An jedem Tag; Live-Kurse ab 1. April und 1. Oktober'],
        ['Voraussetzung', 'Abitur oder Ausbildung im Gesundheitswesen mit drei Jahren Beruf; kein NC'],
        [
          'Beratung',
          'Sofia Brandt, [030 23125 140](tel:+493023125140), Mo bis Fr 8 bis 20 Uhr, Sa 10 bis 14 Uhr',
        ],
        ['Bewerbung', 'Online, zwölf Minuten, drei Dateien, Antwort in fünf Werktagen'],
      ),
      facts(
        ['Degree', 'Bachelor of Arts (B.A.), state-recognised and accredited'],
        [
          'Leads to',
          'Ward and department management, quality management, medical controlling, practice management',
        ],
        ['Length', '36, 48 or 72 months; up to a third less with nursing training'],
        ['Fees', '€360, €270 or €180 a month, €12,960 in all, plus a single examination fee of €699'],
        ['Start', 'On any day; live courses from 1 April and 1 October'],
        [
          'You need',
          'A levels, or training in health care and three years at work; no grade limit. Taught in German',
        ],
        [
          'Advice',
          'Sofia Brandt, [+49 30 23125 140](tel:+493023125140), Mon to Fri 8 am to 8 pm, Sat 10 am to 2 pm',
        ],
        ['Application', 'Online, twelve minutes, three files, an answer within five working days'],
      ),
    ),
  ),
  button(t('Jetzt bewerben', 'Apply now'), applyLink('gesundheitsmanagement')),
  secondary(t('Beraten lassen', 'Get advice'), adviceAtHome),
)

const credit = container(
  { anchor: 'anrechnung', backgroundColor: 'page-color', topEdge: 'slope-up', bottomEdge: 'slope-up' },
  headline(
    t('Deine Ausbildung ist der Anfang', 'Your training is the beginning'),
    t(
      'Was du am Bett gelernt hast, musst du nicht noch einmal schreiben.',
      'What you learned at the bedside you need not write about again.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Du bringst mit', 'Angerechnet', 'Du sparst', 'Teilzeit II dauert'],
          ['Pflegefachfrau, Pflegefachmann', '60 ECTS', '4.320 €', '48 Monate'],
          ['Fachweiterbildung Intensiv oder Anästhesie', '60 ECTS', '4.320 €', '48 Monate'],
          ['Medizinische Fachangestellte', '35 ECTS', '2.520 €', '58 Monate'],
          ['Notfallsanitäterin, Notfallsanitäter', '45 ECTS', '3.240 €', '54 Monate'],
          ['Kaufmann im Gesundheitswesen', '40 ECTS', '2.880 €', '56 Monate'],
        ),
      ),
      rich(
        table(
          ['You bring', 'Counts for', 'You save', 'Part time II takes'],
          ['Nursing', '60 credits', '€4,320', '48 months'],
          ['Intensive care or anaesthesia nursing', '60 credits', '€4,320', '48 months'],
          ['Medical assistant', '35 credits', '€2,520', '58 months'],
          ['Paramedic', '45 credits', '€3,240', '54 months'],
          ['Health care administration', '40 credits', '€2,880', '56 months'],
        ),
      ),
    ),
  ),
)

const shifts = container(
  {},
  headline(
    t('Gebaut um den Dienstplan', 'Built around the rota'),
    t(
      '68 % der Studierenden in diesem Fach arbeiten in Schichten.',
      '68% of the students in this subject work shifts.',
    ),
  ),
  {
    component: 'tabs',
    label: t('Studieren neben dem Dienst', 'Studying alongside shifts'),
    items: [
      tab(
        t('Nach der Nacht', 'After a night'),
        columns(
          richText(
            t(
              rich(
                'Jeder Live-Kurs läuft zweimal in der Woche, einmal am Vormittag und einmal am Abend. Wer beide verschläft, sieht die Aufzeichnung und stellt die Frage im Forum.',
              ),
              rich(
                'Every live class runs twice a week, once in the morning and once in the evening. If you sleep through both, watch the recording and ask your question in the forum.',
              ),
            ),
          ),
          richText(
            t(
              facts(
                ['Live-Kurs', 'Dienstag 10 Uhr und Donnerstag 19 Uhr'],
                ['Aufzeichnung', 'Nach 48 Stunden, bis zum Abschluss'],
                ['Antwort im Forum', 'Innerhalb von 24 Stunden'],
              ),
              facts(
                ['Live class', 'Tuesday 10 am and Thursday 7 pm'],
                ['Recording', 'Within 48 hours, until you graduate'],
                ['Answer in the forum', 'Within 24 hours'],
              ),
            ),
          ),
        ),
      ),
      tab(
        t('Im Frühdienst', 'On an early shift'),
        columns(
          richText(
            t(
              rich(
                'Alle 30 Skripte gibt es auch zum Hören. Wer 25 Minuten zur Arbeit fährt, schafft so in Teilzeit II ein Viertel der Woche, ohne einen Tisch zu brauchen.',
              ),
              rich(
                'All 30 course books come as audio too. With a journey of 25 minutes to work you get through a quarter of the week in part time II without needing a desk.',
              ),
            ),
          ),
          richText(
            t(
              facts(
                ['Kapitel', '12 bis 18 Minuten lang'],
                ['Ohne Netz', 'Heruntergeladen im WLAN der Station'],
                ['Fragen', '5 nach jedem Kapitel, zum Antippen'],
              ),
              facts(
                ['Chapters', '12 to 18 minutes long'],
                ['Offline', 'Download them on the ward’s Wi-Fi'],
                ['Questions', '5 after each chapter, answered with a tap'],
              ),
            ),
          ),
        ),
      ),
      tab(
        t('Wenn jemand ausfällt', 'When you cover for someone'),
        columns(
          richText(
            t(
              rich(
                'Du springst ein, und am Samstag ist Klausur? Dann verschiebst du sie in der App, mit zwei Fingertipps und ohne Begründung.',
              ),
              rich(
                'You cover a shift, and there is an examination on Saturday? Then you move it in the app, with two taps and without a reason.',
              ),
            ),
          ),
          richText(
            t(
              facts(
                ['Verschieben', 'Bis 30 Minuten vor Beginn'],
                ['Wie oft', 'So oft es nötig ist'],
                ['Kosten', 'Keine, und kein Attest'],
              ),
              facts(
                ['Move it', 'Until 30 minutes before it begins'],
                ['How often', 'As often as you need to'],
                ['Cost', 'None, and no doctor’s note'],
              ),
            ),
          ),
        ),
      ),
    ],
  },
)

const quote = container(
  { backgroundColor: 'black', topEdge: 'slope-down', bottomEdge: 'slope-down', accentColor: 'yellow' },
  grid(
    { columnsTablet: '2', columnsDesktop: '2', spacing: 'none' },
    card({
      rounded: true,
      image: picture('portrait-amara'),
      backgroundColor: 'black',
      preTitle: t('Intensivpflegerin in Leipzig, Teilzeit I', 'Intensive care nurse in Leipzig, part time I'),
      title: t('Amara Okafor, 41', 'Amara Okafor, 41'),
      content: t(
        '„Ich habe 19 Jahre lang gesehen, was auf Station nicht läuft. Jetzt kann ich ausrechnen, was es kostet, und ab Mai darf ich es ändern.“',
        '“For 19 years I have seen what goes wrong on a ward. Now I can work out what it costs, and from May I may change it.”',
      ),
    }),
    card({
      rounded: true,
      image: picture('portrait-sofia'),
      backgroundColor: 'black',
      preTitle: t('Studienberatung', 'Study advice'),
      title: t('Sofia Brandt', 'Sofia Brandt'),
      content: t(
        '„Die häufigste Frage: Schaffe ich das neben drei Nächten in der Woche? Ehrliche Antwort: in 72 Monaten ja, in 36 nicht.“',
        '“The question I hear most: can I do this beside three nights a week? The honest answer: in 72 months yes, in 36 no.”',
      ),
    }),
  ),
)

const plan = container(
  { anchor: 'studienplan' },
  headline(
    t('Was du lernst', 'What you learn'),
    t(
      '30 Module zu 5 ECTS, dazu Praxisprojekt und Bachelorarbeit mit zusammen 30 ECTS.',
      '30 modules of 5 credits, plus a project and a thesis of 30 credits together.',
    ),
  ),
  accordion(
    questions(
      undefined,
      question(
        t('Gesundheit: 10 Module', 'Health: 10 modules'),
        t(
          rich(
            'Gesundheitssysteme im Vergleich, Epidemiologie, Ethik am Lebensende, Pflegewissenschaft, Medizin für Nichtmediziner, Prävention, Patientensicherheit, Digitale Gesundheit, Versorgungsforschung, Recht im Gesundheitswesen. Eine Pflegeausbildung ersetzt acht von diesen zehn und vier aus den anderen Gruppen.',
          ),
          rich(
            'Health systems compared, epidemiology, ethics at the end of life, nursing science, medicine for non-physicians, prevention, patient safety, digital health, care research, health law. Nursing training replaces eight of these ten, and four from the other groups.',
          ),
        ),
      ),
      question(
        t('Wirtschaft: 12 Module', 'Business: 12 modules'),
        t(
          rich(
            'Rechnungswesen, Krankenhausfinanzierung und Fallpauschalen, Medizincontrolling, Statistik, Einkauf und Logistik in der Klinik, Marketing für Praxen, Qualitätsmanagement, Projektmanagement, Strategie, Wirtschaftsrecht, Datenanalyse, Nachhaltige Klinik.',
          ),
          rich(
            'Accounting, hospital finance and case-based payment, medical controlling, statistics, hospital purchasing and logistics, marketing for practices, quality management, project management, strategy, business law, data analysis, the sustainable hospital.',
          ),
        ),
      ),
      question(
        t('Führung: 5 Module', 'Leadership: 5 modules'),
        t(
          rich(
            'Teams führen, schwierige Gespräche, Dienstplanung und Arbeitsrecht, Konflikte, Wandel auf Station. Alle fünf enden mit einem Gespräch statt einer Klausur: Du übst es mit Schauspielerinnen und Schauspielern.',
          ),
          rich(
            'Leading teams, difficult conversations, rotas and labour law, conflict, change on the ward. All five end with a conversation in place of an examination: you practise it with actors.',
          ),
        ),
      ),
      question(
        t('Dein Schwerpunkt: 3 Module', 'Your specialisation: 3 modules'),
        t(
          rich(
            'Wähle einen aus vier: Klinikleitung, Ambulante Versorgung, Betriebliches Gesundheitsmanagement oder Digitale Gesundheit.',
          ),
          rich(
            'Choose one of four: hospital management, outpatient care, health at work, or digital health.',
          ),
        ),
      ),
    ),
  ),
)

const prices = container(
  { anchor: 'kosten', backgroundColor: 'white-off', topEdge: 'slope-up' },
  priceBoxes({
    headline: t('Was es im Monat kostet', 'What it costs a month'),
    description: t(
      '12.960 € im Ganzen, vor Anrechnung. Mit Pflegeausbildung bleiben 8.640 €, und 31 % der Arbeitgeber in diesem Fach zahlen etwas dazu.',
      '€12,960 in all, before credit. With nursing training €8,640 remain, and 31% of employers in this field pay a share.',
    ),
    careId: 'BAGES-FS',
    total: 12_960,
    buttonText: t('So starten', 'Start like this'),
    linkOf: model => applyLink('gesundheitsmanagement', model),
  }),
  termsBlock('BAGES-FS', 12_960, '0000006'),
)

const outlook = grid(
  {
    headline: t('Zwei Jahre danach', 'Two years later'),
    intro: t(
      rich('Antworten von 238 Absolventinnen und Absolventen der Jahrgänge 2022 bis 2024.'),
      rich('Answers from 238 graduates of the years 2022 to 2024.'),
    ),
    columnsTablet: '3',
    columnsDesktop: '3',
  },
  figure(
    t('58 %', '58%'),
    t('leiten ein Team, im Mittel 14 Menschen.', 'lead a team, of 14 people on average.'),
  ),
  figure(
    t('+ 710 €', '+ €710'),
    t(
      'brutto im Monat gegenüber der Stelle vor dem Studium.',
      'before tax each month compared with the job before.',
    ),
  ),
  figure(
    t('1 von 4', '1 in 4'),
    t(
      'arbeitet weiter am Bett, mit weniger Stunden und mehr zu sagen.',
      'still works at the bedside, with fewer hours and more of a say.',
    ),
  ),
)

const end = closing(
  {
    headline: t('Bewirb dich in einer Pause', 'Apply during a break'),
    subline: t(
      'Zwölf Minuten, drei Fotos, vier Wochen kostenlos.',
      'Twelve minutes, three photos, four weeks free.',
    ),
    text: t(
      rich(
        'Das Formular dauert zwölf Minuten; Zeugnis oder Ausbildungsnachweis, Ausweis und Lebenslauf reichst du nach. Innerhalb von fünf Werktagen weißt du, ob du zugelassen bist, was wir anrechnen und was dich das Studium genau kostet. Erst dann unterschreibst du.',
      ),
      rich(
        'The form takes twelve minutes; your certificate or proof of training, an identity document and a CV follow. Within five working days you know whether you are admitted, what counts, and exactly what your studies will cost. Only then do you sign.',
      ),
    ),
    buttonText: t('Bewerbung schreiben', 'Write your application'),
    link: applyLink('gesundheitsmanagement'),
  },
  {
    headline: t('Lieber erst reden?', 'Rather talk first?'),
    text: t(
      rich(
        'Sag Sofia Brandt, wie dein Dienstplan aussieht. Sie sagt dir, welches der drei Tempi hineinpasst, und wenn keines passt, sagt sie auch das. Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr.',
      ),
      rich(
        'Tell Sofia Brandt what your rota looks like. She tells you which of the three speeds fits in, and if none does, she says so. Monday to Friday 8 am to 8 pm, Saturday 10 am to 2 pm, Berlin time.',
      ),
    ),
  },
)

export const health: StoryDraft = {
  slug,
  name: t('Gesundheitsmanagement', 'Health Management'),
  translatedSlugs: { en: 'bachelor/health-management' },
  content: {
    component: 'page',
    seoTitle: t(
      'Gesundheitsmanagement: Bachelor neben dem Dienst ab 180 €',
      'Health Management: B.A. alongside your shifts from €180',
    ),
    seoDescription: t(
      'Bachelor Gesundheitsmanagement im Fernstudium: neben dem Schichtdienst, ab 180 € im Monat, bis zu 60 ECTS aus der Pflegeausbildung, auch ohne Abitur.',
      'Bachelor in health management by distance learning: alongside shifts, from €180 a month, up to 60 credits for nursing training, A levels not required.',
    ),
    preloadImage: picture('health-management'),
    shareImage: picture('health-management'),
    body: [
      hero,
      actionBar(t('Jetzt bewerben', 'Apply now'), applyLink('gesundheitsmanagement'), '+49 30 23125 140'),
      atAGlance,
      credit,
      shifts,
      quote,
      plan,
      prices,
      shortFundingCalculator,
      outlook,
      end,
    ],
  },
}
