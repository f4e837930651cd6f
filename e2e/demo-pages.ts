import { isFullSize } from './full-size.ts'

interface DemoPage {
  readonly path: string
  readonly language: string
  readonly status?: number
}

/** The pages that exist in a language beside German and English. */
const pagesIn = (language: string, programme: string, students: string): readonly DemoPage[] => [
  { path: `/${language}/`, language },
  { path: `/${language}/${programme}/`, language },
  { path: `/${language}/${students}/`, language },
  { path: `/${language}/campus/`, language },
  { path: `/${language}/404/`, language, status: 404 },
]

/** Pages of programmes that a table of facts generates: one template, whose blocks other pages have as well. */
export const programmePages: readonly DemoPage[] = [
  ['bachelor/informatik/fernstudium', 'bachelor/computer-science/distance-learning'],
  ['bachelor/informatik/duales-studium', 'bachelor/computer-science/with-a-company'],
  ['bachelor/soziale-arbeit/fernstudium', 'bachelor/social-work/distance-learning'],
  ['bachelor/soziale-arbeit/mystudium', 'bachelor/social-work/my-study'],
  ['bachelor/gesundheitsmanagement-dual', 'bachelor/health-management-with-a-company'],
  ['master/unternehmensfuehrung/fernstudium', 'master/corporate-management/distance-learning'],
  ['master/data-science/fernstudium', 'master/data-science/distance-learning'],
  ['master/klinik-und-pflegemanagement/fernstudium', 'master/hospital-and-care-management/distance-learning'],
].flatMap(([german, english]) => [
  { path: `/${german}/`, language: 'de' },
  { path: `/en/${english}/`, language: 'en' },
])

