import { type StoryDraft, storyLink, uuidOf } from '../story.ts'
import { bullets, rich, type Translated, t } from '../text.ts'
import { type BlockDraft, container, headline, picture, richText, steps, table } from './blocks.ts'
import { closing } from './closing.ts'
import { comparisonLink } from './comparison.ts'
import { applyLink } from './contact.ts'
import { sofia } from './people.ts'
import { businessDistance, businessDual } from './products.ts'
import { benefitSet, fact, factSet, usp } from './typed.ts'

const slug = 'bachelor/betriebswirtschaftslehre'

const model = (title: Translated, description: Translated, target: string) => ({
  component: 'navigation-popup-item',
  title,
  description,
  link: storyLink(target),
})

const models: BlockDraft = {
  component: 'navigation-popup',
  label: t('Welches Modell?', 'Which model?'),
  headline: t('BWL gibt es zweimal', 'Two ways to study business'),
  items: [
    model(
      t('Im Fernstudium', 'By distance learning'),
      t('Ab 198 € im Monat, Start an jedem Tag', 'From €198 a month, start on any day'),
      'bachelor/betriebswirtschaftslehre/fernstudium',
    ),
    model(
      t('Mit einem Betrieb', 'With a company'),
      t('Ohne Gebühren, ab 1. Oktober', 'Without fees, from 1 October'),
      'bachelor/betriebswirtschaftslehre/duales-studium',
    ),
  ],
}

const comparison = container(
  { anchor: 'vergleich', backgroundColor: 'white-off', topEdge: 'slope-down', bottomEdge: 'slope-up' },
  headline(
    t('Fernstudium oder dual?', 'Distance learning or with a company?'),
    t(
      'Zeile für Zeile, was sich unterscheidet. Das Zeugnis ist dasselbe.',
      'Line by line, what differs. The certificate is the same.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Frage', 'Fernstudium', 'Dual'],
          ['Was zahle ich im Monat?', '198 bis 396 €', '0 €'],
          ['Was verdiene ich?', 'Was dein Beruf einbringt', 'Im Mittel 1.180 €'],
          ['Wann lerne ich?', 'Wann du willst', 'Montags, dienstags, freitags ab 13 Uhr'],
          ['Wann geht es los?', 'An jedem Tag', 'Am 1. Oktober'],
          ['Kann ich das Tempo ändern?', 'Jedes Semester', 'Nein, es sind 36 Monate'],
          ['Muss ich umziehen?', 'Nie', 'In die Nähe von Berlin oder München'],
          ['In welcher Sprache?', 'Deutsch oder Englisch', 'Deutsch'],
        ),
      ),
      rich(
        table(
          ['Question', 'Distance learning', 'With a company'],
          ['What do I pay a month?', '€198 to €396', '€0'],
          ['What do I earn?', 'Whatever your job brings in', '€1,180 on average'],
          ['When do I study?', 'When you like', 'Mondays, Tuesdays, Fridays from 1 pm'],
          ['When does it begin?', 'On any day', 'On 1 October'],
          ['Can I change my speed?', 'Every semester', 'No, it takes 36 months'],
          ['Must I move house?', 'Never', 'To the region of Berlin or Munich'],
          ['In which language?', 'German or English', 'German'],
        ),
      ),
    ),
  ),
)

const sideBySide: BlockDraft = {
  component: 'product-comparison',
  headline: t('Beide Modelle im Detail', 'Both models in detail'),
  preset: 'BABWL-FS, BABWL-DS',
  finderLink: storyLink('studienfinder'),
  contactLink: storyLink('kontakt', 'formular'),
}

const mehmet = {
  component: 'testimonial',
  layout: 'large',
  color: 'petrol',
  headline: t('Warum ich nicht dual studiere', 'Why I study without a company'),
  quote: t(
    'Ich leite den Markt ja schon. Ein Praxisbetrieb hätte mich zum Azubi gemacht, mit 38 und zwei Töchtern. Im Fernstudium ist mein Markt der Praxisbetrieb, und ich bestimme den Stundenplan.',
    'I run the store already. A company would have made a trainee of me, at 38 and with two daughters. Studying from home, my store is the company, and I set the timetable.',
  ),
  fullName: 'Mehmet',
  title: t('Fernstudium, Teilzeit II, Kassel', 'Distance learning, part time II, Kassel'),
  age: '38',
  photo: picture('portrait-mehmet'),
}

const end = closing(
  {
    headline: t('Du musst dich heute nicht entscheiden', 'You need not decide today'),
    subline: t(
      'Zwischen beiden kannst du wechseln, in jede Richtung.',
      'You may change between the two, either way.',
    ),
    text: t(
      rich(
        steps(
          '**Bewirb dich für BWL** und nenn uns, was dich an beiden Modellen reizt.',
          '**Fang im Fernstudium an,** [vier Wochen kostenlos](/lp/bachelor/betriebswirtschaftslehre/).',
          '**Triff nebenbei Betriebe.** Passt einer, übernimmt er dich zum Oktober mit allen Modulen.',
        ),
      ),
      rich(
        steps(
          '**Apply for business** and tell us what attracts you in either model.',
          '**Begin by distance learning,** [free for four weeks](/en/lp/bachelor/business-administration/).',
          '**Meet companies meanwhile.** If one suits you, it takes you on in October, with all your modules.',
        ),
      ),
    ),
    buttonText: t('Offen bewerben', 'Apply for either'),
    link: applyLink('bwl'),
  },
  {
    headline: t('Doch ein anderes Fach?', 'Another subject after all?'),
    text: t(
      rich(
        'Gesundheit, Informatik, Soziales, Landwirtschaft: Die [anderen Bachelor](/bachelor/) beginnen zum Teil mit denselben Modulen. Wir sagen dir, mit welchen.',
      ),
      rich(
        'Health, computing, social work, farming: some of the [other bachelor’s degrees](/en/bachelor/) begin with the same modules. We will tell you which.',
      ),
    ),
  },
)

