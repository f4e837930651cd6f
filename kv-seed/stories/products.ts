import { type StoryDraft, storyLink } from '../story.ts'
import { inEach, rich, type Translated, t } from '../text.ts'
import { type BlockDraft, picture } from './blocks.ts'
import { applyLink } from './contact.ts'
import { payers, priceModels, requirement, type Speed, unit } from './typed.ts'

const bachelorOfArts = 'Bachelor of Arts (B.A.)'
const business = inEach({
  de: 'Wirtschaft',
  en: 'Business',
  fr: 'Économie',
  it: 'Economia',
  es: 'Economía',
  pt: 'Economia',
})

export const schoolCertificate = t(
  rich(
    'Allgemeine Hochschulreife, Fachhochschulreife oder ein gleichwertiges Zeugnis aus einem anderen Land. Auf die Note kommt es nicht an.',
  ),
  rich(
    'A levels, the German Abitur or Fachabitur, or an equal certificate from another country. Your grades do not matter.',
  ),
)

export const noLimit = requirement(t('Kein Numerus clausus', 'No limit on grades'))
export const noFee = requirement(t('Keine Bewerbungsgebühr', 'No application fee'))

export const workInstead = requirement(
  t('Oder Ausbildung und drei Jahre Beruf', 'Or training and three years at work'),
  t(
    rich(
      'Du beginnst auf Probe und bist nach zwei bestandenen Modulen regulär eingeschrieben. Ein Meisterbrief oder eine gleichwertige Fortbildung erspart dir die Probezeit.',
    ),
    rich(
      'You begin on probation and are fully enrolled after two passed modules. With a master craftsman’s certificate or equal further training there is no probation.',
    ),
  ),
)

export const bachelorSpeeds: readonly Speed[] = [
  {
    name: t('Vollzeit', 'Full time'),
    description: t(
      '29 Stunden in der Woche: dein Hauptberuf auf Zeit.',
      '29 hours a week: your main occupation for a while.',
    ),
    months: 36,
    model: 'vollzeit',
  },
  {
    name: t('Teilzeit I', 'Part time I'),
    description: t(
      '22 Stunden in der Woche, neben einer halben Stelle.',
      '22 hours a week, beside half a job.',
    ),
    months: 48,
    model: 'teilzeit-1',
    special: t('Die Mitte', 'In between'),
  },
  {
    name: t('Teilzeit II', 'Part time II'),
    description: t(
      '15 Stunden in der Woche, neben einer ganzen Stelle.',
      '15 hours a week, beside a full job.',
    ),
    months: 72,
    model: 'teilzeit-2',
  },
]

export interface Product {
  readonly slug: string
  readonly name: Translated
  readonly title: Translated
  readonly careId: string
  readonly unit: BlockDraft
  readonly cluster: Translated
  readonly degree: string
  readonly degreeType: 'bachelor' | 'master' | 'training' | 'mba'
  readonly ects: Translated
  readonly duration: Translated
  /** Codes of those it is taught in; German when there are none. */
  readonly languages?: readonly string[]
  readonly pricemodels: readonly BlockDraft[]
  /** ECTS. */
  readonly credits: number
  readonly creditHours?: number
  readonly recognizedEcts?: number
  readonly starts: readonly string[]
  readonly places?: readonly Translated[]
  /** Each is enough by itself. */
  readonly admissionWays: readonly string[]
  /** What the law asks to be said beside the prices. */
  readonly totalPrice?: string
  readonly totalPriceNote?: Translated
  readonly approvalNumber?: Translated
  readonly admission: readonly BlockDraft[]
  readonly teaser: Translated
  readonly image: Translated
  readonly link: unknown
  readonly linkLabel: Translated
}

/** The lengths that its prices are for, each once. */
const monthsOf = (pricemodels: readonly BlockDraft[]): ReadonlySet<string> =>
  new Set(pricemodels.map(({ durationNumeric }) => String(durationNumeric)))