/** Every page of the demonstration site that visitors can reach, in each language that it is written in. */
export const pages: readonly DemoPage[] = [
  { path: '/', language: 'de' },
  { path: '/en/', language: 'en' },
  { path: '/bachelor/', language: 'de' },
  { path: '/en/bachelor/', language: 'en' },
  { path: '/suche/', language: 'de' },
  { path: '/en/search/', language: 'en' },
  { path: '/studienfinder/', language: 'de' },
  { path: '/en/study-finder/', language: 'en' },
  { path: '/studiengaenge/', language: 'de' },
  { path: '/en/programmes/', language: 'en' },
  { path: '/vergleich/', language: 'de' },
  { path: '/en/comparison/', language: 'en' },
  { path: '/foerderung/', language: 'de' },
  { path: '/en/funding/', language: 'en' },
  { path: '/kompass/', language: 'de' },
  { path: '/en/compass/', language: 'en' },
  { path: '/bachelor/betriebswirtschaftslehre/fernstudium/', language: 'de' },
  { path: '/en/bachelor/business-administration/distance-learning/', language: 'en' },
  { path: '/bachelor/gesundheitsmanagement/', language: 'de' },
  { path: '/en/bachelor/health-management/', language: 'en' },
  { path: '/bachelor/gesundheit-und-soziales/', language: 'de' },
  { path: '/en/bachelor/health-and-social-care/', language: 'en' },
  { path: '/master/', language: 'de' },
  { path: '/en/master/', language: 'en' },
  { path: '/obw/', language: 'de' },
  { path: '/en/continuing-education/', language: 'en' },
  { path: '/obw/fs/', language: 'de' },
  { path: '/en/continuing-education/distance-learning/', language: 'en' },
  { path: '/obw/ds/', language: 'de' },
  { path: '/en/continuing-education/with-your-company/', language: 'en' },
  { path: '/obw/ms/', language: 'de' },
  { path: '/en/continuing-education/my-study/', language: 'en' },
  { path: '/kontakt/', language: 'de' },
  { path: '/en/contact/', language: 'en' },
  { path: '/infomaterial/', language: 'de' },
  { path: '/en/information-material/', language: 'en' },
  { path: '/anrechnung/', language: 'de' },
  { path: '/en/credit-for-earlier-learning/', language: 'en' },
  { path: '/impressum/', language: 'de' },
  { path: '/en/imprint/', language: 'en' },
  { path: '/datenschutz/', language: 'de' },
  { path: '/en/privacy/', language: 'en' },
  { path: '/cookies/', language: 'de' },
  { path: '/en/cookies/', language: 'en' },
  { path: '/barrierefreiheit/', language: 'de' },
  { path: '/en/accessibility/', language: 'en' },
  { path: '/newsletter/', language: 'de' },
  { path: '/en/newsletter/', language: 'en' },
  { path: '/newsletter/opt-in/', language: 'de' },
  { path: '/newsletter/opt-out/', language: 'de' },
  { path: '/newsletter/opt-in-success/', language: 'de' },
  { path: '/newsletter/opt-in-failure/', language: 'de' },
  { path: '/newsletter/opt-out-success/', language: 'de' },
  { path: '/newsletter/opt-out-failure/', language: 'de' },
  { path: '/forms-space/bewerbung/', language: 'de' },
  { path: '/en/forms-space/application/', language: 'en' },
  { path: '/hochschule/lehrende/', language: 'de' },
  { path: '/en/university/teachers/', language: 'en' },
  { path: '/bachelor/betriebswirtschaftslehre/duales-studium/', language: 'de' },
  { path: '/en/bachelor/business-administration/with-a-company/', language: 'en' },
  { path: '/campus/', language: 'de' },
  { path: '/en/campus/', language: 'en' },
  { path: '/campus/berlin/', language: 'de' },
  { path: '/en/campus/berlin/', language: 'en' },
  { path: '/campus/muenchen/', language: 'de' },
  { path: '/en/campus/munich/', language: 'en' },
  { path: '/bachelor/betriebswirtschaftslehre/', language: 'de' },
  { path: '/en/bachelor/business-administration/', language: 'en' },
  { path: '/master/wirtschaftspsychologie/fernstudium/', language: 'de' },
  { path: '/en/master/business-psychology/distance-learning/', language: 'en' },
  { path: '/bachelor/agrarmanagement/mystudium/', language: 'de' },
  { path: '/en/bachelor/agricultural-management/my-study/', language: 'en' },
  { path: '/hochschule/lehrende/linh-tran/', language: 'de' },
  { path: '/en/university/teachers/linh-tran/', language: 'en' },
  { path: '/veranstaltungen/campustag-berlin-2027/', language: 'de' },
  { path: '/en/events/open-day-berlin-2027/', language: 'en' },
  { path: '/lp/bachelor/soziale-arbeit/', language: 'de' },
  { path: '/en/lp/bachelor/social-work/', language: 'en' },
  { path: '/lp/bachelor/gesundheit-und-soziales/', language: 'de' },
  { path: '/en/lp/bachelor/health-and-social-care/', language: 'en' },
  { path: '/lp/bachelor/betriebswirtschaftslehre/', language: 'de' },
  { path: '/en/lp/bachelor/business-administration/', language: 'en' },
  { path: '/lp/campus/muenchen/', language: 'de' },
  { path: '/en/lp/campus/munich/', language: 'en' },
  { path: '/testingarea/pipeline/test-page-1-hero-full/', language: 'de' },
  { path: '/en/testingarea/pipeline/test-page-1-hero-full/', language: 'en' },
  { path: '/testingarea/pipeline/test-page-2-hero-split/', language: 'de' },
  { path: '/en/testingarea/pipeline/test-page-2-hero-split/', language: 'en' },
  { path: '/testingarea/pipeline/test-page-3-hero-compact/', language: 'de' },
  { path: '/en/testingarea/pipeline/test-page-3-hero-compact/', language: 'en' },
  { path: '/testingarea/pipeline/test-page-4-hero-basic/', language: 'de' },
  { path: '/en/testingarea/pipeline/test-page-4-hero-basic/', language: 'en' },
  { path: '/testingarea/pipeline/test-page-5-hero-none/', language: 'de' },
  { path: '/en/testingarea/pipeline/test-page-5-hero-none/', language: 'en' },
  ...programmePages,
  { path: '/studienalltag/', language: 'de' },
  { path: '/en/student-life/', language: 'en' },
  { path: '/error/500/', language: 'de' },
  { path: '/en/error/500/', language: 'en' },
  { path: '/gibt-es-nicht/', language: 'de', status: 404 },
  { path: '/en/does-not-exist/', language: 'en', status: 404 },
  ...pagesIn('fr', 'bachelor/gestion-d-entreprise/a-distance', 'vie-etudiante'),
  ...pagesIn('it', 'laurea/economia-aziendale/a-distanza', 'vita-da-studente'),
  ...pagesIn('es', 'grado/administracion-de-empresas/a-distancia', 'vida-estudiantil'),
  ...pagesIn('pt', 'licenciatura/gestao-de-empresas/a-distancia', 'vida-de-estudante'),
]

/** The page in each other language that has all the words around a page, and the prices, dates and numbers that the site writes. */
const isSampleOfLanguage = ({ path }: DemoPage): boolean =>
  /^\/(?:en|fr|it|es|pt)\/.*\/(?:business-administration\/distance-learning|a-distance|a-distanza|a-distancia)\/$/.test(
    path,
  )

