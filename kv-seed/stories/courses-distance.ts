import { type StoryDraft, storyLink } from '../story.ts'
import { rich, type Translated, t } from '../text.ts'
import {
  card,
  columns,
  container,
  facts,
  figure,
  grid,
  headline,
  picture,
  richText,
  secondary,
  steps,
  tab,
  table,
} from './blocks.ts'
import { closing } from './closing.ts'
import { applyLink } from './contact.ts'

const slug = 'obw/fs'

const hero = {
  component: 'hero',
  type: 'full',
  frameLabel: t('Weiterbildung im Fernstudium', 'Continuing education by distance learning'),
  headline: t('Drei Monate für eine Sache', 'Three months for one thing'),
  subline: t(
    '42 Kurse zu je 5 ECTS, 445 € mit Prüfung und Zertifikat. Du beginnst heute Abend oder am Montag.',
    '42 courses of 5 credits each, €445 with examination and certificate. Begin tonight, or on Monday.',
  ),
  excludeSublineFromH1: true,
  image: picture('landing-page-study'),
  flagText: t('Zwei Wochen Rückgabe', 'Two weeks to return it'),
  flagHref: applyLink('weiterbildung'),
  flagIcon: 'calendar',
}

type Course = readonly [name: string, level: string, examination: string]

const field = (label: Translated, german: readonly Course[], english: readonly Course[]) =>
  tab(
    label,
    richText(
      t(
        rich(table(['Kurs', 'Zählt für', 'Prüfung'], ...german)),
        rich(table(['Course', 'Counts for', 'Ends with'], ...english)),
      ),
    ),
  )

const courses = container(
  { anchor: 'kurse' },
  headline(
    t('Die 20 meistgebuchten Kurse', 'The 20 courses booked most'),
    t(
      'Jeder ist ein vollständiges Modul aus einem Studiengang, mit denselben Lehrenden und derselben Prüfung.',
      'Each is a whole module of a degree, with the same teachers and the same examination.',
    ),
  ),
  {
    component: 'tabs',
    label: t('Kurse nach Gebiet', 'Courses by field'),
    anchorPrefix: 'kurse',
    items: [
      field(
        t('Zahlen und Recht', 'Figures and law'),
        [
          ['Buchführung und Bilanzierung', 'Bachelor', 'Klausur, 90 Minuten'],
          ['Kosten- und Leistungsrechnung', 'Bachelor', 'Klausur, 90 Minuten'],
          ['Arbeitsrecht für Führungskräfte', 'Master', 'Fallstudie, 12 Seiten'],
          ['Unternehmenssteuern', 'Bachelor', 'Klausur, 90 Minuten'],
          ['Unternehmensbewertung', 'Master', 'Fallstudie, 15 Seiten'],
        ],
        [
          ['Bookkeeping and accounting', 'Bachelor', 'Examination, 90 minutes'],
          ['Cost accounting', 'Bachelor', 'Examination, 90 minutes'],
          ['Labour law for managers', 'Master', 'Case study, 12 pages'],
          ['Corporate taxes', 'Bachelor', 'Examination, 90 minutes'],
          ['Valuation of companies', 'Master', 'Case study, 15 pages'],
        ],
      ),
      field(
        t('Führen', 'Leading'),
        [
          ['Personal und Führung', 'Bachelor', 'Fallstudie, 12 Seiten'],
          ['Schwierige Gespräche', 'Bachelor', 'Gespräch mit Schauspielerin, 30 Minuten'],
          ['Projektmanagement', 'Bachelor', 'Projektbericht, 15 Seiten'],
          ['Wandel in Organisationen', 'Master', 'Hausarbeit, 18 Seiten'],
          ['Verhandeln', 'Master', 'Zwei Verhandlungen per Video'],
        ],
        [
          ['People and leadership', 'Bachelor', 'Case study, 12 pages'],
          ['Difficult conversations', 'Bachelor', 'A talk with an actor, 30 minutes'],
          ['Project management', 'Bachelor', 'Project report, 15 pages'],
          ['Change in organisations', 'Master', 'Paper, 18 pages'],
          ['Negotiation', 'Master', 'Two negotiations by video'],
        ],
      ),
      field(
        t('Daten', 'Data'),
        [
          ['Daten auswerten mit SQL und Python', 'Bachelor', 'Projektbericht mit Code'],
          ['Statistik', 'Bachelor', 'Klausur, 90 Minuten'],
          ['Maschinelles Lernen', 'Master', 'Elf Programmieraufgaben'],
          ['Datenschutz in der Praxis', 'Bachelor', 'Fallstudie, 10 Seiten'],
          ['Zahlen zeigen: gute Diagramme', 'Bachelor', 'Mappe mit sechs Grafiken'],
        ],
        [
          ['Working with data in SQL and Python', 'Bachelor', 'Project report with code'],
          ['Statistics', 'Bachelor', 'Examination, 90 minutes'],
          ['Machine learning', 'Master', 'Eleven programming tasks'],
          ['Data protection in practice', 'Bachelor', 'Case study, 10 pages'],
          ['Showing figures: good charts', 'Bachelor', 'Portfolio of six charts'],
        ],
      ),
      field(
        t('Gesundheit', 'Health'),
        [
          ['Dienstplanung und Arbeitsrecht', 'Bachelor', 'Dienstplan mit Begründung'],
          ['Krankenhausfinanzierung und Fallpauschalen', 'Bachelor', 'Klausur, 90 Minuten'],
          ['Patientensicherheit', 'Bachelor', 'Fehleranalyse, 10 Seiten'],
          ['Digitale Gesundheit', 'Bachelor', 'Präsentation, 20 Minuten'],
          ['Personalbemessung in der Pflege', 'Master', 'Rechenmodell und Bericht'],
        ],
        [
          ['Rotas and labour law', 'Bachelor', 'A rota, with reasons'],
          ['Hospital finance and case-based payment', 'Bachelor', 'Examination, 90 minutes'],
          ['Patient safety', 'Bachelor', 'Analysis of an error, 10 pages'],
          ['Digital health', 'Bachelor', 'Presentation, 20 minutes'],
          ['Staffing levels in nursing', 'Master', 'A calculation model and report'],
        ],
      ),
    ],
  },
  secondary(t('Zu den drei Modellen', 'To the three models'), storyLink('obw', 'modelle')),
)

