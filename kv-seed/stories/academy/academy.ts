import type { StoryDraft } from '../../story.ts'
import { t } from '../../text.ts'
import { academyForms } from '../forms/units.ts'
import { newsletterPages } from '../newsletter-pages.ts'
import { courses } from '../programmes/of-units.ts'
import { storiesOf } from '../programmes/programme.ts'
import { stories as autumnOffer } from './autumn-offer.ts'
import { contactPage } from './contact.ts'
import { coursesPage } from './courses.ts'
import { dataCourse } from './data.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { nursingCourse } from './nursing.ts'
import { orderPage } from './order.ts'
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
  orderPage,
  notFound,
  ines,
  ...newsletterPages({
    folder: 'weiterbildung/',
    formId: 'obw-newsletter',
    image: 'academy-courses',
    seo: {
      seoTitle: t('Newsletter zur Weiterbildung', 'Newsletter on continuing education'),
      seoDescription: t(
        'Neue Abendkurse, Zuschüsse und Fristen: der Newsletter der Weiterbildung in Tannhagen, einmal im Monat per E-Mail, mit einem Klick wieder abbestellt.',
        'New evening courses, grants and dates: the newsletter on continuing education at Tannhagen, once a month by e-mail, and one click to unsubscribe.',
      ),
    },
  }),
  ...academyForms,
  ...products,
  ...courses.flatMap(storiesOf),
  ...settings,
  ...autumnOffer,
]
