import type { StoryDraft } from '../../story.ts'
import { londonForms } from '../forms/units.ts'
import { newsletterPages } from '../newsletter-pages.ts'
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
    languages: ['de'],
    defaultLanguage: 'en',
  }),
  ...londonForms,
  ...products,
  ...settings,
]
