import { type StoryDraft, storyLink } from '../story.ts'
import { bullets, rich, type Translated, t } from '../text.ts'
import {
  accordion,
  type BlockDraft,
  container,
  figure,
  grid,
  headline,
  picture,
  question,
  questions,
  richText,
  secondary,
  steps,
  tab,
  table,
} from './blocks.ts'
import { programmeSearch } from './choosing.ts'
import { closing } from './closing.ts'
import { applyLink } from './contact.ts'
import { variantOf } from './variant-of.ts'

const slug = 'master'

const hero = {
  component: 'hero',
  type: 'full',
  frameLabel: t('Master neben dem Beruf', 'Master’s degrees alongside work'),
  headline: t('Der zweite Abschluss, diesmal mit Plan', 'Your second degree, this time with a plan'),
  subline: t(
    'Vier Fächer, 120 ECTS, 24 bis 48 Monate, ab 225 € im Monat. Du beginnst, wann du willst, und weißt vorher, wofür.',
    'Four subjects, 120 credits, 24 to 48 months, from €225 a month. You begin when you like, and know what for.',
  ),
  excludeSublineFromH1: true,
  image: picture('graduation'),
  color: 'yellow',
  flagText: t('Passt dein Bachelor?', 'Does your degree fit?'),
  flagHref: storyLink(slug, 'passt'),
  flagIcon: 'check',
  search: [programmeSearch],
}

const fact = (icon: string, title: Translated, content: Translated): BlockDraft => ({
  component: 'fact',
  icon,
  title,
  content,
})

const opening = {
  component: 'intro-box',
  headline: t('Weniger Fächer, mehr Tiefe', 'Fewer subjects, more depth'),
  text: t(
    rich(
      'Ein Bachelor zeigt dir ein Fach von allen Seiten. Im Master nimmst du dir eine davon vor: 16 Module, zwei Forschungsprojekte und eine Arbeit über eine Frage, die in deinem Betrieb gerade jemand stellt. 1.140 Menschen studieren zurzeit einen Master in Tannhagen, 94 % von ihnen arbeiten nebenher.',
    ),
    rich(
      'A bachelor’s degree shows you a subject from all sides. In a master’s you take up one of them: 16 modules, two research projects, and a thesis on a question that someone at your company is asking. 1,140 people are on a master’s course at Tannhagen now, and 94% of them have a job.',
    ),
  ),
  facts: [
    fact(
      'clock',
      t('14, 19 oder 29 Stunden', '14, 19 or 29 hours'),
      t(
        'in der Woche, je nach Tempo. Wechseln kostet nichts.',
        'a week, as you choose. Changing costs nothing.',
      ),
    ),
    fact(
      'users',
      t('Höchstens 18', '18 at most'),
      t(
        'sitzen in einem Seminar, damit jede Arbeit besprochen wird.',
        'share a seminar, so that every paper is discussed.',
      ),
    ),
    fact(
      'graduation',
      t('Promotion möglich', 'A doctorate is open'),
      t(
        'Mit 300 ECTS erfüllst du die Voraussetzung an Universitäten.',
        'With 300 credits in all you meet the condition of universities.',
      ),
    ),
  ],
}

interface Subject {
  readonly title: Translated
  readonly image: Translated
  readonly text: Translated
  readonly link: Translated
  readonly target: unknown
  readonly side: 'left' | 'right'
}

const subject = ({ title, image, text, link, target, side }: Subject): BlockDraft => ({
  component: 'media-text',
  media: image,
  imageSize: '50',
  imageRatio: '16:9',
  mediaPosition: side,
  headline: title,
  headlineLevel: 'h3',
  text,
  buttons: [secondary(link, target)],
  spacing: 'small',
})

