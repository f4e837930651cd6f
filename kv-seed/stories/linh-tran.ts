import { type StoryDraft, storyLink, urlLink } from '../story.ts'
import { rich, t } from '../text.ts'
import { columns, container, figure, grid, headline, picture, richText, secondary, table } from './blocks.ts'
import { closing } from './closing.ts'
import { askLink } from './contact.ts'

const slug = 'hochschule/lehrende/linh-tran'

const numbers = grid(
  {
    headline: t('Ihr letztes Semester, ausgezählt', 'Her last semester, counted'),
    columnsMobile: '2',
    columnsTablet: '2',
    columnsDesktop: '4',
    backgroundColor: 'black',
    topEdge: 'slope-up',
    bottomEdge: 'slope-up',
  },
  figure(
    '412',
    t(
      'Fragen im Forum, die älteste blieb neun Stunden offen.',
      'questions in the forum; the slowest answer took nine hours.',
    ),
  ),
  figure('37', t('kurze Videos, jedes für eine einzelne Person.', 'short videos, each for one person.')),
  figure(
    t('93 %', '93%'),
    t(
      'der Vorkursgruppe bestanden Mathe im ersten Anlauf.',
      'of the preparatory group passed maths at the first attempt.',
    ),
  ),
  figure(
    '11',
    t(
      'Abschlussarbeiten, vier davon mit Daten aus Kliniken.',
      'theses, four of them on data from hospitals.',
    ),
  ),
)

const modules = container(
  { anchor: 'module' },
  headline(
    t('Wo du ihr begegnest', 'Where you will meet her'),
    t(
      'Drei Module, ein Vorkurs und ein Programm am Samstag.',
      'Three modules, a preparatory course and a programme on Saturdays.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Kurs', 'Studiengang', 'Prüfung'],
          ['Mathe vor dem Start', 'Alle, kostenlos', 'Keine'],
          ['Statistik', 'BWL, 2. Semester', 'Klausur'],
          ['Daten auswerten mit SQL und Python', 'BWL, 4. Semester', 'Projektbericht'],
          ['Multivariate Statistik mit R', 'Wirtschaftspsychologie, Master', 'Projektbericht'],
          ['Erzählen mit Daten', 'Weiterbildung in Berlin', 'Hausarbeit'],
        ),
      ),
      rich(
        table(
          ['Course', 'Programme', 'Ends with'],
          ['Maths before you begin', 'All, free of charge', 'Nothing'],
          ['Statistics', 'Business, semester 2', 'Examination'],
          ['Working with data in SQL and Python', 'Business, semester 4', 'Project report'],
          ['Multivariate statistics in R', 'Business psychology, master’s', 'Project report'],
          ['Telling stories with data', 'Continuing education in Berlin', 'Paper'],
        ),
      ),
    ),
  ),
)

const hour = container(
  { anchor: 'sprechstunde', backgroundColor: 'page-color', topEdge: 'slope-down', bottomEdge: 'slope-down' },
  columns(
    container(
      {},
      headline(t('Dienstag um sechs', 'Tuesday at six')),
      richText(
        t(
          rich(
            'Eine Stunde per Video, höchstens acht Leute, oft nur vier. Du bringst eine Aufgabe mit, an der du hängst, oder hörst zu, wie andere hängen. Die ersten fünf Minuten gehören denen, die noch nie da waren.',
          ),
          rich(
            'One hour by video, eight people at most, often only four. Bring a task that you are stuck on, or listen to others who are. The first five minutes belong to people who have never come before.',
          ),
        ),
      ),
      secondary(
        t('Alle Sprechstunden', 'All office hours'),
        storyLink('hochschule/lehrende', 'sprechstunden'),
      ),
    ),
    container(
      {},
      headline(t('Drei Sätze, die sie oft sagt', 'Three things she often says')),
      richText(
        t(
          rich(
            '„Zeichne es auf, bevor du rechnest.“',
            '„Ein Mittelwert ohne Streuung ist ein Gerücht.“',
            '„Das ist keine dumme Frage, das ist Aufgabe 14.“',
          ),
          rich(
            '“Draw it before you calculate.”',
            '“A mean without its spread is a rumour.”',
            '“That is not a stupid question, that is exercise 14.”',
          ),
        ),
      ),
    ),
  ),
)

