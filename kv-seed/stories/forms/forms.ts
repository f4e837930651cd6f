import type { StoryDraft } from '../../story.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import { applicationForm } from './application.ts'
import { callbackForm } from './callback.ts'
import { contactForm } from './contact.ts'
import { contractForms } from './contract-ends.ts'
import { mainDocumentsForm } from './documents.ts'
import { informationForm } from './information.ts'
import { mainNewsletter } from './newsletter.ts'
import { subscriptionForms } from './newsletter-links.ts'
import { recognitionForm } from './recognition.ts'

/** The forms of the first unit. */
export const forms: readonly StoryDraft[] = [
  contactForm,
  callbackForm,
  informationForm,
  mainNewsletter,
  ...subscriptionForms('newsletter', { languages: everyLanguage }),
  recognitionForm,
  applicationForm,
  mainDocumentsForm,
  ...contractForms({
    unit: 'dach',
    mailbox: 'studienberatung@tannhagen.example',
    telephone: '+49 30 23125 140',
    languages: everyLanguage,
  }),
]
