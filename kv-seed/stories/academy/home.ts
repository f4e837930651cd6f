import { type StoryDraft, storyLink } from '../../story.ts'
import { rich, t } from '../../text.ts'
import {
  button,
  columns,
  container,
  facts,
  figure,
  grid,
  headline,
  picture,
  richText,
  topic,
  voice,
} from '../blocks.ts'
import { courseCards } from './course-cards.ts'
import { askInes, callInes, writeInes } from './people.ts'

const hero = {
  component: 'hero',
  type: 'full',
  frameLabel: t('Weiterbildung seit 2009', 'Continuing education since 2009'),
  headline: t('Zwei Abende, und du kannst mehr', 'Two evenings a week, and you know more'),
  subline: t(
    'Nach 8 bis 15 Monaten hast du ein Hochschulzertifikat, neben Schicht, Büro und Familie. Ab 104 € im Monat.',
    'After 8 to 15 months you hold a university certificate, beside shifts, office and family. From €104 a month.',
  ),
  excludeSublineFromH1: true,
  image: picture('academy-home'),
  flagText: t('68 Plätze ab 1. Februar', '68 places from 1 February'),
  flagHref: storyLink('weiterbildung/kurse'),
  flagIcon: 'calendar',
}

const figures = grid(
  {
    headline: t('Was in 17 Jahren zusammenkam', 'What 17 years add up to'),
    columnsMobile: '2',
    columnsTablet: '2',
    columnsDesktop: '4',
  },
  figure(
    t('4.200', '4,200'),
    t('Menschen haben hier neben der Arbeit gelernt.', 'people have studied here beside their work.'),
  ),
  figure(
    '41',
    t('Jahre sind sie im Mittel alt; die Älteste war 67.', 'is their average age; the oldest was 67.'),
  ),
  figure(t('88 %', '88%'), t('schließen in der geplanten Zeit ab.', 'finish in the time they planned.')),
  figure('14', t('Leute sitzen in einem Kurs, mehr nicht.', 'people are in a course, and no more.')),
)

const courses = container(
  { anchor: 'kurse', backgroundColor: 'page-color', topEdge: 'curve-out' },
  headline(t('Womit willst du anfangen?', 'Where would you like to begin?')),
  courseCards,
)

const evening = container(
  { anchor: 'abend' },
  headline(
    t('Dienstag, 18:30 Uhr, dein Küchentisch', 'Tuesday, half past six, your kitchen table'),
    t(
      'So läuft ein Abend. Vier Stunden in der Woche reichen.',
      'What an evening is like. Four hours a week are enough.',
    ),
  ),
  grid(
    { columnsTablet: '2', columnsDesktop: '4', spacing: 'none' },
    topic(
      t('18:30 Ankommen', '6.30 pm: arrive'),
      t(
        'Kamera an, Tee daneben. Eine Frage aus der Woche macht den Anfang.',
        'Camera on, tea at hand. A question from the week makes the start.',
      ),
    ),
    topic(
      t('18:45 Verstehen', '6.45 pm: understand'),
      t(
        'Eine halbe Stunde neuer Stoff, an einem Fall aus der Gruppe.',
        'Half an hour of something new, on a case from the group.',
      ),
    ),
    topic(
      t('19:15 Ausprobieren', '7.15 pm: try'),
      t('Zu dritt an einer Aufgabe, die du morgen brauchst.', 'In threes, on a task that you need tomorrow.'),
    ),
    topic(
      t('20:30 Feierabend', '8.30 pm: done'),
      t(
        'Die Aufzeichnung ist um 21 Uhr da, falls dein Kind wach war.',
        'The recording is there at 9 pm, in case your child was awake.',
      ),
    ),
  ),
)

