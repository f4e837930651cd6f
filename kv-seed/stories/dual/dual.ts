import type { StoryDraft } from '../../story.ts'
import { dualForms } from '../forms/units.ts'
import { newsletterPages } from '../newsletter-pages.ts'
import { withBoundNumbers } from '../typography.ts'
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
  ...newsletterPages({ folder: 'ds/', formId: 'ds-newsletter', image: 'dual-computing' }),
  notFound,
  ruben,
  ...products,
  ...settings,
  ...dualForms,
])
