import type { Submission, SubmissionKey } from '../submission.ts'

export const sampleTime = Date.UTC(2026, 10, 23, 9)

/** An enquiry as the handler makes it. */
export function sampleSubmission(id: string, changes: Partial<Submission> = {}): Submission {
  return {
    id,
    reference: `R-${id}`,
    form: 'contact',
    formKey: 'crm-contact',
    version: 'v1',
    unit: 'dach',
    language: 'de',
    page: '/kontakt/',
    origin: 'https://www.tannhagen.example',
    created: sampleTime,
    fields: [
      { name: 'name', kind: 'text', label: 'Ihr Name', personal: true },
      { name: 'email', kind: 'email', label: 'E-Mail', personal: true },
      { name: 'topic', kind: 'dropdown', label: 'Thema', personal: false, chosen: ['Beratung'] },
      {
        name: 'agree',
        kind: 'consent',
        label: 'Ich willige in die Beratung per E-Mail ein.',
        personal: false,
      },
    ],
    values: { name: 'Ada Beispiel', email: 'ada@example.org', topic: 'advice', agree: 'true' },
    files: [],
    email: 'ada@example.org',
    mails: [{ kind: 'receipt', to: 'ada@example.org', subject: 'Danke', text: 'Wir melden uns.' }],
    ...changes,
  }
}

export const sampleKey = (key: string, changes: Partial<SubmissionKey> = {}): SubmissionKey => ({
  key,
  digest: 'digest',
  until: sampleTime + 600_000,
  ...changes,
})