const subjects = container(
  { anchor: 'faecher', backgroundColor: 'white-off', topEdge: 'slope-up', bottomEdge: 'slope-down' },
  headline(
    t('Vier Fächer', 'Four subjects'),
    t(
      'Jedes beginnt dort, wo ein Berufsleben Fragen übrig lässt.',
      'Each begins where a working life leaves questions open.',
    ),
  ),
  subject({
    title: t('Wirtschafts\u00adpsychologie, M.Sc.', 'Business Psychology, M.Sc.'),
    image: picture('business-psychology'),
    side: 'left',
    text: t(
      rich(
        'Warum kündigen Leute, denen es gut geht? Du lernst, solche Fragen zu messen statt zu raten: mit Interviews, Experimenten und sauberer Statistik.',
        bullets(
          'Diagnostik, Arbeits- und Organisationspsychologie, Kaufentscheidungen',
          'Ein Experiment mit mindestens 60 Teilnehmenden im zweiten Semester',
          'Auf Deutsch, ab 258 € im Monat',
        ),
      ),
      rich(
        'Why do people resign who are doing well? You learn to measure such questions in place of guessing, with interviews, experiments and clean statistics.',
        bullets(
          'Diagnostics, psychology of work and organisations, how people decide to buy',
          'An experiment with 60 participants or more in the second semester',
          'Taught in German, from €258 a month',
        ),
      ),
    ),
    link: t('Zum Studiengang Wirtschaftspsychologie', 'See Business Psychology'),
    target: storyLink('master/wirtschaftspsychologie/fernstudium'),
  }),
  subject({
    title: t('Unternehmens\u00adführung, M.A.', 'Corporate Management, M.A.'),
    image: picture('business-administration'),
    side: 'right',
    text: t(
      rich(
        'Für alle, die schon ein Team leiten und demnächst einen Bereich. Du rechnest Strategien durch, verhandelst Verträge und sagst einem Vorstand, warum sein Plan nicht aufgeht.',
        bullets(
          'Strategie, Unternehmensbewertung, Arbeitsrecht, Wandel in Organisationen',
          'Ein Planspiel über sechs Wochen mit 120 Mitspielenden aus vier Ländern',
          'Auf Deutsch oder Englisch, ab 240 € im Monat',
        ),
      ),
      rich(
        'For people who lead a team and soon a division. You work out strategies, negotiate contracts, and tell a board why its plan does not add up.',
        bullets(
          'Strategy, valuation, labour law, change in organisations',
          'A business game over six weeks with 120 players from four countries',
          'Taught in German or English, from €240 a month',
        ),
      ),
    ),
    link: t('Zum Studiengang Unternehmensführung', 'See Corporate Management'),
    target: storyLink('master/unternehmensfuehrung/fernstudium'),
  }),
  subject({
    title: t('Data Science, M.Sc.', 'Data Science, M.Sc.'),
    image: picture('computer-science'),
    side: 'left',
    text: t(
      rich(
        'Daten hat jeder Betrieb. Du lernst, welche davon etwas bedeuten, wie ein Modell entsteht und woran man erkennt, dass es lügt.',
        bullets(
          'Lineare Algebra, maschinelles Lernen, Datenbanken, Datenschutz',
          'Elf Programmieraufgaben, jede mit Durchsicht durch eine Lehrperson',
          'Auf Englisch, Betreuung auch auf Deutsch, ab 270 € im Monat',
        ),
      ),
      rich(
        'Every business has data. You learn which of it means something, how a model comes about, and how to tell that it lies.',
        bullets(
          'Linear algebra, machine learning, databases, data protection',
          'Eleven programming tasks, each reviewed by a lecturer',
          'Taught in English, from €270 a month',
        ),
      ),
    ),
    link: t('Zum Studiengang Data Science', 'See Data Science'),
    target: storyLink('master/data-science/fernstudium'),
  }),
  subject({
    title: t('Klinik- und Pflege\u00admanagement, M.A.', 'Hospital and Care Management, M.A.'),
    image: picture('health-management'),
    side: 'right',
    text: t(
      rich(
        'Eine Station zu leiten heißt Menschen zu führen. Ein Haus zu leiten heißt, über Betten, Verträge und Millionen zu entscheiden, ohne die Menschen aus dem Blick zu verlieren.',
        bullets(
          'Krankenhausrecht, Versorgungsplanung, Personalbemessung, Ethik',
          'Zwei Hospitationen zu je fünf Tagen, eine davon außerhalb der eigenen Klinik',
          'Auf Deutsch, Kurse vormittags und abends, ab 225 € im Monat',
        ),
      ),
      rich(
        'To run a ward is to lead people. To run a hospital is to decide about beds, contracts and millions without losing sight of them.',
        bullets(
          'Hospital law, care planning, staffing levels, ethics',
          'Two placements of five days each, one of them outside your own hospital',
          'Taught in German, classes in the morning and in the evening, from €225 a month',
        ),
      ),
    ),
    link: t('Zum Studiengang Klinik und Pflege', 'See Hospital and Care'),
    target: storyLink('master/klinik-und-pflegemanagement/fernstudium'),
  }),
)

