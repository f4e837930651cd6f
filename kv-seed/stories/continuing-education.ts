import { type StoryDraft, storyLink } from '../story.ts'
import { rich, type Translated, t } from '../text.ts'
import {
  accordion,
  button,
  card,
  container,
  figure,
  grid,
  headline,
  picture,
  question,
  questions,
  richText,
  table,
} from './blocks.ts'
import { closing } from './closing.ts'
import { applyLink } from './contact.ts'

const slug = 'obw'

const hero = {
  component: 'hero',
  type: 'split',
  // The shape of the site for continuing education.
  theme: 'rust',
  frameLabel: t('Weiterbildung mit Hochschul\u00adzertifikat', 'University certificates'),
  headline: t('Ein Modul statt eines Studiums', 'One module in place of a degree'),
  subline: t(
    'Kurse ab 445 €, 5 oder 10 ECTS, drei bis fünf Monate. Entscheidest du dich später doch für ein Studium, zählt jeder Punkt mit.',
    'Courses from €445, 5 or 10 credits, three to five months. Should you go for a degree later, every credit counts.',
  ),
  excludeSublineFromH1: true,
  image: picture('certificate'),
  ctaLabel: t('Die drei Modelle ansehen', 'See the three models'),
  ctaHref: storyLink(slug, 'modelle'),
}

interface Model {
  readonly preTitle: Translated
  readonly title: Translated
  readonly content: Translated
  readonly image: Translated
  readonly link: unknown
  readonly linkLabel: Translated
}

const model = (fields: Model) => card({ imageRatio: '16:9', ...fields })

const models = container(
  { anchor: 'modelle' },
  headline(
    t('Allein, im Betrieb oder in der Gruppe', 'Alone, at work, or in a group'),
    t(
      'Der Stoff ist derselbe. Der Unterschied ist, wer am Dienstagabend neben dir sitzt.',
      'The content is the same. The difference is who sits beside you on a Tuesday evening.',
    ),
  ),
  grid(
    { columnsTablet: '3', columnsDesktop: '3', spacing: 'none' },
    model({
      preTitle: t('42 Kurse', '42 courses'),
      title: t('Fernstudium', 'Distance learning'),
      content: t(
        'Du beginnst an jedem Tag und lernst in deinem Tempo, im Mittel zehn Stunden in der Woche.',
        'You begin on any day and learn at your own speed, ten hours a week on average.',
      ),
      image: picture('landing-page-study'),
      link: storyLink('obw/fs'),
      linkLabel: t('Kurse im Fernstudium', 'Courses by distance learning'),
    }),
    model({
      preTitle: t('Für 8 bis 16 Personen', 'For 8 to 16 people'),
      title: t('Dual mit deinem Betrieb', 'With your company'),
      content: t(
        'Wir kommen zu euch. Gelernt wird an einem Problem, das ihr wirklich habt, bezahlt von der Firma.',
        'We come to you. You learn on a problem that you really have, and the company pays.',
      ),
      image: picture('business-dual'),
      link: storyLink('obw/ds'),
      linkLabel: t('Programme für Betriebe', 'Programmes for companies'),
    }),
    model({
      preTitle: t('9 Programme', '9 programmes'),
      title: t('myStudium', 'myStudium'),
      content: t(
        'Sechs Samstage auf dem Campus, dazwischen online: eine feste Gruppe von höchstens 16.',
        'Six Saturdays on campus, online in between: one steady group of 16 at most.',
      ),
      image: picture('campus-berlin'),
      link: storyLink('obw/ms'),
      linkLabel: t('Samstage in Berlin und München', 'Saturdays in Berlin and Munich'),
    }),
  ),
)