const voices = container(
  { anchor: 'stimmen', backgroundColor: 'white-off', topEdge: 'curve-in' },
  headline(t('Drei, die wieder angefangen haben', 'Three who began again')),
  grid(
    { columnsTablet: '3', columnsDesktop: '3', spacing: 'none', mobileSlider: true },
    voice('portrait-bernd', {
      preTitle: t('Bernd, 58, Lagerleiter', 'Bernd, 58, warehouse manager'),
      title: t('„Ich lese meine Zahlen selbst“', '“I read my own figures”'),
      quote: t(
        'Vorher kam der Bericht am Monatsende. Jetzt sehe ich am Freitag, was am Montag fehlt.',
        'The report used to come at the end of the month. Now I see on Friday what will be missing on Monday.',
      ),
    }),
    voice('portrait-amara', {
      preTitle: t('Amara, 36, Pflegefachfrau', 'Amara, 36, nurse'),
      title: t('„Meine Auszubildenden merken es“', '“My trainees notice it”'),
      quote: t(
        'Ich erkläre nicht mehr, ich frage. Von fünf Auszubildenden sind alle fünf geblieben.',
        'I no longer explain, I ask. Of five trainees all five have stayed.',
      ),
    }),
    voice('portrait-priya', {
      preTitle: t('Priya, 44, Controllerin', 'Priya, 44, controller'),
      title: t('„Vier Stunden, die mir gehören“', '“Four hours of my own”'),
      quote: t(
        'Montag und Mittwoch um halb sieben war ich nicht zu sprechen. Das hat allen gutgetan.',
        'On Mondays and Wednesdays at half past six nobody could reach me. It did us all good.',
      ),
    }),
  ),
)

const grants = container(
  { anchor: 'zuschuesse' },
  columns(
    container(
      {},
      headline(t('Wer mitbezahlt', 'Who pays a part')),
      richText(
        t(
          rich(
            'Sechs von zehn zahlen nicht alles selbst. Den Antrag füllen wir mit dir aus; er dauert 25 Minuten und muss vor dem Start abgeschickt sein.',
          ),
          rich(
            'Six in ten do not pay it all themselves. We fill in the form with you; it takes 25 minutes and has to be sent before you start.',
          ),
        ),
      ),
      button(t('Zuschuss klären', 'Ask about a grant'), askInes('advice'), {
        iconBefore: 'chat',
      }),
    ),
    richText(
      t(
        facts(
          ['Dein Betrieb', 'im Mittel 70\u00a0%'],
          ['Bildungsgutschein', 'bis 100\u00a0%'],
          ['Bildungsurlaub', '5\u00a0Tage frei'],
          ['Steuer', 'alles absetzbar'],
        ),
        facts(
          ['Your company', '70% on average'],
          ['Education voucher', 'up to 100%'],
          ['Educational leave', '5 days off'],
          ['Income tax', 'all of it deductible'],
        ),
      ),
    ),
  ),
)

const talk = container(
  { backgroundColor: 'gradient-dark', topEdge: 'curve-out' },
  headline(
    t('Ines Haller kennt beides: Schicht und Seminar', 'Ines Haller knows both: shifts and seminars'),
    t(
      'Montag bis Donnerstag von 12 bis 20 Uhr, auch per Video.',
      'Monday to Thursday from noon to 8 pm, by video too.',
    ),
  ),
  callInes,
  writeInes,
)

export const home: StoryDraft = {
  slug: 'weiterbildung/home',
  name: t('Weiterbildung', 'Continuing education'),
  content: {
    component: 'page',
    seoTitle: t('Weiterbildung neben dem Beruf', 'Continuing education beside your job'),
    seoDescription: t(
      'Zwei Abende in der Woche, Hochschulzertifikat nach 8 bis 15 Monaten, ab 104 € im Monat: Praxisanleitung in der Pflege und Datenanalyse im Beruf.',
      'Two evenings a week, a university certificate after 8 to 15 months, from €104 a month: practice mentor in nursing, and data analysis at work.',
    ),
    preloadImage: picture('academy-home'),
    shareImage: picture('academy-home'),
    body: [hero, figures, courses, evening, voices, grants, talk],
  },
}