export const product = ({
  slug,
  name,
  unit: only,
  admission,
  languages = ['de'],
  credits,
  creditHours = 25,
  recognizedEcts,
  places = [],
  ...fields
}: Product): StoryDraft => ({
  slug: `products/${slug}`,
  name,
  content: {
    component: 'product',
    unit: [only],
    admissionRequirementsItems: admission,
    languages,
    credits: String(credits),
    creditHours: String(creditHours),
    ...(recognizedEcts && { recognizedEcts: String(recognizedEcts) }),
    durations: [...monthsOf(fields.pricemodels)].map(months => ({ component: 'product-duration', months })),
    places: places.map(name => ({ component: 'product-place', name })),
    ...fields,
  },
})

/** The terms of a programme that everybody pays for alike: the fees, and 699 euros once. */
export const courseTerms = (fees: number, approval: string) => ({
  totalPrice: String(fees + 699),
  totalPriceNote: t(
    'Alle Raten und einmalig 699 € für die Prüfungen',
    'All instalments, and €699 once for the examinations',
  ),
  approvalNumber: t(
    `ZFU ${approval} (erfunden, wie diese Hochschule)`,
    `ZFU ${approval} (fictional, like this university)`,
  ),
})

/** The same terms on a page that has its own price boxes. */
export const termsBlock = (careId: string, ...terms: Parameters<typeof courseTerms>): BlockDraft => ({
  component: 'course-terms',
  careId,
  courseMode: 'online',
  ...courseTerms(...terms),
  withdrawalLink: storyLink('widerruf'),
})

export const bachelorCredits = t('180 ECTS', '180 ECTS credits')

export const berlinAndMunich = [t('Berlin', 'Berlin'), t('München', 'Munich')]

const distancePage = 'bachelor/betriebswirtschaftslehre/fernstudium'
const dualPage = 'bachelor/betriebswirtschaftslehre/duales-studium'

export const businessDistance = product({
  slug: 'betriebswirtschaftslehre-fernstudium',
  name: t('BWL im Fernstudium', 'Business Administration by distance learning'),
  title: t('Im Fernstudium', 'By distance learning'),
  careId: 'BABWL-FS',
  credits: 180,
  recognizedEcts: 45,
  starts: ['any-day'],
  admissionWays: ['school-certificate', 'further-training', 'vocational-training'],
  unit: unit.distance,
  cluster: business,
  degree: bachelorOfArts,
  degreeType: 'bachelor',
  ects: bachelorCredits,
  duration: inEach({
    de: '36, 48 oder 72 Monate',
    en: '36, 48 or 72 months',
    fr: '36, 48 ou 72 mois',
    it: '36, 48 o 72 mesi',
    es: '36, 48 o 72 meses',
    pt: '36, 48 ou 72 meses',
  }),
  languages: ['de', 'en'],
  pricemodels: priceModels(14_256, bachelorSpeeds, {
    buttonText: t('Dieses Tempo wählen', 'Choose this speed'),
    programme: 'bwl',
  }),
  ...courseTerms(14_256, '0000001'),
  admission: [requirement(t('Abitur oder Fachabitur', 'A levels'), schoolCertificate), workInstead, noLimit],
  teaser: t(
    'Du lernst zu Hause, zahlst ab 198 € im Monat und beginnst an jedem Tag. Auf Deutsch oder Englisch.',
    'You study at home, pay from €198 a month and begin on any day. In German or in English.',
  ),
  image: picture('business-administration'),
  link: storyLink(distancePage),
  linkLabel: t('Fernstudium ansehen', 'See distance learning'),
})

