import type { StoryDraft } from '../story.ts'
import { t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { farmingPage } from './agrar-mystudium.ts'
import { recognitionPage } from './anrechnung.ts'
import { bachelor } from './bachelor.ts'
import { applicationPage } from './bewerbung.ts'
import { businessGroup } from './bwl.ts'
import { businessDualPage } from './bwl-dual.ts'
import { business } from './bwl-fernstudium.ts'
import { campus } from './campus.ts'
import { berlin } from './campus-berlin.ts'
import { campusEvents } from './campus-events.ts'
import { munich } from './campus-muenchen.ts'
import { comparison } from './comparison.ts'
import { compassPage } from './compass.ts'
import { continuingEducation } from './continuing-education.ts'
import { degreeCosts, dualCosts } from './costs.ts'
import { coursesCompany } from './courses-company.ts'
import { coursesDistance } from './courses-distance.ts'
import { coursesMyStudy } from './courses-my-study.ts'
import { documentsPage } from './documents-page.ts'
import { eventsPage } from './events-page.ts'
import { fundingPage } from './funding/page.ts'
import { health } from './gesundheitsmanagement.ts'
import { stories as healthStories } from './health/health.ts'
import { home } from './home.ts'
import { informationPage } from './infomaterial.ts'
import { contactPage } from './kontakt.ts'
import { linhTran } from './linh-tran.ts'
import { socialWorkLanding } from './lp-soziale-arbeit.ts'
import { master, masterVariants } from './master.ts'
import { stories as news } from './news/news.ts'
import { newsletterPages, newsletterSeo } from './newsletter-pages.ts'
import { notFound } from './not-found.ts'
import { sofia } from './people.ts'
import { products } from './products.ts'
import { programmeTable } from './programme-table.ts'
import { bachelors, healthDistance } from './programmes/bachelors.ts'
import { masters } from './programmes/masters.ts'
import { productOf, storiesOf } from './programmes/programme.ts'
import { serverError } from './server-error.ts'
import { studentLife } from './student-life.ts'
import { studyFinder } from './study-finder.ts'
import { teachers } from './teachers.ts'
import { testPageFull } from './test-page-1-hero-full.ts'
import { testPageSplit } from './test-page-2-hero-split.ts'
import { testPageCompact } from './test-page-3-hero-compact.ts'
import { testPageBasic } from './test-page-4-hero-basic.ts'
import { testPageNone } from './test-page-5-hero-none.ts'
import { psychologyPage } from './wirtschaftspsychologie.ts'

export const stories: readonly StoryDraft[] = [
  home,
  bachelor,
  studyFinder,
  comparison,
  programmeTable,
  fundingPage,
  compassPage,
  business,
  health,
  master,
  continuingEducation,
  coursesDistance,
  coursesCompany,
  coursesMyStudy,
  teachers,
  contactPage,
  informationPage,
  recognitionPage,
  applicationPage,
  documentsPage({
    slug: 'forms-space/unterlagen',
    translatedSlugs: {
      en: 'forms-space/documents',
      fr: 'forms-space/documents',
      it: 'forms-space/documenti',
      es: 'forms-space/documentos',
      pt: 'forms-space/documentos',
    },
    languages: everyLanguage,
    formId: 'unterlagen',
    home: {
      slug: 'home',
      label: t('Zur Startseite der Hochschule Tannhagen', 'Home of Tannhagen University'),
    },
  }),
  ...newsletterPages({
    folder: '',
    formId: 'newsletter',
    image: 'reading-light',
    languages: everyLanguage,
    seo: newsletterSeo,
  }),
  degreeCosts,
  dualCosts,
  sofia,
  ...products,
  ...campusEvents,
  ...studentLife,
  ...news,
  eventsPage,
  businessDualPage,
  campus,
  berlin,
  munich,
  businessGroup,
  psychologyPage,
  farmingPage,
  productOf(healthDistance),
  ...[...bachelors, ...masters].flatMap(storiesOf),
  linhTran,
  socialWorkLanding,
  ...healthStories,
  notFound,
  serverError,
  testPageFull,
  testPageSplit,
  testPageCompact,
  testPageBasic,
  testPageNone,
  ...masterVariants,
]
