import { expect, it } from 'vitest'
import type { FieldDefinition, FormDefinition } from '../../../../blocks/_kit/forms/definition.ts'
import { formTarget, makeSubmission } from './make-submission.ts'

const field = (
  name: string,
  kind: FieldDefinition['kind'],
  options?: FieldDefinition['options'],
): FieldDefinition => ({ name, kind, label: name, required: false, personal: false, rules: [], options })
const fields: readonly FieldDefinition[] = [
  field('email', 'email'),
  field('day', 'date'),
  field('other', 'date'),
  field('way', 'radio', [{ value: 'a', label: 'Am Abend' }]),
]

it.each([
  ['de', /^Montag, 3. Mai 2027;;Am Abend;amara@müller.example$/],
  // Versions of ICU differ in the comma.
  ['en', /^Monday,? 3 May 2027;;Am Abend;amara@müller.example$/],
  ['fr', /^lundi 3 mai 2027;;Am Abend;amara@müller.example$/],
])('mails in %s name values as people read them: %s', (language, text) => {
  const definition: FormDefinition = {
    ...{ id: 'kontakt', language, enctype: 'multipart/form-data', version: '1' },
    settings: { validateOnInput: true },
    steps: [],
  }
  const { mails } = makeSubmission({
    formForStaff: undefined,
    form: {
      definition,
      delivery: {
        notification: {
          to: 'office@example.org',
          subject: `${'x'.repeat(199)}😀`,
          text: '{{day}};{{other}};{{way}};{{email}}',
        },
      },
    },
    fields,
    values: { email: 'amara@xn--mller-kva.example', day: '2027-05-03', other: '', way: 'a' },
    ...{ files: [], shown: '1', held: undefined, target: undefined, unit: 'dach', page: '/kontakt/' },
    ...{ id: '0a1b2c3d4e', links: { link: '', optOut: '' }, now: 0 },
  })
  expect(mails[0]?.text).toMatch(text)
  // Cut before a letter of two units, not within it.
  expect(mails[0]?.subject).toBe('x'.repeat(199))
})

const question = { origin: 'https://site.example', allowed: ['https://crm.example'] }

it.each<[submitUrl: string | undefined, expected: string | undefined]>([
  [undefined, undefined],
  ['/api/forms/contact', undefined],
  ['https://site.example/anything', undefined],
  ['https://crm.example/leads?x=1', 'https://crm.example/leads?x=1'],
  ['https://crm.example:8443/leads', 'refused'],
  ['http://crm.example/leads', 'refused'],
  ['//evil.example/leads', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['https://', 'refused'],
])('a form that names %s is delivered to %s', (submitUrl, expected) => {
  expect(formTarget({ ...question, submitUrl })?.toString()).toBe(expected)
})
