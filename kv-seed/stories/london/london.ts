import type { StoryDraft } from '../../story.ts'
import { t } from '../../text.ts'
import { londonForms } from '../forms/units.ts'
import { newsletterPages } from '../newsletter-pages.ts'
import { londonProgrammes } from '../programmes/of-units.ts'
import { storiesOf } from '../programmes/programme.ts'
import { bankingProgramme } from './banking.ts'
import { contactPage } from './contact.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { harriet } from './people.ts'
import { products } from './products.ts'
import { programmesPage } from './programmes.ts'
import { settings } from './settings.ts'
import { sustainableProgramme } from './sustainable.ts'

/** Unit `libf`: banking and finance in London, in a folder and a theme of its own, with English as its default language. */
export const stories: readonly StoryDraft[] = [
  home,
  programmesPage,
  bankingProgramme,
  sustainableProgramme,
  contactPage,
  notFound,
  harriet,
  ...newsletterPages({
    folder: 'london/',
    formId: 'libf-newsletter',
    image: 'london-programmes',
    seo: {
      seoTitle: t('Newsletter aus London', 'Newsletter from London'),
      seoDescription: t(
        'Ein Fall, zwei Termine, eine offene Stelle: der Newsletter von Tannhagen in London, einmal im Monat per E-Mail, mit einem Klick wieder abbestellt.',
        'One case, two dates, one open position: the newsletter of Tannhagen in London, once a month by e-mail, and one click to unsubscribe from it.',
      ),
    },
    languages: ['de'],
    defaultLanguage: 'en',
  }),
  ...londonForms,
  ...products,
  ...londonProgrammes.flatMap(storiesOf),
  ...settings,
]
