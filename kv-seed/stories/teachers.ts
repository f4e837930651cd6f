import type { PictureName } from '../pictures/alt.ts'
import { type StoryDraft, storyLink, urlLink } from '../story.ts'
import { rich, type Translated, t } from '../text.ts'
import {
  accordion,
  type BlockDraft,
  card,
  columns,
  container,
  figure,
  grid,
  headline,
  picture,
  question,
  questions,
  richText,
  steps,
  table,
} from './blocks.ts'
import { closing } from './closing.ts'
import { askLink } from './contact.ts'

const slug = 'hochschule/lehrende'

const hero = {
  component: 'hero',
  type: 'split',
  frameLabel: t('Lehrende der Hochschule', 'The people who teach here'),
  headline: t('Menschen, die zurück\u00adschreiben', 'People who write back'),
  subline: t(
    '86 Lehrende, im Mittel 14 Jahre Berufspraxis. Auf eine Fachfrage antworten sie nach 11 Stunden, zugesagt sind 24.',
    '86 teachers with 14 years of practice on average. They answer a question after 11 hours; 24 is what we promise.',
  ),
  excludeSublineFromH1: true,
  image: picture('live-class'),
  ctaLabel: t('Acht davon kennenlernen', 'Meet eight of them'),
  ctaHref: storyLink(slug, 'menschen'),
}

interface Teacher {
  readonly portrait: PictureName
  readonly name: string
  readonly role: Translated
  readonly about: Translated
  /** Slug of the page about this person, where there is one. */
  readonly page?: string
}

const teacher = ({ portrait, name, role, about, page }: Teacher): BlockDraft =>
  card({
    rounded: true,
    image: picture(portrait),
    preTitle: role,
    title: name,
    content: about,
    link: page ? storyLink(page) : askLink({ subject: 'other' }),
    linkLabel: page
      ? t('Mehr über Linh Tran', 'More about Linh Tran')
      : t('Nachricht schreiben', 'Write a message'),
  })

const people = container(
  { anchor: 'menschen' },
  headline(
    t('Acht von 86', 'Eight of 86'),
    t(
      'Wer dir Module erklärt, Arbeiten liest und Prüfungen stellt.',
      'Who explains your modules, reads your papers and sets your examinations.',
    ),
  ),
  grid(
    { columnsMobile: '1', columnsTablet: '2', columnsDesktop: '4', spacing: 'none' },
    teacher({
      portrait: 'portrait-miriam',
      name: 'Miriam Adeyemi',
      role: t('Professorin, Wirtschafts\u00adpsychologie', 'Professor, business psychology'),
      about: t(
        'Hat elf Jahre lang Auswahlverfahren für Krankenhäuser gebaut. Erste Frage im Seminar: Woran würdest du merken, dass du falschliegst?',
        'Built selection procedures for hospitals for eleven years. Her first question in class: how would you notice that you are wrong?',
      ),
    }),
    teacher({
      portrait: 'portrait-henrik',
      name: 'Henrik Asmussen',
      role: t('Professor, Rechnungs\u00adwesen', 'Professor, accounting'),
      about: t(
        'War Kaufmann in Husum, bevor er promovierte. Rechnet jede Bilanz einmal an der Tafel, ohne Folien.',
        'Was a merchant in Husum before he took his doctorate. Works through every balance sheet on the board, without slides.',
      ),
    }),
    teacher({
      portrait: 'portrait-linh',
      name: 'Dr. Linh Tran',
      role: t('Dozentin, Statistik', 'Lecturer, statistics'),
      about: t(
        'Wertet für drei Krankenkassen Daten aus. Ihre 40 Vorkursübungen in Mathe haben 2.300 Menschen gelöst.',
        'Analyses data for three health insurers. 2,300 people have solved her 40 exercises in preparatory maths.',
      ),
      page: 'hochschule/lehrende/linh-tran',
    }),
    teacher({
      portrait: 'portrait-tomasz',
      name: 'Tomasz Wolny',
      role: t('Professor, verteilte Systeme', 'Professor, distributed systems'),
      about: t(
        'Betreute zehn Jahre die Rechenzentren einer Reederei. Liest jede Programmieraufgabe selbst, 640 im Semester.',
        'Ran the data centres of a shipping line for ten years. Reads every programming task himself, 640 a semester.',
      ),
    }),
    teacher({
      portrait: 'portrait-aylin',
      name: 'Dr. Aylin Demirel',
      role: t('Dozentin, Pflege\u00adwissenschaft', 'Lecturer, nursing science'),
      about: t(
        'Steht jeden zweiten Freitag als Intensivpflegerin auf Station. Bespricht Fälle, die sie selbst gesehen hat.',
        'Works on an intensive care ward every other Friday. Discusses cases that she has seen herself.',
      ),
    }),
    teacher({
      portrait: 'portrait-luis',
      name: 'Luis Ferreira',
      role: t('Professor, Soziale Arbeit', 'Professor, social work'),
      about: t(
        'Hat in Lissabon und Dortmund Jugendhäuser geleitet. Vermittelt die 100 Praxistage und ruft jede Einrichtung an.',
        'Ran youth centres in Lisbon and Dortmund. Arranges the 100 days of practice, and calls every institution.',
      ),
    }),
    teacher({
      portrait: 'portrait-karin',
      name: 'Karin Hollweg',
      role: t('Professorin, Bodenkunde', 'Professor, soil science'),
      about: t(
        'Bewirtschaftet 90 Hektar in der Uckermark. Lehrt von November bis März, danach wird gesät.',
        'Farms 90 hectares north of Berlin. Teaches from November to March, then it is time to sow.',
      ),
    }),
    teacher({
      portrait: 'portrait-georg',
      name: 'Georg Steinle',
      role: t('Professor, Wirtschafts\u00adrecht', 'Professor, business law'),
      about: t(
        'War 22 Jahre Richter am Landgericht. Lässt Verträge immer aus Sicht der Gegenseite lesen.',
        'Was a judge at a regional court for 22 years. Has contracts read from the other side’s point of view.',
      ),
    }),
  ),
)