const comparison = container(
  { anchor: 'vergleich', backgroundColor: 'white-off', topEdge: 'slope-down', bottomEdge: 'slope-up' },
  headline(t('Nebeneinander gelegt', 'Laid side by side')),
  richText(
    t(
      rich(
        table(
          ['Modell', 'Fernstudium', 'Dual', 'myStudium'],
          ['Umfang', '5 ECTS, 125 Stunden', '10 ECTS, 250 Stunden', '10 ECTS, 250 Stunden'],
          ['Dauer', '12 Wochen, höchstens 26', '5 Monate', '4 Monate'],
          ['Vor Ort', 'Nie', '8 Tage im Betrieb', '6 Samstage auf dem Campus'],
          ['Start', 'An jedem Tag', 'Nach Absprache', 'März und September'],
          ['Preis', '445 €', 'Ab 2.200 €, zahlt der Betrieb', '1.290 €'],
          ['Nachweis', 'Klausur oder Fallstudie', 'Projekt mit Vorstellung', 'Hausarbeit und Gespräch'],
        ),
      ),
      rich(
        table(
          ['Model', 'Distance learning', 'With your company', 'myStudium'],
          ['Size', '5 credits, 125 hours', '10 credits, 250 hours', '10 credits, 250 hours'],
          ['Length', '12 weeks, 26 at most', '5 months', '4 months'],
          ['In person', 'Never', '8 days at your company', '6 Saturdays on campus'],
          ['Start', 'On any day', 'As agreed', 'March and September'],
          ['Price', '€445', 'From €2,200, paid by the company', '€1,290'],
          ['Ends with', 'Examination or case study', 'A project, presented', 'A paper and a talk'],
        ),
      ),
    ),
  ),
)

const worth = grid(
  {
    headline: t('Was aus einem Kurs wird', 'What becomes of a course'),
    intro: t(
      rich('3.260 Menschen haben 2025 ein Zertifikat bekommen. Ein Jahr später sah es so aus:'),
      rich('3,260 people earned a certificate in 2025. A year later this was the picture:'),
    ),
    columnsTablet: '3',
    columnsDesktop: '3',
    backgroundColor: 'gradient-dark',
    topEdge: 'slope-up',
    bottomEdge: 'slope-down',
  },
  figure(
    t('38 %', '38%'),
    t('hatten eine neue Aufgabe im selben Betrieb.', 'had a new task within the same company.'),
  ),
  figure(
    t('1 von 6', '1 in 6'),
    t(
      'studierte inzwischen, mit dem Kurs als erstem Modul.',
      'had become a student, with the course as the first module.',
    ),
  ),
  figure(
    t('2,3', '2.3'),
    t(
      'Kurse belegt im Mittel, wer einmal angefangen hat.',
      'courses is the average of those who once began.',
    ),
  ),
)

const highlighted = (...list: Parameters<typeof questions>) => ({
  ...questions(...list),
  headlineProps: [{ component: 'headline-props', level: 'h3', isHighlighted: true }],
})

const money = container(
  { anchor: 'foerderung' },
  headline(
    t('Wer das bezahlt', 'Who pays for it'),
    t('In 57 % der Fälle nicht die Person, die lernt.', 'In 57% of cases it is not the person who learns.'),
    { isHighlighted: true },
  ),
  {
    ...accordion(
      highlighted(
        t('Dein Arbeitgeber', 'Your employer'),
        question(
          t('Wie überzeuge ich meine Chefin?', 'How do I convince my boss?'),
          t(
            rich(
              'Mit einer Seite. Wir schicken dir einen Antrag, in den du drei Dinge einträgst: was du lernst, wofür der Betrieb es braucht, und was du dafür an Arbeitszeit möchtest. Kurskosten sind für ihn Betriebsausgaben und für dich steuerfrei.',
            ),
            rich(
              'With one page. We send you a request in which you fill in three things: what you learn, what the company needs it for, and how much working time you ask for. In Germany the fees are an expense for the company and free of tax for you.',
            ),
          ),
        ),
        question(
          t('Bekomme ich frei?', 'Do I get time off?'),
          t(
            rich(
              'In 14 Bundesländern stehen dir fünf Tage Bildungsurlaub im Jahr zu. Die Präsenztage von myStudium und die Prüfungswoche im Fernstudium sind dafür anerkannt, in Berlin und Hessen auch die Lernzeit.',
            ),
            rich(
              'In 14 German states you are entitled to five days of educational leave a year. The Saturdays of myStudium and the examination week of distance courses are recognised for it, in Berlin and Hesse the hours of study as well.',
            ),
          ),
        ),
      ),
      highlighted(
        t('Der Staat und du', 'The state and you'),
        question(
          t('Welche Förderung gibt es?', 'What funding is there?'),
          t(
            rich(
              'Das Weiterbildungsstipendium zahlt bis zu 8.700 € in drei Jahren, wenn du unter 25 bist und eine Ausbildung gut abgeschlossen hast. Wer arbeitsuchend ist, fragt nach einem Bildungsgutschein: 11 unserer Kurse sind dafür zugelassen.',
            ),
            rich(
              'Germany’s scholarship for further training pays up to €8,700 over three years if you are under 25 and did well in your apprenticeship. If you are looking for work, ask for a training voucher: 11 of our courses accept it.',
            ),
          ),
        ),
        question(
          t('Kann ich in Raten zahlen?', 'Can I pay in instalments?'),
          t(
            rich(
              'Ja, über die Dauer des Kurses und ohne Aufschlag: im Fernstudium zweimal 148 € und einmal 149 €, bei myStudium viermal 322,50 €.',
            ),
            rich(
              'Yes, over the length of the course and at no extra cost: two times €148 and once €149 for a distance course, four times €322.50 for myStudium.',
            ),
          ),
        ),
      ),
    ),
    single: true,
    containerBackgroundColor: 'white-off',
  },
)

