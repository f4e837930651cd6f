import { type StoryDraft, storyLink, uuidOf } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { container, headline, picture, richText, table } from '../blocks.ts'
import { benefitSet, careerPath, fact, factSet, usp } from '../typed.ts'
import { courseClosing } from './course-page.ts'
import { askInes, ines } from './people.ts'
import { data, dataPage } from './products.ts'

const months = container(
  { anchor: 'inhalte', backgroundColor: 'white-off', topEdge: 'curve-out' },
  headline(
    t('Acht Monate, acht Auswertungen', 'Eight months, eight analyses'),
    t('Jede mit Zahlen, die du aus dem Betrieb mitbringst.', 'Each with figures that you bring from work.'),
  ),
  richText(
    t(
      rich(
        table(
          ['Monat', 'Du lernst', 'Du baust'],
          ['1 und 2', 'Daten säubern, Abfragen in SQL', 'Eine Liste, die jeden Montag stimmt'],
          ['3 und 4', 'Statistik, die man erklären kann', 'Die Antwort auf eine Frage der Leitung'],
          ['5 und 6', 'Diagramme und Berichte', 'Ein Bericht auf einer Seite'],
          ['7 und 8', 'Vorhersagen mit Python', 'Ein Bestand, der sich selbst nachbestellt'],
        ),
      ),
      rich(
        table(
          ['Month', 'You learn', 'You build'],
          ['1 and 2', 'Cleaning data, queries in SQL', 'A list that is right every Monday'],
          ['3 and 4', 'Statistics that can be explained', 'The answer to a question of your managers'],
          ['5 and 6', 'Charts and reports', 'A report on one page'],
          ['7 and 8', 'Forecasts in Python', 'A stock that reorders itself'],
        ),
      ),
    ),
  ),
)

const bernd = {
  component: 'testimonial',
  layout: 'large',
  color: 'orange',
  headline: t('Der Älteste im Kurs', 'The oldest of the course'),
  quote: t(
    'Mit 58 habe ich zum ersten Mal eine Abfrage geschrieben. Im dritten Monat fand ich 31.000 € in Kartons, die niemand mehr suchte.',
    'At 58 I wrote a query for the first time. In the third month I found €31,000 in boxes that nobody looked for any more.',
  ),
  fullName: 'Bernd',
  title: t('Lagerleiter, 23 Jahre im selben Haus', 'Warehouse manager, 23 years at one company'),
  age: '58',
  studyStart: t('Februar 2025', 'February 2025'),
  photo: picture('portrait-bernd'),
}

export const dataCourse: StoryDraft = {
  slug: dataPage,
  name: t('Datenanalyse im Beruf', 'Data analysis at work'),
  translatedSlugs: { en: 'weiterbildung/data-analysis' },
  content: {
    component: 'variant',
    withdrawalLink: storyLink('weiterbildung/widerruf'),
    seoTitle: t('Datenanalyse im Beruf: 8 Monate, 20 ECTS', 'Data analysis at work: 8 months, 20 credits'),
    seoDescription: t(
      'Weiterbildung Datenanalyse: SQL, Statistik, Berichte und Python an acht Fällen aus deinem Betrieb. 8 Monate, 20 ECTS, ab 134 € im Monat.',
      'Further training in data analysis: SQL, statistics, reports and Python on eight cases from your company. 8 months, 20 credits, from €134 a month.',
    ),
    shareImage: picture('academy-data'),
    headline: t('Lies, was deine Zahlen sagen', 'Read what your figures say'),
    subline: t(
      'In 8 Monaten von der Tabelle zur Vorhersage, an zwei Abenden in der Woche und mit Daten aus deinem Betrieb.',
      'From spreadsheet to forecast in 8 months, on two evenings a week, with data from your own company.',
    ),
    image: picture('academy-data'),
    ctaLabel: t('Platz sichern', 'Book a place'),
    ctaLink: askInes('apply', 'datenanalyse'),
    product: uuidOf(data.slug),
    contact: uuidOf(ines.slug),
    usps: [
      usp('euro', t('Ab 134 € im Monat, zwei Wochen kostenlos', 'From €134 a month, two weeks free')),
      usp('laptop', t('Ohne Vorkenntnisse, Programme sind frei', 'No previous knowledge, free software')),
      usp('calendar', t('Start am 1. Februar, 16 freie Plätze', 'From 1 February, 16 open places')),
    ],
    factSet: [
      factSet(
        undefined,
        fact(
          'calendar',
          t('2 Abende', '2 evenings'),
          t('Montag und Mittwoch, 18:30 bis 20:30 Uhr', 'Mondays and Wednesdays, 6.30 to 8.30 pm'),
        ),
        fact('location', t('Online', 'Online'), t('Auf Deutsch oder Englisch', 'In German or English')),
      ),
    ],
    feesHeadline: t('Zwei Tempi, ein Zertifikat', 'Two paces, one certificate'),
    feesDescription: t(
      rich(
        'Wer arbeitslos gemeldet ist, zahlt mit Bildungsgutschein nichts. Alle anderen setzen den Kurs von der Steuer ab.',
      ),
      rich(
        'With an education voucher the course is free if you are out of work. All others deduct it from their tax.',
      ),
    ),
    careerPaths: [
      careerPath(
        t('Im eigenen Betrieb', 'At your own company'),
        t(
          rich('Zwei von drei bleiben und werden die Person, die gefragt wird, bevor bestellt wird.'),
          rich('Two in three stay, and become the person who is asked before things are ordered.'),
        ),
      ),
      careerPath(
        t('Neu in der Analyse', 'A new job in analysis'),
        t(
          rich('Jede fünfte Person wechselt binnen eines Jahres. Median beim Einstieg: 3.900 € brutto.'),
          rich('One in five changes jobs within a year. The median starting pay is €3,900 a month.'),
        ),
      ),
      careerPath(
        t('Weiter zum Bachelor', 'On to a bachelor’s degree'),
        t(
          rich('20 ECTS zählen in der Informatik mit, wenn du später weitermachst.'),
          rich('20 credits count in computer science if you go on later.'),
        ),
      ),
    ],
    benefitSet: [
      benefitSet(
        t('Was den Kurs leicht macht', 'What makes it easy'),
        fact(
          'users',
          t('14 in einem Kurs', '14 in a course'),
          t(
            'Vom Lager bis zur Klinik, 24 bis 61 Jahre alt.',
            'From warehouse to hospital, 24 to 61 years old.',
          ),
        ),
        fact(
          'laptop',
          t('Dein Rechner reicht', 'Your computer will do'),
          t('Alles läuft im Browser, auch auf dem alten.', 'All of it runs in a browser, an old one too.'),
        ),
        fact(
          'chat',
          t('Antwort am selben Tag', 'An answer the same day'),
          t('Fragen bis 18 Uhr beantwortet jemand bis 21 Uhr.', 'Questions by 6 pm are answered by 9 pm.'),
        ),
      ),
    ],
    body: [
      months,
      bernd,
      courseClosing(
        t('16 Plätze ab Februar', '16 places from February'),
        t(
          rich(
            'Du arbeitest lieber mit Menschen? Sieh dir die [Praxisanleitung](/praxisanleitung-pflege/) an.',
          ),
          rich(
            'Would you rather work with people? See the [practice mentor](/en/practice-mentor-in-nursing/).',
          ),
        ),
        'datenanalyse',
      ),
    ],
  },
}
