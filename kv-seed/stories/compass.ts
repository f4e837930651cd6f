import { type StoryDraft, storyLink } from '../story.ts'
import { inEach, type Translated, t } from '../text.ts'
import { type BlockDraft, card, container, headline, picture } from './blocks.ts'
import { programmePicker } from './choosing.ts'

interface AnswerDraft {
  readonly icon: string
  readonly next?: string
  /** The fact of programmes that the answer asks for, and its codes. */
  readonly fact?: string
  readonly values?: string
  readonly isRequired?: boolean
}

const answer = (code: string, label: Translated, own: AnswerDraft) => ({
  component: 'compass-answer',
  ...{ code, label },
  ...own,
})

const question = (
  key: string,
  text: Translated,
  answers: readonly ReturnType<typeof answer>[],
  hint?: Translated,
) => ({ component: 'compass-question', key, question: text, answers, ...(hint && { hint }) })

const questions = [
  question('goal', t('Wohin soll es gehen?', 'Where would you like to go?'), [
    answer('first', t('Zu meinem ersten Abschluss', 'To my first degree'), {
      icon: 'graduation',
      fact: 'degree',
      values: 'bachelor',
      isRequired: true,
    }),
    answer('next', t('Zum Master', 'To a master’s degree'), {
      icon: 'certificate',
      fact: 'degree',
      values: 'master',
      isRequired: true,
    }),
    answer('open', t('Das weiß ich noch nicht', 'I do not know yet'), { icon: 'compass' }),
  ]),
  question(
    'field',
    t('Was machst du gern?', 'What do you like to do?'),
    [
      answer('numbers', t('Rechnen, verhandeln, leiten', 'Calculate, negotiate, lead'), {
        icon: 'chart',
        fact: 'cluster',
        values: 'wirtschaft',
      }),
      answer('people', t('Menschen verstehen', 'Understand people'), {
        icon: 'users',
        fact: 'cluster',
        values: 'psychologie,gesundheit',
      }),
      answer('land', t('Draußen etwas bewegen', 'Get things done outdoors'), {
        icon: 'plant',
        fact: 'cluster',
        values: 'landwirtschaft',
      }),
      answer('anything', t('Von allem etwas', 'A bit of everything'), { icon: 'heart' }),
    ],
    t(
      'Such aus, was du gern tust, nicht was du schon kannst.',
      'Choose what you like, not what you are good at.',
    ),
  ),
  question('way', t('Wie möchtest du lernen?', 'How would you like to study?'), [
    answer('alone', t('Zu Hause, wann ich Zeit habe', 'At home, when I have time'), {
      icon: 'home',
      next: 'credit',
      fact: 'form',
      values: 'fs',
    }),
    answer('company', t('Im Wechsel mit einem Betrieb', 'In turns with a company'), {
      icon: 'briefcase',
      fact: 'form',
      values: 'ds',
    }),
    answer('group', t('In einer festen Gruppe', 'In a fixed group'), {
      icon: 'student',
      fact: 'form',
      values: 'ms',
    }),
  ]),
  question('place', t('Welcher Ort liegt dir näher?', 'Which place is nearer to you?'), [
    answer('berlin', t('Berlin', 'Berlin'), { icon: 'location', fact: 'place', values: 'berlin' }),
    answer('munich', t('München', 'Munich'), { icon: 'location', fact: 'place', values: 'muenchen,munich' }),
    answer('any', t('Das ist mir gleich', 'Either will do'), { icon: 'laptop' }),
  ]),
  question(
    'credit',
    t('Was bringst du mit?', 'What do you bring along?'),
    [
      answer('training', t('Eine Ausbildung oder Fortbildung', 'Vocational or further training'), {
        icon: 'book',
        fact: 'credits',
        values: '30',
      }),
      answer('work', t('Viele Jahre im Beruf', 'Many years at work'), {
        icon: 'clock',
        fact: 'start',
        values: 'any-day',
      }),
      answer('school', t('Einen Schulabschluss', 'A school certificate'), { icon: 'star' }),
    ],
    t(
      'Was du schon gelernt hast, kann dein Studium verkürzen.',
      'Earlier learning may shorten your studies.',
    ),
  ),
]

/** The names under which the answers stand in an address. */
export const compassKeys: readonly string[] = questions.map(({ key }) => key)

const found = (fields: Omit<BlockDraft, 'component'>) =>
  card({ variant: 'search-result', finderLink: storyLink('studienfinder'), ...fields })