const end = closing(
  {
    headline: t('Probier den Vorkurs', 'Try the preparatory course'),
    subline: t('40 Übungen, bevor du dich entscheidest.', '40 exercises before you make up your mind.'),
    text: t(
      rich(
        'Der Vorkurs steht auch Leuten offen, die noch gar nicht eingeschrieben sind. Schreib uns eine Zeile; der Zugang gilt acht Wochen und endet von selbst.',
      ),
      rich(
        'The course is open to people who are not enrolled at all. Write us a line; access lasts for eight weeks and ends by itself.',
      ),
    ),
    buttonText: t('Vorkurs freischalten lassen', 'Ask for access'),
    link: askLink({ subject: 'other' }),
  },
  {
    headline: t('Reicht mein Mathe?', 'Is my maths good enough?'),
    text: t(
      rich(
        'Meistens ja. Mit sechs Aufgaben am Telefon findet Sofia Brandt heraus, ob du den Vorkurs brauchst, und niemand sieht das Ergebnis.',
      ),
      rich(
        'Usually it is. With six tasks on the telephone Sofia Brandt finds out whether you need the course, and nobody sees the result.',
      ),
    ),
  },
)

export const linhTran: StoryDraft = {
  slug,
  name: 'Dr. Linh Tran',
  translatedSlugs: { en: 'university/teachers/linh-tran' },
  content: {
    component: 'person',
    seoTitle: t('Dr. Linh Tran, Dozentin für Statistik', 'Dr. Linh Tran, lecturer in statistics'),
    seoDescription: t(
      'Dr. Linh Tran lehrt Statistik an der Hochschule Tannhagen: ihr Werdegang, ihre Module, der Mathe-Vorkurs mit 40 Übungen und die Sprechstunde am Dienstag.',
      'Dr. Linh Tran teaches statistics at Tannhagen University: her career, her modules, the preparatory maths course of 40 exercises and her Tuesday office hour.',
    ),
    shareImage: picture('portrait-linh'),
    headline: t('Dr. Linh Tran', 'Dr. Linh Tran'),
    subline: t(
      'Macht aus Angst vor Zahlen Neugier auf Daten. Die Sprechstunde ist am Dienstag um 18 Uhr.',
      'Turns fear of figures into curiosity about data. Her office hour is on Tuesday at 6 pm, Berlin time.',
    ),
    role: t('Dozentin für Statistik', 'Lecturer in statistics'),
    photo: picture('portrait-linh'),
    office: t('Campus Berlin, Raum 3.09', 'Berlin campus, room 3.09'),
    phone: '+49 30 23125 177',
    email: 'linh.tran@tannhagen.example',
    linkedIn: urlLink('https://linkedin.example/linh-tran'),
    xing: urlLink('https://xing.example/linh-tran'),
    facebook: urlLink('https://facebook.example/linh-tran'),
    researchGate: urlLink('https://researchgate.example/linh-tran'),
    orcid: urlLink('https://orcid.example/linh-tran'),
    biography: t(
      rich(
        'Linh Tran ist in Leipzig über dem Gemüseladen ihrer Eltern aufgewachsen und hat dort mit neun die Kasse gemacht. Sie studierte Mathematik in Jena, promovierte über fehlende Werte in Patientendaten und arbeitete sieben Jahre bei einer Krankenkasse.',
        'Seit 2016 unterrichtet sie in Tannhagen. Zwei Tage in der Woche wertet sie weiter Daten aus, heute für drei Kassen; die Fälle daraus stehen, ohne Namen, in ihren Übungen.',
      ),
      rich(
        'Linh Tran grew up in Leipzig above her parents’ greengrocer’s, where she ran the till at nine. She studied mathematics in Jena, wrote her doctorate on missing values in patient data, and worked for a health insurer for seven years.',
        'She has taught at Tannhagen since 2016. Two days a week she still analyses data, for three insurers now; cases from there, without names, are in her exercises.',
      ),
    ),
    subjects: [
      t('Beschreibende Statistik', 'Descriptive statistics'),
      t('Schätzen und Testen', 'Estimation and testing'),
      t('Fehlende Daten', 'Missing data'),
      t('Regression mit R und Python', 'Regression in R and Python'),
      t('Diagramme, die nicht lügen', 'Charts that do not lie'),
      t('Mathematik zum Einstieg', 'Introductory mathematics'),
    ].map(title => ({ component: 'person-subject', title })),
    body: [numbers, modules, hour, end],
  },
}