const further = container(
  { backgroundColor: 'page-color', topEdge: 'slope-up' },
  card({
    variant: 'image-left',
    headlineLevel: 'h2',
    image: picture('hero-bachelor'),
    preTitle: t('Und danach?', 'And then?'),
    title: t('Vom Zertifikat zum Abschluss', 'From a certificate to a degree'),
    content: t(
      rich(
        'Sechs Kurse sind ein Semester. Wir rechnen sie auf jeden [Bachelor](/bachelor/) an, der das Modul enthält, und die mit „Master“ bezeichneten auf unsere [vier Masterfächer](/master/). Den Preis ziehen wir anteilig von der Studiengebühr ab.',
      ),
      rich(
        'Six courses make a semester. We recognise them for every [bachelor’s degree](/en/bachelor/) that contains the module, and those marked “Master” for our [four master’s subjects](/en/master/). What you paid comes off the tuition fee in proportion.',
      ),
    ),
  }),
  button(t('Bachelor vergleichen', 'Compare bachelor’s degrees'), storyLink('bachelor', 'vergleich')),
)

const end = closing(
  {
    headline: t('Melde dich für einen Kurs an', 'Sign up for a course'),
    subline: t('Ein Formular, keine Zulassung, kein NC.', 'One form, no admission, no limit on grades.'),
    text: t(
      rich(
        'Schreib uns den Namen des Kurses und wann du beginnen möchtest. Ein Abschluss ist nicht nötig. Passt der Kurs nach zwei Wochen doch nicht, tauschst du ihn gegen einen anderen oder bekommst dein Geld zurück.',
      ),
      rich(
        'Write to us with the name of the course and your date. You need no degree. If the course turns out not to fit after two weeks, swap it for another or get your money back.',
      ),
    ),
    buttonText: t('Kurs buchen', 'Book a course'),
    link: applyLink('weiterbildung'),
  },
  {
    headline: t('Zwei Modelle kommen infrage?', 'Torn between two models?'),
    text: t(
      rich(
        'Sofia Brandt fragt dich drei Dinge: wie viele Abende du hast, ob du lieber allein lernst und wer zahlt. Danach ist meistens eins übrig.',
      ),
      rich(
        'Sofia Brandt asks three things: how many evenings you have, whether you like to learn alone, and who pays. As a rule one model is left after that.',
      ),
    ),
  },
  [],
)

export const continuingEducation: StoryDraft = {
  slug,
  name: t('Weiterbildung', 'Continuing education'),
  translatedSlugs: { en: 'continuing-education' },
  content: {
    component: 'page',
    seoTitle: t(
      'Weiterbildung mit Hochschulzertifikat ab 445 €',
      'Continuing education: certificates from €445',
    ),
    seoDescription: t(
      'Hochschulkurse mit 5 oder 10 ECTS: im Fernstudium, mit dem Betrieb oder an sechs Samstagen auf dem Campus. Ab 445 €, ohne Zulassung, anrechenbar aufs Studium.',
      'University courses of 5 or 10 credits: by distance learning, with your company or on six Saturdays on campus. From €445, open to all, counting towards a degree.',
    ),
    preloadImage: picture('certificate'),
    shareImage: picture('certificate'),
    body: [hero, models, comparison, worth, money, further, end],
  },
}