export const businessGroup: StoryDraft = {
  slug,
  name: t('Betriebswirtschaftslehre', 'Business Administration'),
  translatedSlugs: { en: 'bachelor/business-administration' },
  content: {
    component: 'variant-grouping',
    seoTitle: t(
      'BWL studieren: im Fernstudium oder dual',
      'Business Administration: online or with a company',
    ),
    seoDescription: t(
      'Bachelor BWL in zwei Modellen: Fernstudium ab 198 € im Monat mit Start an jedem Tag, oder dual mit einem Betrieb, ohne Gebühren und mit 1.180 € Vergütung.',
      'A bachelor’s in business in two models: distance learning from €198 a month with a start on any day, or with a company, without fees and €1,180 in pay.',
    ),
    shareImage: picture('graduation'),
    headline: t('Ein Bachelor in BWL, zwei Wege dorthin', 'One business degree, two ways to get it'),
    subline: t(
      '180 ECTS, 30 Module, ein Zeugnis. Ob du zu Hause lernst oder mit einem Betrieb, entscheidet dein Alltag.',
      '180 credits, 30 modules, one certificate. Whether you study at home or with a company depends on your days.',
    ),
    image: picture('graduation'),
    ctaLabel: t('Modelle vergleichen', 'Compare the models'),
    ctaLink: storyLink(slug, 'vergleich'),
    comparisonLink,
    products: [uuidOf(businessDistance.slug), uuidOf(businessDual.slug)],
    contact: uuidOf(sofia.slug),
    usps: [
      usp('certificate', t('Staatlich anerkannt seit 2004', 'State-recognised since 2004')),
      usp('users', t('2.870 im Fernstudium, 340 dual', '2,870 from home, 340 with a company')),
      usp('check', t('Auch ohne Abitur', 'A levels not required')),
    ],
    factSet: [
      factSet(
        t('In beiden Modellen gleich', 'The same in both models'),
        fact(
          'certificate',
          t('Bachelor of Arts', 'Bachelor of Arts'),
          t('180 ECTS, akkreditiert', '180 credits, accredited'),
        ),
        fact(
          'book',
          t('30 Module', '30 modules'),
          t('21 davon enden mit einer Aufgabe aus der Praxis', '21 of them end with a task from practice'),
        ),
        fact(
          'target',
          t('2 von 8 Schwerpunkten', '2 of 8 specialisations'),
          t('Gewählt am Ende des vierten Semesters', 'Chosen at the end of the fourth semester'),
        ),
      ),
    ],
    recognitionOfAchievements: t(
      rich(
        'Was du schon kannst, lernst du nicht noch einmal. Bis zu 45 ECTS rechnen wir an:',
        bullets(
          '**Im Fernstudium** wird es billiger: Jedes Modul weniger spart 396 €.',
          '**Im dualen Studium** gewinnst du Zeit: In freien Modulstunden arbeitest du an deinem Praxisprojekt.',
        ),
        '[Lad die Nachweise hoch](/anrechnung/). Die Prüfung kostet nichts und verpflichtet dich zu nichts.',
      ),
      rich(
        'What you can do already you need not learn again. We recognise up to 45 credits:',
        bullets(
          '**By distance learning** you pay less: each module that falls away saves €396.',
          '**With a company** you gain time: you spend the free hours on your project at work.',
        ),
        '[Upload the papers](/en/credit-for-earlier-learning/). The check costs nothing and binds you to nothing.',
      ),
    ),
    benefitSet: [
      benefitSet(
        t('Was bleibt, wenn sich alles ändert', 'What stays when everything changes'),
        fact(
          'clock',
          t('12 Monate Reserve', '12 months in reserve'),
          t(
            'Brauchst du länger, kosten sie im Fernstudium nichts.',
            'If you take longer by distance learning, they cost nothing.',
          ),
        ),
        fact(
          'laptop',
          t('Ein Zugang für alles', 'One login for everything'),
          t(
            'Module, Noten und Gruppen ziehen beim Wechsel mit um.',
            'Modules, grades and groups move with you when you change.',
          ),
        ),
        fact(
          'graduation',
          t('Ein offener Master', 'A master’s is open'),
          t(
            'Mit BWL bist du für drei unserer vier Fächer schnell bereit.',
            'With business you are soon ready for three of our four subjects.',
          ),
        ),
      ),
    ],
    body: [models, comparison, sideBySide, mehmet, end],
  },
}