const numbers = grid(
  {
    headline: t('Was Lehre hier heißt', 'What teaching means here'),
    columnsMobile: '2',
    columnsTablet: '2',
    columnsDesktop: '4',
    backgroundColor: 'black',
    topEdge: 'slope-up',
    bottomEdge: 'slope-up',
  },
  figure(
    t('7 von 10', '7 in 10'),
    t('arbeiten neben der Lehre weiter in ihrem Fach.', 'keep working in their field while they teach.'),
  ),
  figure(
    t('44 %', '44%'),
    t('sind Frauen, unter den Professuren 41 %.', 'are women, and 41% among the professors.'),
  ),
  figure(
    t('1.900', '1,900'),
    t('Abschlussarbeiten haben sie im letzten Jahr gelesen.', 'theses passed over their desks last year.'),
  ),
  figure(
    t('4,5 von 5', '4.5 of 5'),
    t('geben Studierende im Mittel nach einem Modul.', 'is what students give on average after a module.'),
  ),
)

const hours = container(
  { anchor: 'sprechstunden', backgroundColor: 'white-off', bottomEdge: 'slope-down' },
  headline(
    t('Sprech\u00adstunden in dieser Woche', 'Office hours this week'),
    t(
      'Per Video und ohne Anmeldung. Der Link steht in der App; wer noch nicht studiert, bekommt ihn per E-Mail.',
      'By video, no booking. The link is in the app; if you are not enrolled yet, ask for it by e-mail.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Tag', 'Uhrzeit', 'Wer', 'Worum es geht'],
          ['Montag', '7:30 bis 8:30', 'Tomasz Wolny', 'Programmieraufgaben, vor der Arbeit'],
          ['Dienstag', '18:00 bis 19:00', 'Linh Tran', 'Mathe und Statistik, höchstens acht Personen'],
          ['Mittwoch', '12:15 bis 13:00', 'Miriam Adeyemi', 'Forschungsfragen und Versuchspläne'],
          ['Mittwoch', '20:00 bis 21:00', 'Aylin Demirel', 'Fälle aus der Pflege, auch nach dem Spätdienst'],
          ['Donnerstag', '17:00 bis 18:00', 'Henrik Asmussen', 'Buchungssätze, Bilanzen, Bauchschmerzen'],
          ['Freitag', '9:00 bis 10:00', 'Luis Ferreira', 'Praxisstellen, auch für deren Anleitung'],
          ['Samstag', '10:00 bis 11:30', 'Georg Steinle', 'Fälle im Recht, mit Gesetz auf dem Tisch'],
        ),
      ),
      rich(
        table(
          ['Day', 'Berlin time', 'Who', 'What about'],
          ['Monday', '7.30 to 8.30 am', 'Tomasz Wolny', 'Programming tasks, before work'],
          ['Tuesday', '6 to 7 pm', 'Linh Tran', 'Maths and statistics, eight people at most'],
          ['Wednesday', '12.15 to 1 pm', 'Miriam Adeyemi', 'Research questions and designs'],
          ['Wednesday', '8 to 9 pm', 'Aylin Demirel', 'Cases from nursing, late shifts welcome'],
          ['Thursday', '5 to 6 pm', 'Henrik Asmussen', 'Entries, balance sheets, and nerves'],
          ['Friday', '9 to 10 am', 'Luis Ferreira', 'Placements, and those who supervise them'],
          ['Saturday', '10 to 11.30 am', 'Georg Steinle', 'Cases in law, with the code on the table'],
        ),
      ),
    ),
  ),
)