/** German pages whose template another German sample has as well. */
const repeatsOthers: ReadonlySet<string> = new Set([
  '/bachelor/',
  '/suche/',
  '/studiengaenge/',
  '/kompass/',
  '/campus/',
  '/bachelor/agrarmanagement/mystudium/',
  '/master/',
  '/obw/',
  '/obw/ds/',
  '/obw/ms/',
  '/obw/fs/',
  '/vergleich/',
  '/foerderung/',
  '/anrechnung/',
  '/impressum/',
  '/datenschutz/',
  '/barrierefreiheit/',
  '/hochschule/lehrende/',
  '/testingarea/pipeline/test-page-1-hero-full/',
  '/testingarea/pipeline/test-page-2-hero-split/',
  '/testingarea/pipeline/test-page-3-hero-compact/',
  '/testingarea/pipeline/test-page-4-hero-basic/',
  '/testingarea/pipeline/test-page-5-hero-none/',
  '/kontakt/',
  '/infomaterial/',
  '/campus/muenchen/',
  '/bachelor/gesundheitsmanagement/',
  '/bachelor/betriebswirtschaftslehre/duales-studium/',
  '/master/wirtschaftspsychologie/fernstudium/',
  '/veranstaltungen/campustag-berlin-2027/',
  '/lp/bachelor/gesundheit-und-soziales/',
  '/lp/bachelor/betriebswirtschaftslehre/',
  '/lp/campus/muenchen/',
  '/error/500/',
  '/obw/ds/',
  '/campus/',
  '/bachelor/agrarmanagement/mystudium/',
  '/bachelor/gesundheit-und-soziales/',
  '/bachelor/betriebswirtschaftslehre/',
  '/testingarea/pipeline/test-page-2-hero-split/',
  '/testingarea/pipeline/test-page-4-hero-basic/',
  '/testingarea/pipeline/test-page-5-hero-none/',
  ...programmePages.map(({ path }) => path),
])

const isSample = ({ path, language }: DemoPage): boolean =>
  language === 'de' && !repeatsOthers.has(path) && !path.startsWith('/newsletter/')

/** One page of each template in German, which has the longest words; all pages in `npm run test:full`. */
export const sampledPages: readonly DemoPage[] = pages.filter(page => isFullSize || isSample(page))

/** One page in each other language, a translation of a sampled page: its words are new, not its blocks. */
export const translatedPages: readonly DemoPage[] = pages.filter(
  page => !isFullSize && isSampleOfLanguage(page),
)

/** Pages whose document is read and validated: without translations, which have the markup of their originals; all in `npm run test:full`. */
export const validatedPages: readonly DemoPage[] = pages.filter(
  page => isFullSize || page.language === 'de' || isSampleOfLanguage(page),
)

/** Pages with blocks that are of another kind on a phone: menus, bars, sliders, tables, forms. */
const phoneSamples: ReadonlySet<string> = new Set([
  '/',
  '/bachelor/',
  '/studienfinder/',
  '/bachelor/betriebswirtschaftslehre/fernstudium/',
  '/kontakt/',
  '/forms-space/bewerbung/',
  '/campus/berlin/',
  '/lp/bachelor/soziale-arbeit/',
  '/studienalltag/',
  '/testingarea/pipeline/test-page-2-hero-split/',
])

/** Pages that the tests also show on a phone. */
export const phonePages: readonly DemoPage[] = pages.filter(
  ({ path }) => isFullSize || phoneSamples.has(path),
)

/** Pages of the second unit, on its own host. */
export const dualPages: readonly DemoPage[] = [
  { path: '/', language: 'de' },
  { path: '/en/', language: 'en' },
  { path: '/betriebswirtschaftslehre/', language: 'de' },
  { path: '/en/business-administration/', language: 'en' },
  { path: '/informatik/', language: 'de' },
  { path: '/en/computer-science/', language: 'en' },
  { path: '/partner-werden/', language: 'de' },
  { path: '/en/for-companies/', language: 'en' },
  { path: '/kontakt/', language: 'de' },
]

/** Pages of continuing education, on its host. */
export const academyPages: readonly DemoPage[] = [
  { path: '/', language: 'de' },
  { path: '/en/', language: 'en' },
  { path: '/kurse/', language: 'de' },
  { path: '/praxisanleitung-pflege/', language: 'de' },
  { path: '/en/practice-mentor-in-nursing/', language: 'en' },
  { path: '/datenanalyse/', language: 'de' },
  { path: '/kontakt/', language: 'de' },
  { path: '/kontakt/danke/', language: 'de' },
]

/** Pages of London, on its host; English has no prefix there. */
export const londonPages: readonly DemoPage[] = [
  { path: '/', language: 'en' },
  { path: '/de/', language: 'de' },
  { path: '/programmes/', language: 'en' },
  { path: '/banking-and-finance/', language: 'en' },
  { path: '/de/banking-and-finance/', language: 'de' },
  { path: '/sustainable-finance/', language: 'en' },
  { path: '/contact/', language: 'en' },
]
