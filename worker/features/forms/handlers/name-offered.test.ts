import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../../../blocks/_kit/forms/definition.ts'
import { checkMessages } from '../../../../blocks/_kit/forms/messages.ts'
import { nameOffered } from './name-offered.ts'

const dual = { field: 'programme', operator: 'is', value: 'bwl' } as const
const field: FieldDefinition = {
  ...{ name: 'model', kind: 'dropdown', label: 'Modell', required: true, personal: false },
  options: [
    { value: 'full', label: 'Vollzeit' },
    { value: 'part', label: 'Teilzeit' },
    { value: 'dual', label: 'Dual', conditions: [dual] },
  ],
}
const programme: FieldDefinition = {
  ...{ name: 'programme', kind: 'dropdown', label: 'Studiengang', required: true, personal: false },
  options: [
    { value: 'bwl', label: 'BWL (B.Sc.)' },
    { value: 'agrar', label: 'Agrarmanagement (B.Sc.)' },
  ],
}
const known = { all: [programme, field], language: 'de', words: checkMessages.de }
const wrong = 'Bitte wähle bei „Modell“ eine Möglichkeit.'

it.each([
  [
    'an option that is not offered',
    { programme: 'agrar', model: 'dual' },
    `„Dual“ gibt es nicht mit „Agrarmanagement (B.Sc.)“. ${wrong} Möglich: Vollzeit; Teilzeit.`,
  ],
  [
    'an option that is not offered before another field is answered',
    { programme: '', model: 'dual' },
    `${wrong} Möglich: Vollzeit; Teilzeit.`,
  ],
  ['no option', { programme: 'agrar', model: '' }, wrong],
  ['a value that is no option, where all are offered', { programme: 'bwl', model: 'x' }, wrong],
])('the error of %s', (_, values, expected) => {
  const question = { ...known, fields: [field], values, errors: { model: wrong } }
  expect(nameOffered(question)).toEqual({ model: expected })
})

it('a good answer gets none', () => {
  const values = { programme: 'bwl', model: 'dual' }
  expect(nameOffered({ ...known, fields: [field], values, errors: {} })).toEqual({})
})
