import { expect, it } from 'vitest'
import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import { rowsOf } from '../features/forms/testing/test-stores.ts'
import { createFormSite } from './setup/form-site.ts'
import { formsSpace } from './setup/forms-space.ts'

const form: RawBlock = {
  ...{ component: 'form', _uid: 'form', id: 'translated' },
  fields: [
    { component: 'form-field', _uid: 'email', name: 'email', kind: 'email', label: 'E-Mail', required: true },
    {
      ...{ component: 'form-choice', _uid: 'time', name: 'time', label: 'Wann?', label__i18n__en: 'When?' },
      options: [
        { component: 'form-option', value: 'evening', label: 'Abends', label__i18n__en: 'In the evening' },
      ],
    },
    { component: 'form-field', _uid: 'day', name: 'day', kind: 'date', label: 'Tag', label__i18n__en: 'Day' },
  ],
  receiptSubject: 'Danke',
  receiptSubject__i18n__en: 'Thank you',
  receiptText: '{{time}}, {{day}}',
  notifyTo: 'beratung@tannhagen.example',
  notifySubject: 'Anfrage ({{time}})',
  notifySubject__i18n__en: 'Enquiry ({{time}})',
  notifyText: 'Zeit: {{time}}, Tag: {{day}}',
}

it('the provider’s mail is in the default language of the site, the visitor’s in that of the form', async () => {
  const site = await createFormSite({ space: formsSpace(form) })
  const email = 'staff-mails@example.com'
  const answer = await site.request('/api/forms/translated?page=%2Fen%2Fcontact%2F', {
    method: 'POST',
    body: JSON.stringify({ email, time: 'evening', day: '2027-05-03' }),
    headers: {
      origin: 'http://127.0.0.1:8787',
      'content-type': 'application/json',
      accept: 'application/json',
    },
  })
  expect(answer.status).toBe(200)
  const [row] = await rowsOf("SELECT body FROM submissions WHERE form = 'translated'")
  const { mails } = JSON.parse(String(row!.body)) as {
    mails: { kind: string; subject: string; text: string }[]
  }
  const mail = (kind: string) => mails.find(one => one.kind === kind)
  expect(mail('notification')).toMatchObject({
    subject: 'Anfrage (Abends)',
    text: 'Zeit: Abends, Tag: Montag, 3. Mai 2027',
  })
  expect(mail('receipt')).toMatchObject({
    subject: 'Thank you',
    text: /^In the evening, Monday,? 3 May 2027$/,
  })
})