export const businessDual = product({
  slug: 'betriebswirtschaftslehre-dual',
  name: t('BWL im dualen Studium', 'Business Administration with a company'),
  title: t('Dual mit einem Betrieb', 'With a company'),
  careId: 'BABWL-DS',
  credits: 180,
  starts: ['october'],
  places: berlinAndMunich,
  admissionWays: ['school-certificate', 'vocational-training'],
  unit: unit.dual,
  cluster: business,
  degree: bachelorOfArts,
  degreeType: 'bachelor',
  ects: bachelorCredits,
  duration: t('36 Monate', '36 months'),
  pricemodels: [
    {
      component: 'price-box',
      color: 'orange',
      special: t('Deine Rate', 'Your instalment'),
      timeModel: payers.student,
      timeModelDescription: t(
        'Studiengebühr und Prüfungen zahlt der Betrieb. So steht es im Vertrag, für alle sechs Semester.',
        'The company pays fees and examinations. The contract says so, for all six semesters.',
      ),
      duration: t('36 Monate', '36 months'),
      durationNumeric: '36',
      price: '0',
      priceFrequency: t('im Monat', 'a month'),
      basePriceText: t('Auch die 699 € Prüfungsgebühr entfallen', 'No examination fee of €699 either'),
      buttonText: t('Platz finden', 'Find a place'),
      buttonLink: applyLink('bwl', 'dual'),
    },
    {
      component: 'price-box',
      timeModel: payers.company,
      timeModelDescription: t(
        'Ein fester Betrag je Platz, mit Betreuung für dich und für die Person, die dich anleitet.',
        'A fixed sum for each place, with support for you and for the person who trains you.',
      ),
      duration: t('36 Monate', '36 months'),
      durationNumeric: '36',
      price: '495',
      priceFrequency: t('im Monat', 'a month'),
      basePriceText: t('Prüfungen und Skripte inbegriffen', 'Examinations and course books included'),
      buttonText: t('Als Betrieb mitmachen', 'Join as a company'),
      buttonLink: storyLink(dualPage, 'betriebe'),
    },
  ],
  admission: [
    requirement(t('Abitur oder Fachabitur', 'A levels'), schoolCertificate),
    requirement(
      t('Oder Ausbildung und drei Jahre Beruf', 'Or training and three years at work'),
      t(
        rich(
          'Auch dann beginnst du regulär, wenn dein Betrieb bestätigt, dass du in seiner Verwaltung oder im Verkauf gearbeitet hast. Sonst gelten zwei Module als Probe.',
        ),
        rich(
          'You begin fully enrolled if your company confirms that you have worked in its office or in sales. Otherwise the first two modules are your probation.',
        ),
      ),
    ),
    requirement(
      t('Ein Vertrag mit einem Praxisbetrieb', 'A contract with a company'),
      t(
        rich(
          'Du bringst einen Betrieb mit oder suchst mit uns unter 112. 8 von 10 Bewerbungen führen innerhalb von neun Wochen zu einem Vertrag. Ohne ihn kannst du im Fernstudium anfangen und später wechseln: Alle Module zählen weiter.',
        ),
        rich(
          'Bring a company along, or look for one with us among 112. Within nine weeks 8 in 10 applications lead to a contract. Without one you can begin by distance learning and change later: every module counts.',
        ),
      ),
    ),
    noLimit,
    noFee,
    requirement(t('Deutsch auf Niveau B2', 'German at level B2')),
  ],
  teaser: t(
    'Drei Tage im Betrieb, zwei an der Hochschule. Du zahlst nichts und verdienst im Mittel 1.180 € im Monat.',
    'Three days at work, two at university. You pay nothing and earn €1,180 a month on average.',
  ),
  image: picture('business-dual'),
  link: storyLink(dualPage),
  linkLabel: t('Duales Studium ansehen', 'See study with a company'),
})

const psychologyPage = 'master/wirtschaftspsychologie/fernstudium'