const see = t('Zum Studiengang', 'See the programme')

/** For those who would rather look than answer. */
const byYourself = container(
  { anchor: 'selbst', backgroundColor: 'white-off', topEdge: 'slope-up' },
  headline(
    t('Lieber selbst suchen?', 'Rather look for yourself?'),
    t('Ein Abschluss, ein Feld, und du bist da.', 'A degree, a field, and you are there.'),
  ),
  programmePicker,
  {
    component: 'card-list',
    headline: t('Oft gefunden', 'Often found'),
    headlineLevel: 'h3',
    cards: [
      found({
        title: t('Betriebswirtschaftslehre', 'Business Administration'),
        degree: 'Bachelor',
        cluster: t('Wirtschaft', 'Business'),
        clusterColor: 'petrol',
        description: t(
          '36, 48 oder 72 Monate, ab 198 € im Monat.',
          '36, 48 or 72 months, from €198 a month.',
        ),
        searchTags: t('Bachelor, Fernstudium', 'Bachelor, Distance learning'),
        link: storyLink('bachelor/betriebswirtschaftslehre/fernstudium'),
        linkLabel: see,
      }),
      found({
        title: t('Gesundheitsmanagement', 'Health Management'),
        degree: 'Bachelor',
        cluster: t('Gesundheit', 'Health'),
        clusterColor: 'green',
        description: t('Neben dem Dienst, ab 180 € im Monat.', 'Alongside your shifts, from €180 a month.'),
        searchTags: t('Bachelor, Fernstudium', 'Bachelor, Distance learning'),
        link: storyLink('bachelor/gesundheitsmanagement'),
        linkLabel: see,
      }),
      found({
        title: t('Alle Studiengänge', 'All programmes'),
        color: 'orange',
        description: t('Eine Tabelle zum Sortieren und Drucken.', 'One table to sort and print.'),
        path: t('/studiengaenge/', '/en/programmes/'),
        linkLabel: t('Zur Tabelle', 'To the table'),
      }),
    ],
  },
)

export const compassPage: StoryDraft = {
  slug: 'kompass',
  name: t('Studienkompass', 'Study compass'),
  translatedSlugs: { en: 'compass' },
  content: {
    component: 'page',
    seoTitle: t('Studienkompass: Welcher Studiengang passt?', 'Study compass: which programme fits?'),
    seoDescription: t(
      'Höchstens fünf Fragen, keine Anmeldung: Der Kompass der Hochschule Tannhagen zeigt dir Studiengänge, die zu dir passen, und nennt die Gründe dafür.',
      'Five questions at most, no registration: the compass of Tannhagen University shows the programmes that suit you, and gives the reasons why.',
    ),
    shareImage: picture('hero-bachelor'),
    body: [
      {
        component: 'hero',
        type: 'basic',
        headline: t('Noch keine Richtung?', 'No direction yet?'),
        subline: t(
          'Höchstens fünf Fragen. Danach kennst du die Studiengänge, die passen, und die Gründe.',
          'Five questions at most. Then you know the programmes that fit, and why.',
        ),
        excludeSublineFromH1: true,
      },
      {
        component: 'compass',
        headline: t('Dein Kompass', 'Your compass'),
        intro: t(
          'Antworte, wie es heute ist. Jede Antwort lässt sich später ändern.',
          'Answer as things are today. You can change every answer later.',
        ),
        questions,
        results: [
          {
            component: 'compass-result',
            key: 'result',
            // In all languages in which the compass can be asked.
            headline: inEach({
              de: 'Diese Studiengänge passen zu dir',
              en: 'These programmes suit you',
              fr: 'Ces formations te conviennent',
              it: 'Questi corsi fanno per te',
              es: 'Estos programas encajan contigo',
              pt: 'Estes cursos são para ti',
            }),
            text: inEach({
              de: 'Was am meisten deiner Antworten erfüllt, steht vorn.',
              en: 'What meets most of your answers comes first.',
              fr: 'Ce qui répond au plus grand nombre de tes réponses vient en premier.',
              it: 'In cima c’è ciò che soddisfa più risposte tue.',
              es: 'Primero está lo que cumple más respuestas tuyas.',
              pt: 'Primeiro está o que cumpre mais respostas tuas.',
            }),
          },
        ],
        contactLink: storyLink('kontakt', 'formular'),
        contactLabel: t('Darüber sprechen', 'Talk about it'),
      },
      byYourself,
    ],
  },
}
