import { queryLink, type StoryDraft, storyLink, uuidOf } from '../story.ts'
import { inEach, rich, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { type BlockDraft, card, columns, container, decorative, headline, picture } from './blocks.ts'
import { allLanguages } from './navigation.ts'

const business = storyLink('bachelor/betriebswirtschaftslehre/fernstudium')

const hero = {
  component: 'hero',
  type: 'compact',
  frameLabel: t('Für alle, die angefangen haben', 'For everybody who has begun'),
  headline: t('Dein Studienalltag', 'Your life as a student'),
  subline: t(
    'Fristen, Module, Krankenkasse: was du im ersten Jahr brauchst, auf einer Seite.',
    'Deadlines, modules, health insurance: what you need in your first year, on one page.',
  ),
  image: picture('live-class'),
}

const note = (title: unknown, content: unknown, fields: object = {}) => ({
  component: 'sticky-note',
  title,
  content,
  ...fields,
})

const questions = container(
  { anchor: 'fragen' },
  headline(t('Was alle im ersten Monat fragen', 'What everybody asks in the first month')),
  {
    component: 'sticky-notes',
    notes: [
      note(
        t('Wann muss ich online sein?', 'When do I have to be online?'),
        t(
          rich('Nie. Live-Kurse werden aufgezeichnet, Prüfungen legst du auf den Tag, der passt.'),
          rich('Never. Live classes are recorded, and you take exams on the day that suits you.'),
        ),
        {
          initialOpenState: true,
          titleProps: [{ component: 'headline-props', level: 'h3' }],
        },
      ),
      note(
        t('Wer hilft, wenn ich festhänge?', 'Who helps when I am stuck?'),
        t(
          rich('Die Lehrenden antworten innerhalb von zwei Werktagen, deine Lerngruppe meist am Abend.'),
          rich('Teachers answer within two working days, your study group usually the same evening.'),
        ),
        { colors: 'green', image: decorative('advice-call') },
      ),
      note(
        t('Kann ich pausieren?', 'Can I take a break?'),
        t(
          rich('Ja, zweimal bis zu sechs Monate, ohne Gebühren. Eine Nachricht an die Beratung genügt.'),
          rich('Yes, twice for up to six months, free of charge. A message to the advisers is enough.'),
        ),
        { colors: 'blue' },
      ),
    ],
  },
  {
    component: 'syntea-button',
    text: t('Etwas anderes fragen', 'Ask something else'),
    buttonType: 'secondary',
    iconBefore: 'chat',
    conversationTemplate: uuidOf('settings/chat/advice'),
  },
)

const course = (title: unknown, ects: string) => ({ component: 'module-course', title, ects })

const modules: BlockDraft = {
  component: 'module-table',
  headline: t('Die Module des ersten Jahres', 'The modules of the first year'),
  headlineLevel: 'h2',
  modules: [
    {
      component: 'module',
      title: t('Rechnen und schreiben', 'Calculating and writing'),
      courses: [
        course(t('Mathematik für Wirtschaft', 'Mathematics for business'), '5'),
        course(t('Wissenschaftliches Arbeiten', 'Academic writing'), '5'),
      ],
    },
    {
      component: 'module',
      title: t('Unternehmen verstehen', 'Understanding companies'),
      courses: [
        course(t('Buchführung und Bilanz', 'Bookkeeping and balance sheets'), '5'),
        course(t('Personal und Führung', 'People and leadership'), '5'),
        course(t('Projekt mit einem Betrieb', 'Project with a company'), '10'),
      ],
    },
  ],
}

const row = (...cells: unknown[]) => ({
  component: 'table-row',
  cells: cells.map(content => ({ component: 'table-cell', content })),
})

const cell = (german: string, english: string) => t(rich(german), rich(english))

const deadlines: BlockDraft = {
  component: 'table',
  headline: t('Fristen', 'Deadlines'),
  headlineLevel: 'h2',
  columns: [
    { component: 'table-column', title: t('Was', 'What') },
    { component: 'table-column', title: t('Bis wann', 'By when') },
  ],
  groups: [
    {
      component: 'table-group',
      title: t('Prüfungen', 'Exams'),
      rows: [
        row(cell('Online-Klausur buchen', 'Book an online exam'), cell('am Tag davor', 'the day before')),
        row(cell('Hausarbeit abgeben', 'Hand in a paper'), cell('jederzeit', 'at any time')),
      ],
    },
    {
      component: 'table-group',
      title: t('Verwaltung', 'Administration'),
      closed: true,
      rows: [
        row(
          cell('Tempo wechseln', 'Change your speed'),
          cell('14 Tage vor Semesterbeginn', '14 days before term'),
        ),
        row(
          cell('Anerkennung beantragen', 'Apply for recognition'),
          cell('vor der ersten Prüfung', 'before the first exam'),
        ),
      ],
    },
  ],
}

const progress = container(
  { anchor: 'fortschritt' },
  headline(t('So weit sind andere nach drei Jahren', 'How far others are after three years')),
  { component: 'progress', label: t('Vollzeit', 'Full-time'), value: '94' },
  { component: 'progress', label: t('Teilzeit I', 'Part-time I'), value: '71' },
  { component: 'progress', label: t('Teilzeit II', 'Part-time II'), value: '48' },
)

const toCopy = container(
  { anchor: 'kopieren', backgroundColor: 'gray-50' },
  headline(t('Zum Mitnehmen', 'To take with you')),
  columns(
    container(
      {},
      {
        component: 'health-insurance',
        title: t('Absendernummer für deine Krankenkasse', 'Sender number for your health insurance'),
        number: 'H0004712',
        copyText: t('Nummer kopieren', 'Copy number'),
        afterCopyText: t('Nummer kopiert', 'Number copied'),
      },
      {
        component: 'copy-link',
        copyText: inEach({
          de: 'Diese Seite weitergeben',
          en: 'Pass this page on',
          fr: 'Transmettre cette page',
          it: 'Condividi questa pagina',
          es: 'Compartir esta página',
          pt: 'Partilhar esta página',
        }),
        afterCopyText: inEach({
          de: 'Adresse kopiert',
          en: 'Address copied',
          fr: 'Adresse copiée',
          it: 'Indirizzo copiato',
          es: 'Dirección copiada',
          pt: 'Endereço copiado',
        }),
      },
    ),
    {
      component: 'voucher',
      code: 'FREUNDE-2027',
      label: t(
        'Wirb eine Freundin oder einen Freund: Ihr bekommt beide einen Monat geschenkt.',
        'Recommend us to a friend: both of you get a month free.',
      ),
      buttonText: t('Code einlösen', 'Use the code'),
      buttonLink: queryLink('forms-space/bewerbung', { voucher: 'FREUNDE-2027' }),
      copyText: inEach({
        de: 'Code kopieren',
        en: 'Copy the code',
        fr: 'Copier le code',
        it: 'Copia il codice',
        es: 'Copiar el código',
        pt: 'Copiar o código',
      }),
      afterCopyText: inEach({
        de: 'Code kopiert',
        en: 'Code copied',
        fr: 'Code copié',
        it: 'Codice copiato',
        es: 'Código copiado',
        pt: 'Código copiado',
      }),
    },
  ),
)

const amara: StoryDraft = {
  slug: 'people/amara-okafor',
  name: 'Amara Okafor',
  languages: everyLanguage,
  content: {
    component: 'testimonial-person',
    fullName: 'Amara Okafor',
    title: t('Gesundheitsmanagement in Teilzeit', 'Health management, part-time'),
    quote: t(
      'Ich lerne nach dem Spätdienst, zwanzig Minuten am Tag. Es summiert sich, ich habe nachgerechnet.',
      'I study after the late shift, twenty minutes a day. It adds up, I did the sums.',
    ),
    age: '41',
    starRating: '5',
    photo: picture('portrait-amara'),
  },
}

const testimonial: BlockDraft = {
  component: 'testimonial',
  person: uuidOf(amara.slug),
  layout: 'large',
  color: 'petrol',
}

const logo = (name: 'nordwerk' | 'klinikum' | 'lindbank' | 'agrion' | 'kubik') => ({
  component: 'logo',
  image: picture(`logo-${name}`),
})

const partners: StoryDraft = {
  slug: 'sets/partner-logos',
  name: t('Betriebe', 'Companies'),
  languages: everyLanguage,
  content: {
    component: 'logo-cloud-set',
    headline: t('Hier arbeiten die anderen', 'Where the others work'),
    logos: (['nordwerk', 'klinikum', 'lindbank', 'agrion', 'kubik'] as const).map(logo),
  },
}

const fields: StoryDraft = {
  slug: 'sets/fields-of-study',
  name: t('Fachrichtungen', 'Fields of study'),
  languages: everyLanguage,
  content: {
    component: 'cluster-card-set',
    headline: t('Und was studieren deine Freunde?', 'And what do your friends study?'),
    cards: [
      card({
        variant: 'link',
        title: t('Wirtschaft', 'Business'),
        content: t('Zahlen, Menschen, Märkte', 'Figures, people, markets'),
        link: business,
      }),
      card({
        variant: 'link',
        title: t('Gesundheit', 'Health'),
        content: t('Neben dem Dienst', 'Alongside your shifts'),
        link: storyLink('bachelor/gesundheitsmanagement'),
      }),
      card({
        variant: 'link',
        title: t('Alle Bachelor', 'All bachelor’s degrees'),
        content: t('Sechs im Vergleich', 'Six compared'),
        link: storyLink('bachelor'),
      }),
    ],
  },
}

const film = container(
  { anchor: 'pause' },
  headline(
    t('Zehn Minuten Pause', 'A ten-minute break'),
    t(
      'Zwischen zwei Modulen: ein Kurzfilm, der mit freier Software entstand.',
      'Between two modules: a short film made with free software.',
    ),
  ),
  {
    component: 'embed',
    address: 'https://vimeo.com/1084537',
    title: t(
      '„Big Buck Bunny“, Blender Foundation, Lizenz CC BY 3.0',
      '“Big Buck Bunny”, Blender Foundation, licence CC BY 3.0',
    ),
    poster: decorative('film-meadow'),
    size: '4xl',
    settingsPage: storyLink('cookies'),
  },
)

const page: StoryDraft = {
  slug: 'studienalltag',
  name: t('Studienalltag', 'Student life'),
  translatedSlugs: {
    en: 'student-life',
    fr: 'vie-etudiante',
    it: 'vita-da-studente',
    es: 'vida-estudiantil',
    pt: 'vida-de-estudante',
  },
  languages: everyLanguage,
  content: {
    component: 'page',
    seoTitle: t(
      'Studienalltag: Fristen, Module und Hilfe im ersten Jahr',
      'Student life: deadlines, modules and help in year one',
    ),
    seoDescription: t(
      'Was du im ersten Jahr an der Hochschule Tannhagen brauchst: Fristen, Module mit ECTS, die Nummer für deine Krankenkasse und Antworten auf die ersten Fragen.',
      'What you need in your first year at Tannhagen: deadlines, modules with their credits, the number for your health insurance and answers to first questions.',
    ),
    preloadImage: picture('live-class'),
    shareImage: picture('live-class'),
    body: [
      hero,
      { component: 'language-switcher', languages: allLanguages, languageMenu: true },
      questions,
      modules,
      deadlines,
      progress,
      testimonial,
      toCopy,
      film,
      { component: 'card-list', set: uuidOf(fields.slug) },
      { component: 'logo-cloud', set: uuidOf(partners.slug), backgroundColor: 'white-off' },
    ],
  },
}

/** A page for students, with the stories that it refers to. */
export const studentLife: readonly StoryDraft[] = [page, amara, partners, fields]