export const psychology = product({
  slug: 'wirtschaftspsychologie-fernstudium',
  name: t('Wirtschaftspsychologie im Fernstudium', 'Business Psychology by distance learning'),
  title: t('Wirtschafts\u00adpsychologie', 'Business Psychology'),
  careId: 'MSWPS-FS',
  credits: 120,
  starts: ['any-day'],
  admissionWays: ['first-degree'],
  unit: unit.distance,
  cluster: t('Psychologie', 'Psychology'),
  degree: 'Master of Science (M.Sc.)',
  degreeType: 'master',
  ects: t('120 ECTS', '120 ECTS credits'),
  duration: t('24, 36 oder 48 Monate', '24, 36 or 48 months'),
  pricemodels: priceModels(
    12_384,
    [
      {
        name: t('Vollzeit', 'Full time'),
        description: t(
          '29 Stunden in der Woche, am besten ohne Stelle daneben.',
          '29 hours a week, best without a job beside it.',
        ),
        months: 24,
        model: 'vollzeit',
      },
      {
        name: t('Teilzeit I', 'Part time I'),
        description: t(
          '19 Stunden in der Woche, bei 30 Stunden Arbeit gut zu halten.',
          '19 hours a week, easy to keep up with 30 hours of work.',
        ),
        months: 36,
        model: 'teilzeit-1',
        special: t('Von der Hälfte gewählt', 'Chosen by half'),
      },
      {
        name: t('Teilzeit II', 'Part time II'),
        description: t(
          '14 Stunden in der Woche, das sind zwei am Tag.',
          '14 hours a week, which is two a day.',
        ),
        months: 48,
        model: 'teilzeit-2',
      },
    ],
    {
      buttonText: t('So möchte ich studieren', 'This is how I want to study'),
      programme: 'wirtschaftspsychologie',
    },
  ),
  ...courseTerms(12_384, '0000002'),
  admission: [
    requirement(
      t('Erster Hochschulabschluss, Note 2,7', 'A first degree, upper second or German grade 2.7'),
      t(
        rich(
          'Das Fach ist offen. Liegt deine Note darunter, sprechen wir 30 Minuten miteinander; danach werden 8 von 10 zugelassen.',
        ),
        rich(
          'In any subject. If your grade is lower, we talk for 30 minutes; after that 8 in 10 are admitted.',
        ),
      ),
    ),
    requirement(
      t('Bis zu drei Brückenkurse', 'Up to three bridging courses'),
      t(
        rich(
          'Mit Psychologie keiner, mit BWL einer, mit Sozialer Arbeit oder Gesundheitsmanagement zwei, mit Informatik drei. Sie kosten nichts. [Alle Abschlüsse in einer Tabelle](/master/#passt)',
        ),
        rich(
          'None with psychology, one with business, two with social work or health management, three with computer science. They cost nothing. [All degrees in one table](/en/master/#passt)',
        ),
      ),
    ),
    requirement(t('Deutsch auf Niveau C1', 'German at level C1')),
    requirement(t('Keine Berufserfahrung nötig', 'No work experience needed')),
    requirement(t('Start an jedem Tag', 'Start on any day')),
  ],
  teaser: t(
    'Messen statt raten, warum Menschen kaufen, kündigen und bleiben. Ab 258 € im Monat.',
    'Measure, in place of guessing, why people buy, resign and stay. From €258 a month.',
  ),
  image: picture('business-psychology'),
  link: storyLink(psychologyPage),
  linkLabel: t('Zum Master', 'See the master’s'),
})

const farmPage = 'bachelor/agrarmanagement/mystudium'

export const farming = product({
  slug: 'agrarmanagement-mystudium',
  name: t('Agrarmanagement mit myStudium', 'Agricultural Management with myStudium'),
  title: t('Agrar\u00admanagement', 'Agricultural Management'),
  careId: 'BSAGR-MS',
  credits: 180,
  recognizedEcts: 40,
  starts: ['november'],
  places: berlinAndMunich,
  admissionWays: ['school-certificate', 'further-training', 'vocational-training'],
  unit: unit.myStudy,
  cluster: t('Landwirtschaft', 'Agriculture'),
  degree: 'Bachelor of Science (B.Sc.)',
  degreeType: 'bachelor',
  ects: bachelorCredits,
  duration: t('36 oder 48 Monate', '36 or 48 months'),
  pricemodels: priceModels(
    19_440,
    [
      {
        name: inEach({
          de: 'In drei Wintern',
          en: 'In three winters',
          fr: 'En trois hivers',
          it: 'In tre inverni',
          es: 'En tres inviernos',
          pt: 'Em três invernos',
        }),
        description: t(
          '29 Stunden in der Woche übers Jahr, von November bis März mehr.',
          '29 hours a week over the year, more from November to March.',
        ),
        months: 36,
        model: 'mystudium',
      },
      {
        name: inEach({
          de: 'In vier Wintern',
          en: 'In four winters',
          fr: 'En quatre hivers',
          it: 'In quattro inverni',
          es: 'En cuatro inviernos',
          pt: 'Em quatro invernos',
        }),
        description: t(
          '22 Stunden in der Woche. Dafür bleibt im Sommer ein ganzer Monat frei.',
          '22 hours a week, and a whole month free in summer.',
        ),
        months: 48,
        model: 'mystudium',
        special: t('Für Höfe mit Vieh', 'For farms with animals'),
      },
    ],
    {
      buttonText: t('Platz anfragen', 'Ask for a place'),
      programme: 'agrarmanagement',
    },
  ),
  ...courseTerms(19_440, '0000003'),
  admission: [
    requirement(t('Abitur oder Fachabitur', 'A levels'), schoolCertificate),
    requirement(
      t('Oder Landwirtin, Gärtner, Winzerin', 'Or farmer, gardener, wine-grower'),
      t(
        rich(
          'Mit der Gesellenprüfung und drei Jahren auf einem Betrieb beginnst du auf Probe, mit dem Meister regulär. Der Meister bringt dir 40 ECTS.',
        ),
        rich(
          'With a journeyman’s certificate and three years on a farm you begin on probation, as a master fully enrolled. The master’s certificate counts for 40 credits.',
        ),
      ),
    ),
    requirement(
      t('Ein Hof für zwölf Wochen', 'A farm for twelve weeks'),
      t(
        rich(
          'Der eigene zählt auch, wenn dich dort jemand anderes als deine Eltern anleitet. Sonst vermitteln wir: 64 Betriebe zwischen Sylt und Südtirol nehmen Studierende auf.',
        ),
        rich(
          'Your own will do if someone other than your parents instructs you. Otherwise we find one: 64 farms between Sylt and South Tyrol take our students.',
        ),
      ),
    ),
    noLimit,
    noFee,
  ],
  teaser: t(
    'Samstags auf dem Campus, im Sommer auf dem Feld. Vorlesungen nur von November bis März.',
    'Saturdays on campus, summers in the field. Classes from November to March only.',
  ),
  image: picture('agricultural-management'),
  link: storyLink(farmPage),
  linkLabel: t('Zum Studiengang', 'See the programme'),
})

