import type { StoryDraft } from '../../story.ts'
import { t } from '../../text.ts'
import { documentsPage } from '../documents-page.ts'
import { dualForms } from '../forms/units.ts'
import { newsletterPages } from '../newsletter-pages.ts'
import { dualProgrammes } from '../programmes/of-units.ts'
import { storiesOf } from '../programmes/programme.ts'
import { withBoundNumbers } from '../typography.ts'
import { applicationPage } from './application.ts'
import { businessPage } from './business.ts'
import { computingPage } from './computing.ts'
import { contactPage } from './contact.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { partnersPage } from './partners.ts'
import { ruben } from './people.ts'
import { products } from './products.ts'
import { stories as settings } from './settings.ts'

/** The second unit: study with a company, in a folder and a theme of its own. */
export const stories: readonly StoryDraft[] = withBoundNumbers([
  home,
  businessPage,
  computingPage,
  partnersPage,
  contactPage,
  applicationPage,
  documentsPage({
    slug: 'ds/forms-space/unterlagen',
    translatedSlugs: { en: 'ds/forms-space/documents' },
    formId: 'unterlagen-dual',
    home: { slug: 'ds/home', label: t('Zur Startseite des dualen Studiums', 'Home of study with a company') },
  }),
  ...newsletterPages({
    folder: 'ds/',
    formId: 'ds-newsletter',
    image: 'dual-computing',
    seo: {
      seoTitle: t('Newsletter zum dualen Studium', 'Newsletter on study with a company'),
      seoDescription: t(
        'Freie Plätze, Fristen und ein Betrieb im Porträt: der Newsletter zum dualen Studium in Tannhagen, einmal im Monat, mit einem Klick wieder abbestellt.',
        'Open places, dates and one company in portrait: the newsletter on study with a company at Tannhagen, once a month, and one click to unsubscribe.',
      ),
    },
  }),
  notFound,
  ruben,
  ...products,
  ...dualProgrammes.flatMap(storiesOf),
  ...settings,
  ...dualForms,
])
