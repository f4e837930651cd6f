import { describe, expect, it } from 'vitest'
import type { FieldDefinition, FieldKind } from './definition.ts'
import { readValues } from './read-values.ts'

const field = (name: string, kind: FieldKind, multiple = false): FieldDefinition => ({
  ...{ name, kind, multiple, label: name, required: false, personal: false },
})

const read = (definition: FieldDefinition, entered: Record<string, string[]>) =>
  readValues([definition], new Map(Object.entries(entered)))[definition.name]

describe('the value of a field', () => {
  it.each<[string, FieldDefinition, Record<string, string[]>, string | string[]]>([
    ['a trimmed text', field('a', 'text'), { a: [' x '] }, 'x'],
    ['the first of two texts', field('a', 'text'), { a: ['x', 'y'] }, 'x'],
    ['an empty text where nothing was entered', field('a', 'text'), {}, ''],
    [
      'all of several options, each once',
      field('a', 'buttons', true),
      { a: ['x', '', 'y', 'x'] },
      ['x', 'y'],
    ],
    [
      'a date of three inputs',
      field('a', 'date'),
      { 'a.day': ['3'], 'a.month': ['11'], 'a.year': ['2026'] },
      '2026-11-03',
    ],
    ['a date of one input', field('a', 'date'), { a: ['2026-11-03'] }, '2026-11-03'],
    ['part of a date', field('a', 'date'), { 'a.day': ['3'] }, '0000-00-03'],
    [
      'a date in digits of Persian and full-width keyboards',
      field('a', 'date'),
      { 'a.day': ['۳'], 'a.month': ['۱۱'], 'a.year': ['１９９９'] },
      '1999-11-03',
    ],
    [
      'a number as an address book copies it, without its marks of direction',
      field('a', 'tel'),
      { a: ['\u{202a}+49 151\u{2011}123 – 45\u{202c}'] },
      '+49 151-123 - 45',
    ],
    ['a number in Arabic digits', field('a', 'tel'), { a: ['٠٣٠ ١٢٣٤٥٦٧٨٩'] }, '030 123456789'],
    ['a number in full-width digits', field('a', 'tel'), { a: ['＋８１ ３ １２３４'] }, '+81 3 1234'],
    ['a phone number as it was typed', field('a', 'tel'), { a: [' +49 (0)30 / 12 '] }, '+49 (0)30 / 12'],
    ['a quantity in Arabic digits', field('a', 'number'), { a: ['٤٢'] }, '42'],
    ['a text in whatever digits', field('a', 'text'), { a: ['٤٢ – ４'] }, '٤٢ – ４'],
    ['a long text to its end', field('a', 'text'), { a: ['x'.repeat(5_000)] }, 'x'.repeat(5_000)],
  ])('is %s', (_, definition, entered, expected) => {
    expect(read(definition, entered)).toEqual(expected)
  })

  it.each<FieldKind>(['text', 'email', 'tel', 'number', 'date', 'hidden', 'country', 'dropdown', 'consent'])(
    'is one line of what can be seen, of the kind %s',
    kind => {
      const [value] = [read(field('a', kind), { a: ['\u202e1\r\n\u200b2\0\u009f3\u2066'] })].flat()
      expect(value).toBe('1 23')
      const several = read(field('a', kind, true), { a: ['1\n2\u200b'] })
      expect([several].flat()).toEqual(['1 2'])
    },
  )

  it('of a long text has its lines, and no other control', () => {
    expect(read(field('a', 'textarea'), { a: ['1\r\n\t2\0\u009f3'] })).toBe('1\n\t23')
  })

  it('is nothing else', () => {
    const entered = new Map([
      ['a', ['1']],
      ['__proto__', ['2']],
      ['b', ['3']],
    ])
    expect(readValues([field('a', 'text')], entered)).toEqual({ a: '1' })
  })
})