const socialPage = 'lp/bachelor/soziale-arbeit'

const socialWork = (
  fields: Pick<Product, 'slug' | 'name' | 'title' | 'careId' | 'duration' | 'teaser' | 'image'> & {
    months: number
    hours: Translated
    model: string
  },
) => {
  const { months, hours, model, ...rest } = fields
  return product({
    ...rest,
    unit: unit.distance,
    cluster: t('Soziales', 'Social work'),
    degree: bachelorOfArts,
    degreeType: 'bachelor',
    ects: bachelorCredits,
    credits: 180,
    starts: ['any-day'],
    admissionWays: ['school-certificate', 'further-training', 'vocational-training'],
    pricemodels: priceModels(15_708, [{ name: fields.title, description: hours, months, model }], {
      buttonText: t('So anfangen', 'Begin this way'),
      programme: 'soziale-arbeit',
    }),
    admission: [
      requirement(t('Abitur oder Fachabitur', 'A levels'), schoolCertificate),
      workInstead,
      noLimit,
    ],
    link: storyLink(socialPage, 'ablauf'),
    linkLabel: t('So fängst du an', 'How to begin'),
  })
}

export const socialWorkFast = socialWork({
  slug: 'soziale-arbeit-vollzeit',
  name: t('Soziale Arbeit in Vollzeit', 'Social Work, full time'),
  title: t('In 42 Monaten', 'In 42 months'),
  careId: 'BASOA-FS-42',
  months: 42,
  model: 'vollzeit',
  duration: t('42 Monate', '42 months'),
  hours: t('25 Stunden in der Woche.', '25 hours a week.'),
  teaser: t(
    '374 € im Monat und 25 Stunden in der Woche. Passt neben eine halbe Stelle.',
    '€374 a month and 25 hours a week. Fits beside half a job.',
  ),
  image: picture('social-work'),
})

export const socialWorkSlow = socialWork({
  slug: 'soziale-arbeit-teilzeit',
  name: t('Soziale Arbeit in Teilzeit', 'Social Work, part time'),
  title: t('In 84 Monaten', 'In 84 months'),
  careId: 'BASOA-FS-84',
  months: 84,
  model: 'teilzeit-2',
  duration: t('84 Monate', '84 months'),
  hours: t('12 bis 13 Stunden in der Woche.', '12 to 13 hours a week.'),
  teaser: t(
    '187 € im Monat und gut 12 Stunden in der Woche. Passt neben Beruf und Familie.',
    '€187 a month and some 12 hours a week. Fits beside a job and a family.',
  ),
  image: picture('landing-page-study'),
})

export const products: readonly StoryDraft[] = [
  businessDistance,
  businessDual,
  psychology,
  farming,
  socialWorkFast,
  socialWorkSlow,
]