const lena = {
  component: 'testimonial',
  layout: 'large',
  color: 'orange',
  headline: t('Gefragt um 23:40 Uhr', 'Asked at 11.40 pm'),
  quote: t(
    'Ich habe nachts geschrieben, dass ich die Normalverteilung nicht verstehe. Um sieben war ein Video da, vier Minuten, nur für mich, mit meinem eigenen Beispiel vom Surfen.',
    'I wrote at night that I did not get the normal distribution. At seven there was a video, four minutes, just for me, with my own example from surfing.',
  ),
  fullName: 'Lena',
  title: t('BWL in Vollzeit, Rostock', 'Business full time, Rostock'),
  age: '19',
  photo: picture('portrait-lena'),
}

const choice = container(
  { anchor: 'auswahl' },
  columns(
    container(
      {},
      headline(t('Wie wir Lehrende aussuchen', 'How we choose teachers')),
      richText(
        t(
          rich(
            'Im letzten Jahr haben sich 214 Menschen beworben, neun unterrichten jetzt. Dazwischen liegen vier Schritte:',
            steps(
              '**Praxis:** mindestens fünf Jahre im Beruf, drei davon außerhalb einer Hochschule.',
              '**Probestunde:** 45 Minuten online, bewertet von sechs Studierenden und zwei Lehrenden.',
              '**Fragenprobe:** zehn echte Fragen aus dem Forum, schriftlich beantwortet.',
              '**Erstes Jahr:** eine Kollegin oder ein Kollege sitzt in jedem vierten Live-Kurs dabei.',
            ),
          ),
          rich(
            'Last year 214 people applied, and nine of them teach now. Between the two there are four steps:',
            steps(
              '**Practice:** at least five years at work, three of them outside a university.',
              '**A trial class:** 45 minutes online, judged by six students and two teachers.',
              '**Ten questions:** real ones from the forum, answered in writing.',
              '**The first year:** a colleague sits in on every fourth live class.',
            ),
          ),
        ),
      ),
    ),
    container(
      {},
      headline(t('Was Studierende wissen wollen', 'What students ask about them')),
      accordion(
        questions(
          undefined,
          question(
            t('Wer betreut meine Abschlussarbeit?', 'Who supervises my thesis?'),
            t(
              rich(
                'Du schlägst zwei Personen vor. In 88 % der Fälle wird es die erste, sonst immer die zweite, und sie bleibt es bis zur Note.',
              ),
              rich(
                'You name two people. In 88% of cases it is the first of them, otherwise always the second, and that person stays until you have your grade.',
              ),
            ),
          ),
          question(
            t('Darf ich jemanden ablehnen, der mich prüft?', 'May I refuse an examiner?'),
            t(
              rich(
                'Einmal je Modul, ohne Begründung. Die Prüfung liest dann jemand anderes aus demselben Fach, ohne zu wissen, warum.',
              ),
              rich(
                'Once in each module, without giving a reason. Someone else from the subject then reads your paper, and is not told why.',
              ),
            ),
          ),
          question(
            t('Kann ich vor dem Studium mit jemandem sprechen?', 'Can I talk to one before I enrol?'),
            t(
              rich(
                'Gern. Schreib der Person, deren Fach dich interessiert. Für [Bachelor](/bachelor/) und [Master](/master/) gibt es außerdem offene Seminare am ersten Montag im Monat, um 19 Uhr.',
              ),
              rich(
                'Please do. Write to the person whose subject interests you. For [bachelor’s](/en/bachelor/) and [master’s](/en/master/) programmes there are open seminars too, on the first Monday of the month at 7 pm.',
              ),
            ),
          ),
        ),
      ),
    ),
  ),
)