const fit = container(
  { anchor: 'passt' },
  headline(
    t('Welcher Bachelor führt wohin?', 'Which bachelor’s degree leads where?'),
    t(
      'Ein Brückenkurs hat 5 ECTS, dauert sechs Wochen und kostet nichts. Er läuft vor dem Start oder im ersten Semester mit.',
      'A bridging course has 5 credits, takes six weeks and costs nothing. Take it before you begin or during the first semester.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          [
            'Dein Bachelor',
            'Wirtschafts\u00adpsychologie',
            'Unternehmens\u00adführung',
            'Data Science',
            'Klinik und Pflege',
          ],
          ['BWL, VWL', '1 Brückenkurs', 'direkt', '2 Brückenkurse', '1 Brückenkurs'],
          [
            'Gesundheits- oder Pflege\u00admanagement',
            '2 Brückenkurse',
            'direkt',
            '3 Brückenkurse',
            'direkt',
          ],
          ['Psychologie', 'direkt', '2 Brückenkurse', '2 Brückenkurse', 'nach Gespräch'],
          ['Informatik, Technik', '3 Brückenkurse', '2 Brückenkurse', 'direkt', 'nach Gespräch'],
          ['Soziale Arbeit, Pädagogik', '2 Brückenkurse', '2 Brückenkurse', 'nach Gespräch', '1 Brückenkurs'],
        ),
      ),
      rich(
        table(
          ['Your degree', 'Business Psychology', 'Corporate Management', 'Data Science', 'Hospital and Care'],
          ['Business, economics', '1 course', 'direct', '2 courses', '1 course'],
          ['Health or care management', '2 courses', 'direct', '3 courses', 'direct'],
          ['Psychology', 'direct', '2 courses', '2 courses', 'after a talk'],
          ['Computer science, engineering', '3 courses', '2 courses', 'direct', 'after a talk'],
          ['Social work, education', '2 courses', '2 courses', 'after a talk', '1 course'],
        ),
      ),
    ),
  ),
  {
    component: 'button',
    buttonType: 'secondary',
    text: t('Anderen Abschluss prüfen lassen', 'Have another degree checked'),
    href: storyLink('anrechnung', 'formular'),
  },
)

