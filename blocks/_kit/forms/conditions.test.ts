import { describe, expect, it } from 'vitest'
import { askedFields, holds, isOffered, shownStep } from './conditions.ts'
import type { FieldCondition, FieldDefinition } from './definition.ts'

const values = { color: 'red', sizes: ['s', 'm'], empty: '' }

describe('a condition', () => {
  it.each<[FieldCondition, boolean]>([
    [{ field: 'color', operator: 'is', value: 'red' }, true],
    [{ field: 'color', operator: 'is', value: 'blue' }, false],
    [{ field: 'color', operator: 'isNot', value: 'blue' }, true],
    [{ field: 'sizes', operator: 'is', value: 'm' }, true],
    [{ field: 'sizes', operator: 'isNot', value: 'm' }, false],
    [{ field: 'empty', operator: 'isFilled' }, false],
    [{ field: 'missing', operator: 'isEmpty' }, true],
    [{ field: 'color', operator: 'isFilled' }, true],
  ])('%j is %s', (condition, expected) => {
    expect(holds(condition, values)).toBe(expected)
  })

  it('names a field that is not asked for: that one counts as empty', () => {
    const field = (name: string, on?: string): FieldDefinition => ({
      name,
      kind: 'text',
      label: name,
      required: false,
      personal: false,
      ...(on && { condition: { field: on, operator: 'is', value: 'yes' } }),
    })
    const steps = [
      { uid: '1', fields: [field('a'), field('b', 'a')] },
      { uid: '2', fields: [field('c', 'b')] },
    ]
    const names = (given: Record<string, string>) => askedFields(steps, given).map(({ name }) => name)
    expect(names({ a: 'yes', b: 'yes', c: 'x' })).toEqual(['a', 'b', 'c'])
    expect(names({ a: 'no', b: 'yes', c: 'x' })).toEqual(['a'])
  })
})

describe('an option', () => {
  const is = (value: string) => ({ field: 'color', operator: 'is', value }) as const
  const isNot = (value: string) => ({ field: 'color', operator: 'isNot', value }) as const
  it.each<[string, readonly FieldCondition[], boolean]>([
    ['without conditions', [], true],
    ['of which one holds', [is('blue'), is('red')], true],
    ['of which none holds', [is('blue'), is('green')], false],
    ['that excludes something else', [isNot('blue'), isNot('green')], true],
    ['that excludes this among others', [isNot('blue'), isNot('red')], false],
    [
      'of which one holds, and that excludes this',
      [{ field: 'empty', operator: 'isEmpty' }, isNot('red')],
      false,
    ],
    ['of which none holds, and that excludes something else', [is('blue'), isNot('green')], false],
  ])('%s', (_, conditions, expected) => {
    expect(isOffered({ conditions }, values)).toBe(expected)
  })
})

it.each([
  ['private', 0, 1, 3],
  ['private', 3, 2, 0],
  ['company', 0, 1, 1],
  ['company', 3, 2, 2],
  // One without fields has something to read.
  ['private', 3, 4, 4],
  // The last one sends.
  ['private', 4, 5, 5],
])('for a %s person the way from step %i to %i leads to %i', (kind, from, to, expected) => {
  const ask = (name: string, on?: string): FieldDefinition => ({
    ...{ name, kind: 'text', label: name, required: false, personal: false },
    ...(on && { condition: { field: 'kind', operator: 'is', value: on } }),
  })
  const steps = [
    [ask('kind')],
    [ask('a', 'company')],
    [ask('b', 'company')],
    [ask('c')],
    [],
    [ask('d', 'company')],
  ]
  const question = { steps: steps.map((fields, index) => ({ uid: String(index), fields })), from, to }
  expect(shownStep({ ...question, values: { kind } })).toBe(expected)
})