const course = container(
  { anchor: 'ablauf', backgroundColor: 'page-color', topEdge: 'slope-up' },
  columns(
    container(
      {},
      headline(t('Zwölf Wochen, ein Faden', 'Twelve weeks, one thread')),
      richText(
        t(
          rich(
            steps(
              '**Woche 1:** Du bekommst Skript, Videos und einen Selbsttest mit 20 Fragen. Er sagt dir, welche Kapitel du überspringen kannst.',
              '**Woche 2 bis 9:** ein Kapitel in der Woche, dazu jeden zweiten Dienstag ein Live-Kurs um 19 Uhr, aufgezeichnet.',
              '**Woche 10 und 11:** Probeprüfung mit Rückmeldung. 64 % schreiben sie zweimal.',
              '**Woche 12:** die Prüfung, online, an dem Tag und zu der Stunde, die du aussuchst.',
            ),
          ),
          rich(
            steps(
              '**Week 1:** you get course book, videos and a self-test of 20 questions. It tells you which chapters you can skip.',
              '**Weeks 2 to 9:** one chapter a week, and every other Tuesday a live class at 7 pm Berlin time, recorded.',
              '**Weeks 10 and 11:** a trial examination with comments. 64% write it twice.',
              '**Week 12:** the examination, online, on the day and at the hour that you choose.',
            ),
          ),
        ),
      ),
    ),
    container(
      {},
      headline(t('Darin enthalten', 'Included')),
      richText(
        t(
          facts(
            ['Unterlagen', 'Skript gedruckt und als App, bleiben dir'],
            ['Fragen', 'Antwort von Lehrenden in 24 Stunden'],
            ['Prüfung', 'Zwei Versuche, der dritte kostet 60 €'],
            ['Zertifikat', 'Note, ECTS und Inhalte, auf Deutsch und Englisch'],
            ['Mehr Zeit', 'Bis zu 26 Wochen, ohne zu fragen'],
          ),
          facts(
            ['Material', 'Course book in print and as an app, yours to keep'],
            ['Questions', 'Answered by teachers within 24 hours'],
            ['Examination', 'Two attempts, a third costs €60'],
            ['Certificate', 'Grade, credits and contents, in German and English'],
            ['More time', 'Up to 26 weeks, without asking'],
          ),
        ),
      ),
    ),
  ),
)

