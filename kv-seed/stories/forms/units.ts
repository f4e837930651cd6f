import type { StoryDraft } from '../../story.ts'
import { t } from '../../text.ts'
import { totals } from '../programmes/of-units.ts'
import { contractForms } from './contract-ends.ts'
import { courseOrderForm } from './course-order.ts'
import { dualDocumentsForm } from './documents.ts'
import { dualApplicationForm } from './dual-application.ts'
import { newsletterForm } from './newsletter.ts'
import { subscriptionForms } from './newsletter-links.ts'
import type { Option } from './parts.ts'
import { type Answerer, rubenFalk, waysTo } from './person.ts'
import { unitContactForm } from './unit-contact.ts'

const dualProgrammes: readonly Option[] = [
  ['bwl-dual', t('Betriebswirtschaftslehre dual', 'Business Administration with a company')],
  ['informatik-dual', t('Informatik dual', 'Computer Science with a company')],
  ['gesundheit-dual', t('Gesundheitsmanagement dual', 'Health Management with a company')],
  ['soziales-dual', t('Soziale Arbeit dual', 'Social Work with a company')],
  ['partner', t('Als Betrieb ausbilden', 'Train students as a company')],
]
const courses: readonly Option[] = [
  ['praxisanleitung', t('Praxisanleitung in der Pflege', 'Practice mentor in nursing')],
  ['datenanalyse', t('Datenanalyse im Beruf', 'Data analysis at work')],
  ['projektmanagement', t('Projektmanagement im Beruf', 'Project management at work')],
  ['mediation', t('Mediation im Betrieb', 'Mediation at work')],
]
const londonProgrammes: readonly Option[] = [
  ['banking-and-finance', t('MSc Banking and Finance', 'MSc Banking and Finance')],
  ['sustainable-finance', t('PGCert Sustainable Finance', 'PGCert Sustainable Finance')],
  ['mba-financial-leadership', t('MBA Financial Leadership', 'MBA Financial Leadership')],
]
const both: readonly Option[] = [['both', t('Ich weiß es noch nicht', 'I do not know yet')]]

const inesHaller: Answerer = {
  name: 'Ines Haller',
  mailbox: 'weiterbildung@tannhagen.example',
  telephone: '+49 30 23125 180',
}
const harrietLowe: Answerer = {
  name: 'Harriet Lowe',
  mailbox: 'london@tannhagen.example',
  telephone: '+44 20 7946 0150',
}

const english = { languages: ['de'], defaultLanguage: 'en' } as const

/** The forms of the smaller units, each answered by the person that its pages name. */
export const dualForms: readonly StoryDraft[] = [
  unitContactForm({
    id: 'ds-contact',
    headline: t('Sag Ruben, was du suchst', 'Tell Ruben what you are looking for'),
    intro: [
      'Drei Minuten, ohne Anschreiben. Zeugnis und Lebenslauf reichst du nach.',
      'Three minutes, no covering letter. Your certificate and CV can follow.',
    ],
    programmes: [...dualProgrammes, ...both],
    hasEvents: true,
    ...rubenFalk,
  }),
  dualApplicationForm,
  dualDocumentsForm,
  newsletterForm(
    { id: 'ds-newsletter', interests: dualProgrammes, page: 'ds/newsletter', ways: waysTo(rubenFalk) },
    {},
  ),
  ...subscriptionForms('ds-newsletter', {}, waysTo(rubenFalk)),
]

export const academyForms: readonly StoryDraft[] = [
  unitContactForm({
    id: 'obw-contact',
    headline: t('Schreib Ines', 'Write to Ines'),
    intro: [
      'Sie liest nach der Mittagspause und antwortet in einem Werktag.',
      'She reads after lunch and answers within a working day.',
    ],
    programmes: [...courses, ...both],
    totals,
    callsInEvenings: true,
    ...inesHaller,
  }),
  newsletterForm(
    { id: 'obw-newsletter', interests: courses, page: 'weiterbildung/newsletter', ways: waysTo(inesHaller) },
    {},
  ),
  ...subscriptionForms('obw-newsletter', {}, waysTo(inesHaller)),
  courseOrderForm(courses, inesHaller),
  ...contractForms({ unit: 'obw', ...inesHaller }),
]

export const londonForms: readonly StoryDraft[] = [
  unitContactForm(
    {
      id: 'libf-contact',
      headline: t('Schreib Harriet', 'Write to Harriet'),
      intro: [
        'Sie liest jede Nachricht selbst und antwortet am selben Werktag.',
        'She reads every message herself and answers on the same working day.',
      ],
      programmes: [...londonProgrammes, ...both],
      ...harrietLowe,
    },
    english,
  ),
  newsletterForm(
    {
      id: 'libf-newsletter',
      interests: londonProgrammes,
      page: 'london/newsletter',
      ways: waysTo(harrietLowe),
    },
    english,
  ),
  ...subscriptionForms('libf-newsletter', english, waysTo(harrietLowe)),
]