/** How to reach the teacher of statistics. */
export const direct = container(
  {},
  headline(
    t('Statistik? Frag Linh Tran', 'Statistics? Ask Linh Tran'),
    t('Auch, wenn du noch nicht hier studierst.', 'Even if you do not study here yet.'),
  ),
  {
    component: 'teacher-contact',
    email: 'linh.tran@tannhagen.example',
    emailLabel: t('E-Mail schreiben', 'Write an e-mail'),
    phone: '+49 30 23125 177',
    phoneLabel: t('Anrufen: 030 23125 177', 'Call +49 30 23125 177'),
    linkedIn: urlLink('https://linkedin.example/linh-tran'),
    linkedInLabel: 'LinkedIn',
    xing: urlLink('https://xing.example/linh-tran'),
    xingLabel: 'Xing',
    facebook: urlLink('https://facebook.example/linh-tran'),
    facebookLabel: 'Facebook',
    researchGate: urlLink('https://researchgate.example/linh-tran'),
    researchGateLabel: 'ResearchGate',
    orcid: urlLink('https://orcid.example/linh-tran'),
    orcidLabel: 'ORCID',
  },
)

const end = closing(
  {
    headline: t('Setz dich in eine Stunde', 'Sit in on a class'),
    subline: t(
      'Vier Wochen lang, in jedem Fach, ohne Vertrag.',
      'For four weeks, in any subject, without a contract.',
    ),
    text: t(
      rich(
        'Schreib uns, wen du hören möchtest. Am nächsten Werktag hast du den Zugang zu allen Live-Kursen dieser Person, zu ihren Aufzeichnungen und zu ihrer Sprechstunde.',
      ),
      rich(
        'Tell us whom you would like to hear. On the next working day you have access to all live classes of that person, to the recordings and to the office hour.',
      ),
    ),
    buttonText: t('Probezugang anfragen', 'Ask for trial access'),
    link: askLink({ subject: 'programme' }),
  },
  {
    headline: t('Welches Fach passt zu dir?', 'Which subject suits you?'),
    text: t(
      rich(
        'Sofia Brandt kennt alle 86 und weiß, wer Anfänger mag und wer harte Fragen. Sie verbindet dich auch direkt.',
      ),
      rich(
        'Sofia Brandt knows all 86 of them, who likes beginners and who likes hard questions. She can put you through as well.',
      ),
    ),
  },
)

export const teachers: StoryDraft = {
  slug,
  name: t('Lehrende', 'Teachers'),
  translatedSlugs: { en: 'university/teachers' },
  content: {
    component: 'page',
    seoTitle: t('Lehrende: wer dich in Tannhagen unterrichtet', 'Teachers: who teaches you at Tannhagen'),
    seoDescription: t(
      '86 Lehrende mit im Mittel 14 Jahren Berufspraxis: acht Porträts, die Sprechstunden der Woche und wie die Hochschule Tannhagen auswählt, wer hier unterrichtet.',
      '86 teachers with 14 years of practice on average: eight portraits, this week’s office hours, and how Tannhagen University chooses the people who teach here.',
    ),
    preloadImage: picture('live-class'),
    shareImage: picture('live-class'),
    body: [hero, people, numbers, hours, lena, direct, choice, end],
  },
}
