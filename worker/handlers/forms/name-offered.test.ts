import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../../blocks/_kit/forms/definition.ts'
import { checkMessages } from '../../../blocks/_kit/forms/messages.ts'
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
const wrong = 'Das gibt es nicht.'

it.each([
  [
    'an option that is not offered',
    { programme: 'agrar', model: 'dual' },
    `${wrong} Möglich: Vollzeit; Teilzeit.`,
  ],
  ['no option', { programme: 'agrar', model: '' }, wrong],
  ['a value that is no option, where all are offered', { programme: 'bwl', model: 'x' }, wrong],
])('the error of %s', (_, values, expected) => {
  const question = { fields: [field], values, errors: { model: wrong }, words: checkMessages.de }
  expect(nameOffered(question)).toEqual({ model: expected })
})

it('a good answer gets none', () => {
  const values = { programme: 'bwl', model: 'dual' }
  expect(nameOffered({ fields: [field], values, errors: {}, words: checkMessages.de })).toEqual({})
})