const results = container(
  { backgroundColor: 'black', topEdge: 'slope-up', bottomEdge: 'slope-down', accentColor: 'yellow' },
  grid(
    {
      headline: t('Wie es den letzten 1.000 erging', 'How the last 1,000 fared'),
      columnsTablet: '2',
      columnsDesktop: '2',
      spacing: 'none',
    },
    grid(
      { columnsMobile: '2', columnsTablet: '1', columnsDesktop: '1', spacing: 'none' },
      figure('914', t('haben bestanden, 802 davon beim ersten Mal.', 'passed, 802 of them the first time.')),
      figure(
        '47',
        t('haben den Kurs in den ersten zwei Wochen zurückgegeben.', 'returned the course within two weeks.'),
      ),
      figure(
        t('13 Wochen', '13 weeks'),
        t('haben sie dafür im Mittel gebraucht.', 'was the time they took on average.'),
      ),
    ),
    card({
      rounded: true,
      image: picture('portrait-amara'),
      backgroundColor: 'black',
      preTitle: t(
        'Kurs Dienstplanung und Arbeitsrecht, heute im Bachelor',
        'Took rotas and labour law, now on a bachelor’s course',
      ),
      title: t('Amara Okafor, 41', 'Amara Okafor, 41'),
      content: t(
        '„Angefangen habe ich mit einem einzigen Kurs, weil unser Plan jeden Monat zusammenbrach. Nach zwölf Wochen hielt er. Da dachte ich: Was können die mir noch beibringen?“',
        '“I began with a single course, because our rota fell apart every month. After twelve weeks it held. So I wondered what else they could teach me.”',
      ),
    }),
  ),
)

const bundles = container(
  { anchor: 'diplome', backgroundColor: 'white-off', topEdge: 'slope-up' },
  headline(
    t('Drei Kurse sind ein Diplom', 'Three courses make a diploma'),
    t(
      '15 ECTS, zusammen 1.190 € statt 1.335 €. Die Reihenfolge bestimmst du, und zwei Jahre hast du dafür Zeit.',
      '15 credits, €1,190 together in place of €1,335. You choose the order, and you have two years.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Diplom', 'Erster Kurs', 'Zweiter Kurs', 'Dritter Kurs'],
          ['Teamleitung', 'Personal und Führung', 'Schwierige Gespräche', 'Projektmanagement'],
          ['Controlling', 'Kosten- und Leistungsrechnung', 'Statistik', 'Daten auswerten mit SQL und Python'],
          [
            'Stationsleitung',
            'Dienstplanung und Arbeitsrecht',
            'Patientensicherheit',
            'Schwierige Gespräche',
          ],
        ),
      ),
      rich(
        table(
          ['Diploma', 'First course', 'Second course', 'Third course'],
          ['Team leadership', 'People and leadership', 'Difficult conversations', 'Project management'],
          ['Controlling', 'Cost accounting', 'Statistics', 'Working with data in SQL and Python'],
          ['Ward management', 'Rotas and labour law', 'Patient safety', 'Difficult conversations'],
        ),
      ),
    ),
  ),
)

const end = closing(
  {
    headline: t('Buch deinen Kurs', 'Book your course'),
    subline: t(
      'Zugang am selben Werktag, wenn du bis 15 Uhr schreibst.',
      'Access on the same working day if you write by 3 pm.',
    ),
    text: t(
      rich(
        'Name des Kurses, deine Anschrift für das gedruckte Skript, fertig. Die Rechnung kommt nach den ersten zwei Wochen, auf Wunsch an deinen Arbeitgeber.',
      ),
      rich(
        'The name of the course, your address for the printed book, and that is all. The invoice comes after the first two weeks, to your employer if you like.',
      ),
    ),
    buttonText: t('Kurs im Fernstudium buchen', 'Book a distance course'),
    link: applyLink('weiterbildung'),
  },
  {
    headline: t('Ist das Niveau richtig?', 'Is the level right?'),
    text: t(
      rich(
        'Sag Sofia Brandt, was du beruflich machst. Sie schickt dir aus zwei Kursen je ein Kapitel zum Probelesen, und du merkst nach zehn Seiten, welcher passt.',
      ),
      rich(
        'Tell Sofia Brandt what you do for a living. She sends you one chapter each of two courses, and after ten pages you will know which fits.',
      ),
    ),
  },
  [],
)

export const coursesDistance: StoryDraft = {
  slug,
  name: t('Weiterbildung im Fernstudium', 'Continuing education by distance learning'),
  translatedSlugs: { en: 'continuing-education/distance-learning' },
  content: {
    component: 'page',
    seoTitle: t(
      'Weiterbildung im Fernstudium: 42 Kurse zu 445 €',
      'Distance courses: 42 certificates at €445',
    ),
    seoDescription: t(
      'Kurse im Fernstudium mit Hochschulzertifikat: Zahlen und Recht, Führung, Daten, Gesundheit. 5 ECTS in zwölf Wochen, 445 € mit Prüfung, Start an jedem Tag.',
      'Distance courses with a university certificate: figures and law, leadership, data, health. 5 credits in twelve weeks, €445 with examination, start on any day.',
    ),
    preloadImage: picture('landing-page-study'),
    shareImage: picture('landing-page-study'),
    body: [hero, courses, course, results, bundles, end],
  },
}