const after = grid(
  {
    headline: t('Drei Jahre nach dem Master', 'Three years after the master’s'),
    intro: t(
      rich(
        'Gefragt haben wir 164 Menschen, die zwischen 2020 und 2022 fertig wurden; 131 haben geantwortet.',
      ),
      rich('We asked 164 people who finished between 2020 and 2022; 131 of them answered.'),
    ),
    columnsMobile: '2',
    columnsTablet: '2',
    columnsDesktop: '4',
    backgroundColor: 'black',
    topEdge: 'slope-down',
    bottomEdge: 'slope-down',
  },
  figure(
    t('61 %', '61%'),
    t('führen heute Personal, vorher waren es 28 %.', 'manage staff today, up from 28%.'),
  ),
  figure(
    t('+ 890 €', '+ €890'),
    t('Mehrverdienst im Monat, brutto und im Median.', 'a month more, before tax, at the median.'),
  ),
  figure(
    t('9 von 10', '9 in 10'),
    t('schrieben ihre Masterarbeit im eigenen Betrieb.', 'wrote their thesis within their own company.'),
  ),
  figure(
    '7',
    t(
      'haben eine Promotion begonnen, zwei sind fertig.',
      'have begun a doctorate, and two have finished it.',
    ),
  ),
)

const speeds = [
  {
    name: t('Vollzeit', 'Full time'),
    description: t(
      'Wenn du eine Pause vom Beruf machst oder nur wenige Stunden arbeitest.',
      'If you take a break from work, or work a few hours only.',
    ),
    months: 24,
    model: 'vollzeit',
  },
  {
    name: t('Teilzeit I', 'Part time I'),
    description: t(
      'Drei Abende und der ganze Samstag, neben einer Stelle mit 30 Stunden.',
      'Three evenings and all of Saturday, beside a job of 30 hours.',
    ),
    months: 36,
    model: 'teilzeit-1',
    special: t('Jede zweite Person wählt das', 'Every second person chooses this'),
  },
  {
    name: t('Teilzeit II', 'Part time II'),
    description: t(
      'Zwei Stunden am Tag, fünf Tage die Woche und am Sonntag vier. Für volle Stellen.',
      'Two hours a day, five days a week, and four on Sunday. For full-time jobs.',
    ),
    months: 48,
    model: 'teilzeit-2',
  },
]

interface Fees {
  readonly careId: string
  /** The fee for the whole programme in euros. */
  readonly total: number
  /** Its name in the forms. */
  readonly programme: string
}

/** Price boxes of one subject. */
const fees = (label: Translated, { careId, total, programme }: Fees): BlockDraft =>
  tab(label, {
    component: 'price-boxes',
    careId,
    items: speeds.map(({ name, description, months, special, model }) => ({
      component: 'price-box',
      ...(special && { special, color: 'orange' }),
      timeModel: name,
      timeModelDescription: description,
      duration: t(`${months} Monate`, `${months} months`),
      durationNumeric: String(months),
      price: String(total / months),
      priceFrequency: t('im Monat', 'a month'),
      basePriceText: t('Dazu einmalig 699 € für alle Prüfungen', 'Plus €699 once for all examinations'),
      buttonText: t(`Für ${label.de} bewerben`, `Apply for ${label.translations.en}`),
      buttonLink: applyLink(programme, model),
    })),
  })

const prices = container(
  { anchor: 'kosten', backgroundColor: 'page-color', topEdge: 'slope-up', bottomEdge: 'slope-up' },
  headline(
    t('Was dein Master kostet', 'What your master’s costs'),
    t(
      'Zwischen 10.800 € und 12.960 € für das ganze Studium. In Deutschland sind die Gebühren eines zweiten Studiums Werbungskosten: Bei 42 % Steuersatz holst du fast die Hälfte zurück.',
      'Between €10,800 and €12,960 for the whole programme. In Germany the fees of a second degree are tax-deductible: at a rate of 42% you get nearly half of them back.',
    ),
  ),
  {
    component: 'tabs',
    label: t('Kosten nach Fach', 'Fees by subject'),
    anchorPrefix: 'kosten',
    items: [
      fees(t('Klinik und Pflege', 'Hospital and Care'), {
        careId: 'MAKLI-FS',
        total: 10_800,
        programme: 'klinik-und-pflege',
      }),
      fees(t('Unternehmensführung', 'Corporate Management'), {
        careId: 'MAUNT-FS',
        total: 11_520,
        programme: 'unternehmensfuehrung',
      }),
      fees(t('Wirtschaftspsychologie', 'Business Psychology'), {
        careId: 'MSWPS-FS',
        total: 12_384,
        programme: 'wirtschaftspsychologie',
      }),
      fees(t('Data Science', 'Data Science'), {
        careId: 'MSDAT-FS',
        total: 12_960,
        programme: 'data-science',
      }),
    ],
  },
)

