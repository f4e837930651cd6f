import { type StoryDraft, storyLink, uuidOf } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { container, headline, picture, richText, table } from '../blocks.ts'
import { benefitSet, careerPath, fact, factSet, usp } from '../typed.ts'
import { courseClosing } from './course-page.ts'
import { askInes, ines } from './people.ts'
import { nursing, nursingPage } from './products.ts'

const modules = container(
  { anchor: 'inhalte', backgroundColor: 'white-off', topEdge: 'curve-out' },
  headline(
    t('Fünf Module, fünf Stationen', 'Five modules, five wards'),
    t(
      'Rechts steht, was du danach im eigenen Haus tust.',
      'On the right: what you then do at your own hospital.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Stunden', 'Modul', 'Im eigenen Haus'],
          ['60', 'Anleiten und Lernen verstehen', 'Eine Anleitung, gefilmt und besprochen'],
          ['70', 'Gespräche führen', 'Drei Feedbackgespräche mit Protokoll'],
          ['60', 'Beurteilen und prüfen', 'Eine Zwischenprüfung abnehmen'],
          ['70', 'Recht und Pflegeprozess', 'Ein Lernplan für das dritte Jahr'],
          ['40', 'Hospitation', 'Ein Tag auf einer fremden Station'],
        ),
      ),
      rich(
        table(
          ['Hours', 'Module', 'At your own hospital'],
          ['60', 'Guiding, and how people learn', 'One session, filmed and discussed'],
          ['70', 'Leading a conversation', 'Three feedback talks, with notes'],
          ['60', 'Judging and examining', 'Holding an interim examination'],
          ['70', 'Law and the nursing process', 'A learning plan for the third year'],
          ['40', 'Work shadowing', 'A day on another ward'],
        ),
      ),
    ),
  ),
)

export const nursingCourse: StoryDraft = {
  slug: nursingPage,
  name: t('Praxisanleitung in der Pflege', 'Practice mentor in nursing'),
  translatedSlugs: { en: 'weiterbildung/practice-mentor-in-nursing' },
  content: {
    component: 'variant',
    withdrawalLink: storyLink('weiterbildung/widerruf'),
    seoTitle: t('Praxisanleitung in der Pflege: 300 Stunden', 'Practice mentor in nursing: 300 hours'),
    seoDescription: t(
      'Weiterbildung Praxisanleitung: 300 Stunden, 15 ECTS, zwei Abende in der Woche, ab 104 € im Monat. 22 freie Plätze, Start am 1. Februar 2027.',
      'Become a practice mentor in nursing: 300 hours, 15 credits, two evenings a week, from €104 a month. 22 open places, from 1 February 2027.',
    ),
    shareImage: picture('academy-nursing'),
    headline: t('Zeig, wie gute Pflege geht', 'Show how good nursing is done'),
    subline: t(
      'In 10 Monaten zur anerkannten Praxisanleitung: 300 Stunden an zwei Abenden, neben dem Dienst, ab 104 € im Monat.',
      'A recognised practice mentor in 10 months: 300 hours on two evenings, beside your shifts, from €104 a month.',
    ),
    image: picture('academy-nursing'),
    ctaLabel: t('Platz sichern', 'Book a place'),
    ctaLink: askInes('apply', 'praxisanleitung'),
    product: uuidOf(nursing.slug),
    contact: uuidOf(ines.slug),
    usps: [
      usp('euro', t('Ab 104 € im Monat, zwei Wochen kostenlos', 'From €104 a month, two weeks free')),
      usp('clock', t('300 Stunden nach dem Pflegeberufe\u00adgesetz', '300 hours, as the nursing act asks')),
      usp('calendar', t('Start am 1. Februar, 22 freie Plätze', 'From 1 February, 22 open places')),
    ],
    factSet: [
      factSet(
        undefined,
        fact(
          'calendar',
          t('2 Abende', '2 evenings'),
          t('Dienstag und Donnerstag, 18:30 bis 20:30 Uhr', 'Tuesdays and Thursdays, 6.30 to 8.30 pm'),
        ),
        fact(
          'location',
          t('Online', 'Online'),
          t('Dazu ein Tag auf einer fremden Station', 'And a day on another ward'),
        ),
      ),
    ],
    feesHeadline: t('Zwei Tempi, ein Zertifikat', 'Two paces, one certificate'),
    feesDescription: t(
      rich(
        'Acht von zehn Häusern zahlen die Weiterbildung, weil sie die Stunden nachweisen müssen. Frag zuerst dort.',
      ),
      rich(
        'Eight in ten hospitals pay for this course, because they have to prove the hours. Ask there first.',
      ),
    ),
    careerPaths: [
      careerPath(
        t('Auf deiner Station', 'On your own ward'),
        t(
          rich(
            'Du leitest zwei bis vier Auszubildende an und bekommst dafür Zeit im Dienstplan. Zulage im Mittel: 120 € im Monat.',
          ),
          rich(
            'You guide two to four trainees, with time in the rota for it. The allowance is €120 a month on average.',
          ),
        ),
      ),
      careerPath(
        t('Für das ganze Haus', 'For the whole hospital'),
        t(
          rich('Jede vierte Person wird freigestellt und plant die Ausbildung für alle Stationen.'),
          rich('One in four is released from shifts, and plans the training of all wards.'),
        ),
      ),
      careerPath(
        t('Weiter zum Bachelor', 'On to a bachelor’s degree'),
        t(
          rich('15 ECTS zählen im Gesundheitsmanagement mit: ein halbes Semester weniger.'),
          rich('15 credits count in health management: half a semester less.'),
        ),
      ),
    ],
    benefitSet: [
      benefitSet(
        t('Was den Kurs leicht macht', 'What makes it easy'),
        fact(
          'users',
          t('14 in einem Kurs', '14 in a course'),
          t('Aus Klinik, Heim und ambulantem Dienst.', 'From hospitals, homes and home care.'),
        ),
        fact(
          'clock',
          t('Schicht verpasst? Nichts verpasst', 'Missed for a shift? Nothing missed'),
          t(
            'Jeder Abend steht um 21 Uhr als Aufzeichnung bereit.',
            'Every evening is recorded, and online at 9 pm.',
          ),
        ),
        fact(
          'user',
          t('Eine, die es selbst tut', 'Someone who does it herself'),
          t('Alle vier Lehrenden arbeiten noch auf Station.', 'All four teachers still work on a ward.'),
        ),
      ),
    ],
    body: [
      modules,
      courseClosing(
        t('22 Plätze ab Februar', '22 places from February'),
        t(
          rich(
            'Du willst lieber mit Zahlen arbeiten als mit Menschen? Sieh dir die [Datenanalyse](/datenanalyse/) an.',
          ),
          rich(
            'Would you rather work with figures than with people? See [data analysis](/en/data-analysis/).',
          ),
        ),
        'praxisanleitung',
      ),
    ],
  },
}
