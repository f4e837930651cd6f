import type { FieldsOutput } from '../fields/field.ts'
import type { consentSettings } from '../references/consent-settings.ts'
import type { Resolved } from '../resolved.ts'
import { wordsIn } from '../words.ts'
import { necessaryCategory, type Service } from './services.ts'
import { consentVersion } from './version.ts'
import { consentWords } from './words.ts'

type Settings = Resolved<FieldsOutput<typeof consentSettings>>
type Entry = Settings['categories'][number]['services'][number]

interface Question {
  readonly language: string
  /** Path of the page to which a plain form redirects after it was sent. */
  readonly returnTo: string
  /** Whether the visitor has granted a service. */
  readonly isGranted: (service: Service) => boolean
}

function servicePropsOf(entry: Entry, { language, isGranted }: Question, isNecessary: boolean) {
  const { service, title, description, purposes, recipient, privacyLink, storage } = entry
  const words = wordsIn(consentWords, language)
  return {
    uid: entry._uid,
    /** Undefined where the visitor cannot decide. */
    service: isNecessary ? undefined : service,
    title: title ?? service ?? '',
    description,
    purposes: purposes.map(purpose => words[purpose]).join(', '),
    recipient,
    privacyLink,
    storage: storage.map(({ _uid, name, kind, purpose, duration }) => ({
      uid: _uid,
      name,
      kind: words[kind],
      purpose,
      duration,
    })),
    isGranted: service !== undefined && isGranted(service),
  }
}

/** The props of the views of the consent settings (requirement consent/tool). */
export function consentPropsOf(settings: Settings, question: Question) {
  const { categories, acceptLabel = 'OK', declineLabel = 'X', saveLabel = 'OK', ...texts } = settings
  return {
    ...texts,
    acceptLabel,
    declineLabel,
    saveLabel,
    version: consentVersion(settings),
    returnTo: question.returnTo,
    words: wordsIn(consentWords, question.language),
    categories: categories.map(({ _uid: uid, category, title, description, services }) => {
      const isNecessary = category === necessaryCategory
      // An entry of a service that there is not would be a switch without an effect.
      const offered = services.filter(({ service }) => isNecessary || service)
      const props = offered.map(entry => servicePropsOf(entry, question, isNecessary))
      return { uid, title, description, isNecessary, services: props }
    }),
  }
}

export type ConsentProps = ReturnType<typeof consentPropsOf>
export type ConsentServiceProps = ConsentProps['categories'][number]['services'][number]