const daria = {
  component: 'testimonial',
  layout: 'large',
  color: 'petrol',
  headline: t('„Ich wollte wissen, ob es stimmt“', '“I wanted to know whether it was true”'),
  quote: t(
    'Alle im Betrieb sagten, die Jungen gingen wegen des Geldes. Für meine Masterarbeit habe ich 212 Austrittsgespräche ausgewertet: Es waren die Dienstpläne. Die haben wir geändert.',
    'Everyone at work said that young people left for the money. For my thesis I went through 212 exit interviews: it was the rotas. We have changed them.',
  ),
  fullName: 'Daria Kowalczyk',
  title: t(
    'Personalentwicklerin in Bochum, Wirtschaftspsychologie',
    'Staff development in Bochum, business psychology',
  ),
  age: '33',
  studyStart: t('Oktober 2023', 'October 2023'),
  photo: picture('portrait-daria'),
}

const questionsAsked = container(
  { anchor: 'zulassung' },
  headline(t('Zum Master gefragt', 'Asked about the master’s')),
  accordion(
    questions(
      t('Zulassung', 'Admission'),
      question(
        t('Welche Note brauche ich?', 'What grade do I need?'),
        t(
          rich(
            'Einen ersten Hochschulabschluss mit mindestens 2,7. Darunter entscheidet ein Gespräch von 30 Minuten; 8 von 10, die es führen, werden zugelassen.',
          ),
          rich(
            'A first degree with a German grade of 2.7 or an upper second. Below that a talk of 30 minutes decides; 8 in 10 of those who have it are admitted.',
          ),
        ),
      ),
      question(
        t(
          'Mein Bachelor hat 210 ECTS. Muss ich alles machen?',
          'My bachelor’s has 210 credits. Must I do it all?',
        ),
        t(
          rich(
            'Nein. Was über 180 liegt und fachlich passt, rechnen wir an, höchstens 30 ECTS. Das spart ein Semester und in Unternehmensführung 2.880 €.',
          ),
          rich(
            'No. What lies above 180 and fits the subject we recognise, up to 30 credits. That saves a semester, and in corporate management €2,880.',
          ),
        ),
      ),
    ),
    questions(
      t('Ablauf', 'How it works'),
      question(
        t('Wie sind die vier Semester aufgebaut?', 'How are the four semesters built?'),
        t(
          rich(
            steps(
              'Sechs Module Grundlagen und Methoden, 30 ECTS',
              'Fünf Module im Fach, dazu das erste Forschungsprojekt, 30 ECTS',
              'Fünf Wahlmodule, dazu das zweite Forschungsprojekt, 30 ECTS',
              'Masterarbeit in 20 Wochen und Verteidigung, 30 ECTS',
            ),
          ),
          rich(
            steps(
              'Six modules of foundations and methods, 30 credits',
              'Five modules in the subject and the first research project, 30 credits',
              'Five electives and the second research project, 30 credits',
              'The thesis in 20 weeks and its defence, 30 credits',
            ),
          ),
        ),
      ),
      question(
        t('Muss ich für etwas anreisen?', 'Do I have to travel for anything?'),
        t(
          rich(
            'Nur für die Hospitationen in Klinik- und Pflegemanagement. Die Verteidigung der Masterarbeit geht per Video; wer mag, hält sie in Berlin oder München vor Publikum. Wer dich dort prüft, steht bei den [Lehrenden](/hochschule/lehrende/).',
          ),
          rich(
            'Only for the placements in hospital and care management. You can defend your thesis by video, or before an audience in Berlin or Munich. Who will examine you there is listed among the [teachers](/en/university/teachers/).',
          ),
        ),
      ),
    ),
  ),
)

