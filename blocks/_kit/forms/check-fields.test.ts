import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkFields } from './check-fields.ts'
import type { FieldDefinition, FieldKind, FieldValue, FormValues } from './definition.ts'
import { checkMessages } from './messages.ts'

const words = checkMessages.en
const today = '2026-11-23'

const field = (kind: FieldKind, rest: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name: 'x',
  label: 'City',
  required: false,
  personal: false,
  kind,
  ...rest,
})

const errorOf = (definition: FieldDefinition, x: FieldValue) =>
  checkFields({ fields: [definition], values: { x }, words, today }).errors.x

const rule = (name: string, argument?: string) => field('text', { rules: [{ name, argument }] })
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

describe('the check of a field', () => {
  it.each<[string, FieldDefinition, FieldValue, string | undefined]>([
    ['an empty value that may be empty', field('email'), '', undefined],
    ['an empty text', field('text', { required: true }), '', 'Please fill in “City”.'],
    ['no choice', field('radio', { required: true, options }), '', 'Please choose an option for “City”.'],
    ['no file', field('file', { required: true }), [], 'Please upload a file for “City”.'],
    ['an e-mail address', field('email'), 'ada@example.com', undefined],
    ['an address with a plus and a subdomain', field('email'), 'a.b+c@mail.example.co.uk', undefined],
    ['an address below a domain in another script', field('email'), 'a@xn--fsq.xn--3ds443g', undefined],
    ['an address below a domain with an umlaut', field('email'), 'a@müller.de', undefined],
    ['an address below a domain of other scripts', field('email'), 'a@भारत.भारत', undefined],
    ['an address with a line that separates', field('email'), 'a@mü\u2028ller.de', words.email],
    ['an address without a dot', field('email'), 'ada@localhost', words.email],
    ['an address with a line break', field('email'), 'ada@example.com\nbcc: x@y.de', words.email],
    ['two addresses', field('email'), 'a@example.com,b@example.com', words.email],
    ['a phone number', field('tel'), '+49 (0)170 / 123-4567', undefined],
    ['a phone number of words', field('tel'), 'call me', words.phone],
    ['a number with a comma', field('number'), '2,5', undefined],
    ['a number of words', field('number'), 'two', 'Please enter a number for “City”.'],
    ['a real day', field('date'), '2024-02-29', undefined],
    ['a day that is not', field('date'), '2023-02-29', words.date],
    [
      'parts of a day',
      field('date'),
      '0000-00-12',
      'Please enter the month of “City” as a number from 1 to 12.',
    ],
    ['a country', field('country'), 'DE', undefined],
    ['no country', field('country'), 'Germany', 'Please choose an option for “City”.'],
    ['an option', field('dropdown', { options }), 'b', undefined],
    ['another option', field('dropdown', { options }), 'c', 'Please choose an option for “City”.'],
    ['options', field('buttons', { options, multiple: true }), ['a', 'b'], undefined],
    [
      'one option too many',
      field('buttons', { options, multiple: true }),
      ['a', 'z'],
      words.choose.replace('{field}', 'City'),
    ],
    [
      'a text that is too long for its field and for its kind',
      field('textarea', { rules: [{ name: 'maxLength', argument: '2000' }] }),
      'x'.repeat(5_001),
      'Please shorten “City” to 2000 characters or fewer.',
    ],
    [
      'a text that is too long for its kind',
      field('text', { rules: [{ name: 'maxLength', argument: '4000' }] }),
      'x'.repeat(300),
      'Please shorten “City” to 250 characters or fewer.',
    ],
    ['the consent to another wording', field('consent', { options }), 'yes', words.newWording],
    [
      'a text that is too long',
      field('text'),
      'x'.repeat(251),
      'Please shorten “City” to 250 characters or fewer.',
    ],
    ['the smallest number', rule('min', '18'), '18', undefined],
    ['a smaller number', rule('min', '18'), '17', 'Please enter 18 or more for “City”.'],
    ['a larger number', rule('max', '5'), '5.1', 'Please enter 5 or less for “City”.'],
    [
      'characters of several code units',
      rule('minLength', '3'),
      '😀😀',
      'Please enter at least 3 characters for “City”.',
    ],
    ['today, where the past is required', rule('past'), today, 'Please enter a date in the past for “City”.'],
    ['tomorrow', rule('future'), '2026-11-24', undefined],
    ['a birthday today', rule('minAge', '16'), '2010-11-23', undefined],
    ['a birthday tomorrow', rule('minAge', '16'), '2010-11-24', words.minAge.replace('{limit}', '16')],
    ['a whole number', rule('integer'), '12', undefined],
    ['a broken number', rule('integer'), '1.2', 'Please enter a number for “City”.'],
    ['a postcode', rule('postcode'), '99084', undefined],
    ['no postcode', rule('postcode'), '#', 'City is not valid.'],
    ['a Saturday', rule('weekday', '123456'), '2027-02-27', undefined],
    ['a Sunday', rule('weekday', '123456'), '2027-02-28', 'City is not valid.'],
    ['the Sunday on which summer time begins', rule('weekday', '123456'), '2027-03-28', 'City is not valid.'],
    ['the Monday after it', rule('weekday', '1'), '2027-03-29', undefined],
    ['a name', rule('name'), 'Ó Briain', undefined],
    ['an address with dots', rule('email'), 'a.b.c@example.org', undefined],
    ['an address with two dots in a row', rule('email'), 'a..b@example.org', words.email],
    ['an address that begins with a dot', rule('email'), '.a@example.org', words.email],
    ['an address with a dot before its sign', rule('email'), 'a.@example.org', words.email],
    ['an address of a long local part', rule('email'), `${'a'.repeat(64)}@example.org`, undefined],
    ['one that is too long', rule('email'), `${'a'.repeat(65)}@example.org`, words.email],
    ['an address as a name', rule('name'), 'http://x', 'City is not valid.'],
  ])('%s', (_, definition, value, expected) => {
    expect(errorOf(definition, value)).toBe(expected)
  })

  it.each([
    ['one of its conditions holds', { programme: 'a' }, undefined],
    ['the other one does', { programme: 'b' }, undefined],
    ['none of them does', { programme: 'c' }, 'Please choose an option for “City”.'],
    ['what they name is empty', {}, 'Please choose an option for “City”.'],
  ])('an option with conditions, where %s', (_, others, expected) => {
    const when = (value: string) => ({ field: 'programme', operator: 'is', value }) as const
    const options = [
      { value: 'dual', label: 'Dual', conditions: [when('a'), when('b')] },
      { value: 'open', label: 'Open' },
    ]
    const errorFor = (value: string) =>
      checkFields({ fields: [field('dropdown', { options })], values: { ...others, x: value }, words, today })
        .errors.x
    expect(errorFor('dual')).toBe(expected)
    expect(errorFor('open')).toBeUndefined()
  })

  it('says what the editor wrote', () => {
    const own = field('text', { required: true, message: 'Where do you live? ({field})' })
    expect(errorOf(own, '')).toBe('Where do you live? (City)')
  })

  it('stops at the first error', () => {
    const both = field('text', { rules: [{ name: 'minLength', argument: '9' }, { name: 'email' }] })
    expect(errorOf(both, 'x')).toBe('Please enter at least 9 characters for “City”.')
  })

  it('reads a label as text', () => {
    expect(errorOf(field('text', { required: true, label: '$& {limit}' }), '')).toContain('$& ')
  })

  it('throws for a rule that there is not', () => {
    expect(() => errorOf(rule('telepathy'), 'x')).toThrow('No such validator exists.')
    expect(() => errorOf(rule('toString'), 'x')).toThrow('No such validator exists.')
  })

  it('takes schemas and functions of its own', () => {
    const question = (own: Parameters<typeof checkFields>[0]['own']) =>
      checkFields({
        fields: [field('text'), { ...field('text'), name: 'y' }],
        values: { x: 'a', y: 'b' },
        words,
        today,
        own,
      })
    const same = (value: FieldValue, values: FormValues) => (value === values.y ? undefined : 'Not the same.')
    expect(question({ x: [same] }).errors).toEqual({ x: 'Not the same.' })
    expect(question({ x: [v.pipe(v.string(), v.minLength(2, 'Longer.'))] as never }).errors).toEqual({
      x: 'Longer.',
    })
  })

  it('leaves out values that are not asked for', () => {
    const { values } = checkFields({ fields: [field('text')], values: { x: 'a', z: 'b' }, words, today })
    expect(values).toEqual({ x: 'a' })
  })
})
