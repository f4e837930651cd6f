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
    ['a long text to its end', field('a', 'text'), { a: ['x'.repeat(5_000)] }, 'x'.repeat(5_000)],
  ])('is %s', (_, definition, entered, expected) => {
    expect(read(definition, entered)).toEqual(expected)
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
