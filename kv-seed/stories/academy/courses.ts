import type { StoryDraft } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { button, container, headline, picture, richText, table } from '../blocks.ts'
import { courseCards } from './course-cards.ts'
import { askInes } from './people.ts'

const hero = {
  component: 'hero',
  type: 'split',
  frameLabel: t('Kurse ab Februar 2027', 'Courses from February 2027'),
  headline: t('Vier Kurse, ein Ziel: morgen brauchen', 'Four courses, one aim: use it tomorrow'),
  subline: t(
    'Jeder Kurs endet mit einem Hochschulzertifikat, dessen Credits du dir später auf einen Bachelor anrechnen lässt.',
    'Each ends with a university certificate whose credits count towards a bachelor’s degree later.',
  ),
  excludeSublineFromH1: true,
  image: picture('academy-courses'),
}

const compare = container(
  { anchor: 'vergleich', backgroundColor: 'white-off', topEdge: 'curve-out' },
  headline(t('Zwei davon nebeneinander', 'Two of them side by side')),
  richText(
    t(
      rich(
        table(
          ['Kurs', 'Praxisanleitung', 'Datenanalyse'],
          ['Dauer', '10 oder 15 Monate', '8 oder 12 Monate'],
          ['Abende', 'Dienstag und Donnerstag', 'Montag und Mittwoch'],
          ['Credits', '15 ECTS', '20 ECTS'],
          ['Preis', 'ab 104 € im Monat', 'ab 134 € im Monat'],
          ['Du brauchst', 'Pflegeausbildung, ein Jahr Beruf', 'Zwei Jahre Beruf'],
        ),
      ),
      rich(
        table(
          ['Course', 'Practice mentor', 'Data analysis'],
          ['Length', '10 or 15 months', '8 or 12 months'],
          ['Evenings', 'Tuesdays and Thursdays', 'Mondays and Wednesdays'],
          ['Credits', '15 ECTS', '20 ECTS'],
          ['Price', 'from €104 a month', 'from €134 a month'],
          ['You need', 'Training as a nurse, a year at work', 'Two years at work'],
        ),
      ),
    ),
  ),
  button(t('Beim Entscheiden helfen lassen', 'Get help to decide'), askInes('advice')),
)

export const coursesPage: StoryDraft = {
  slug: 'weiterbildung/kurse',
  name: t('Kurse', 'Courses'),
  translatedSlugs: { en: 'weiterbildung/courses' },
  content: {
    component: 'page',
    seoTitle: t('Alle Kurse der Weiterbildung', 'All continuing education courses'),
    seoDescription: t(
      'Praxisanleitung in der Pflege und Datenanalyse im Beruf: Dauer, Abende, Credits und Preis nebeneinander, dazu zwei weitere Kurse, Start am 1. Februar 2027.',
      'Practice mentor in nursing and data analysis at work: length, evenings, credits and price side by side, and two more courses, from 1 February 2027.',
    ),
    preloadImage: picture('academy-courses'),
    shareImage: picture('academy-courses'),
    body: [
      hero,
      container(
        { anchor: 'kurse' },
        headline(t('68 Plätze ab 1. Februar', '68 places from 1 February')),
        courseCards,
      ),
      compare,
    ],
  },
}
