import { expect, it } from 'vitest'
import { checkFields } from '../_kit/forms/check-fields.ts'
import { type FieldDefinition, type FormDefinition, fieldKinds } from '../_kit/forms/definition.ts'
import type { CheckWords } from '../_kit/forms/messages.ts'
import { type BrowserForm, writeBrowserForm } from './browser-form.ts'

const formOf = (field: FieldDefinition): FormDefinition => ({
  id: 'f',
  language: 'de',
  enctype: 'application/json',
  settings: { validateOnInput: false },
  version: 'v',
  steps: [{ uid: 's', fields: [field] }],
})

it.each(fieldKinds)('a form of a field %s alone has every message that the browser may show', kind => {
  const field: FieldDefinition = { name: 'a', kind, label: 'Angabe', required: true, personal: false }
  const form: BrowserForm = JSON.parse(writeBrowserForm(formOf(field)))
  for (const value of ['', '~'.repeat(6_000)]) {
    const question = { fields: [field], values: { a: value }, today: '2026-11-23' }
    // The browser takes them for all, as a script on the page must.
    const { errors } = checkFields({ ...question, words: form.words as CheckWords })
    if (!value) expect(errors.a).toMatch(/\w/)
    expect(errors.a ?? '').not.toContain('undefined')
  }
})
