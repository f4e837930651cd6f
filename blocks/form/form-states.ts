import type { FormState } from '../_kit/forms/definition.ts'

const values = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@beispiel.example',
  reply: 'phone',
  phone: '0170 1234567',
  message: 'Kann ich mit meiner Ausbildung zur Pflegefachfrau ohne Abitur anfangen?',
}

const answers = {
  ...values,
  birthday: '1984-04-07',
  postcode: '10115',
  country: 'DE',
  degree: '1',
  model: 'fs',
  certificate: ['upload-1'],
}

const fileNames = { 'upload-1': 'Abschlusszeugnis Pflegeschule 2006.pdf' }

/** 23 December 2026, noon in Berlin. */
const until = Date.UTC(2026, 11, 23, 11)
const keptState = { step: 1, values: answers, errors: {}, fileNames, revision: 3, furthest: 1 }

/** How forms of the fixtures stand for a visitor; for the gallery and for tests. */
export const formStates: readonly FormState[] = [
  {
    form: 'errors',
    step: 0,
    values: { ...values, email: 'amara@beispiel', message: '', reply: '' },
    errors: {
      email: 'Bitte gib eine E-Mail-Adresse wie name@beispiel.de ein.',
      reply: 'Bitte wähle bei „Wie dürfen wir antworten?“ eine Möglichkeit.',
      message: 'Bitte fülle „Deine Frage“ aus.',
      privacy: 'Bitte setze hier ein Häkchen, damit wir weitermachen dürfen.',
    },
  },
  { form: 'sent', step: 0, values, errors: {}, sent: { reference: 'TH-7K2M-Q9' } },
  { form: 'unmailed', step: 0, values, errors: {}, sent: { reference: 'TH-7K2M-Q9', unmailed: true } },
  { form: 'failure', step: 0, values, errors: {}, failure: 'notStored' },
  { form: 'second-step', step: 1, values: answers, errors: {}, fileNames },
  { form: 'check', step: 2, values: answers, errors: {}, fileNames },
  {
    form: 'conflict',
    ...{ step: 1, values: answers, errors: {}, fileNames, revision: 4, furthest: 2 },
    conflict: { degree: '2', birthday: '1984-04-17', postcode: '', certificate: ['upload-1'] },
  },
  { form: 'kept', ...keptState, hasLinks: true, kept: { until, email: 'amara@beispiel.example' } },
  { form: 'kept-without-mail', ...keptState, kept: { until } },
  {
    form: 'kept-mistyped',
    ...keptState,
    kept: { until, email: 'amara@beispiel.example', problem: 'address', typed: 'amara@beispiel' },
  },
  { form: 'kept-limit', ...keptState, kept: { until, email: 'amara@beispiel.example', problem: 'limit' } },
  { form: 'resume', step: 0, values: {}, errors: {}, resume: 'token' },
  {
    form: 'link-ended',
    ...{ step: 0, values: {}, errors: {} },
    renewal: { kind: 'offered', token: 'token' },
  },
  { form: 'link-renewed', step: 0, values: {}, errors: {}, renewal: { kind: 'sent' } },
  { form: 'links-revoked', ...keptState, hasLinks: true, kept: { until, problem: 'revoked' } },
  { form: 'sent-before', ...keptState, step: 2, sentBefore: 'TH7K2MQ9' },
  { form: 'expired', step: 0, values: {}, errors: {}, failure: 'expired' },
  { form: 'draft-gone', step: 0, values: {}, errors: {}, failure: 'draftGone' },
]