const end = closing(
  {
    headline: t('Fünf Tage bis zur Zusage', 'Five days to an answer'),
    subline: t(
      'Du bewirbst dich ohne Frist und ohne Gebühr.',
      'You apply without a deadline and without a fee.',
    ),
    text: t(
      rich(
        steps(
          '**Schick uns drei Dateien:** Bachelorzeugnis mit Notenübersicht, Ausweis, Lebenslauf.',
          '**Sag dazu,** welches Fach und welches Tempo, gern auch zwei zur Wahl.',
          '**Lies unsere Antwort:** Zulassung, Brückenkurse und deine Rate stehen in einer E-Mail.',
        ),
      ),
      rich(
        steps(
          '**Send us three files:** your degree with its transcript, an identity document, a CV.',
          '**Add** which subject and which speed, or two to choose from.',
          '**Read our answer:** admission, bridging courses and your instalment are all in one e-mail.',
        ),
      ),
    ),
    buttonText: t('Für einen Master bewerben', 'Apply for a master’s'),
    link: applyLink(),
  },
  {
    headline: t('Master oder lieber ein Kurs?', 'A master’s, or rather a course?'),
    text: t(
      rich(
        'Manchmal reichen drei Monate statt drei Jahre. Sofia Brandt sagt dir, wann eine [Weiterbildung](/obw/) genügt, und rechnet sie dir später auf den Master an.',
      ),
      rich(
        'Sometimes three months do in place of three years. Sofia Brandt tells you when [continuing education](/en/continuing-education/) is enough, and how it counts towards a master’s later.',
      ),
    ),
  },
)

const blocks = [hero, opening, subjects, fit, after, prices, daria, questionsAsked, end]

export const master: StoryDraft = {
  slug,
  name: 'Master',
  content: {
    component: 'page',
    seoTitle: t(
      'Master neben dem Beruf: vier Fächer im Fernstudium',
      'Master’s degrees alongside work: four subjects',
    ),
    seoDescription: t(
      'Wirtschaftspsychologie, Unternehmensführung, Data Science, Klinik- und Pflegemanagement: Master im Fernstudium in 24, 36 oder 48 Monaten, ab 225 € im Monat.',
      'Business psychology, corporate management, data science, hospital and care management: a master’s by distance learning in 24 to 48 months, from €225 a month.',
    ),
    preloadImage: picture('graduation'),
    shareImage: picture('graduation'),
    shouldBeTested: true,
    experimentMetaData: [
      {
        component: 'experiment-meta-data',
        experimentId: 'master-opening',
        experimentLabel: 'How the master’s page opens',
        variantId: 'control',
        weight: '50',
      },
    ],
    body: blocks,
  },
}

const numbersFirst = {
  ...hero,
  headline: t('Ein Master in 24 Monaten, ab 225 € im Monat', 'A master’s in 24 months, from €225 a month'),
  subline: t(
    'Vier Fächer, 120 ECTS, neben dem Beruf. Du beginnst, wann du willst, und wechselst das Tempo, ohne zu zahlen.',
    'Four subjects, 120 credits, alongside your job. You begin when you like, and change your speed for free.',
  ),
}

/** Does it help to say the price at once, or to show the subjects first? */
export const masterVariants: readonly StoryDraft[] = [
  variantOf(master, {
    id: 'numbers-first',
    label: 'Numbers in the headline',
    weight: 25,
    overrides: { body: [numbersFirst, ...blocks.slice(1)] },
  }),
  variantOf(master, {
    id: 'subjects-first',
    label: 'Subjects before the introduction',
    weight: 25,
    // By place, so that each block stays itself.
    overrides: { body: [blocks[0], blocks[2], blocks[1], ...blocks.slice(3)] },
  }),
]
