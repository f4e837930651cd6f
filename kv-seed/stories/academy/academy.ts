import type { StoryDraft } from '../../story.ts'
import { academyForms } from '../forms/units.ts'
import { newsletterPages } from '../newsletter-pages.ts'
import { contactPage } from './contact.ts'
import { coursesPage } from './courses.ts'
import { dataCourse } from './data.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { nursingCourse } from './nursing.ts'
import { ines } from './people.ts'
import { products } from './products.ts'
import { settings } from './settings.ts'

/** Unit `obw`: courses beside a job, in a folder and a theme of its own. */
export const stories: readonly StoryDraft[] = [
  home,
  coursesPage,
  nursingCourse,
  dataCourse,
  contactPage,
  notFound,
  ines,
  ...newsletterPages({ folder: 'weiterbildung/', formId: 'obw-newsletter', image: 'academy-courses' }),
  ...academyForms,
  ...products,
  ...settings,
]
