import { describe, expect, it } from 'vitest'
import type { FieldDefinition, FormDefinition } from '../../../../blocks/_kit/forms/definition.ts'
import { fieldsToCheck, readStep, stepWithError } from './posted-step.ts'

const field = (name: string, condition?: FieldDefinition['condition']): FieldDefinition => ({
  ...{ name, kind: 'text', label: name, required: true, personal: true, condition },
})

const definition: FormDefinition = {
  id: 'f',
  language: 'de',
  enctype: 'application/json',
  settings: { validateOnInput: false },
  version: '1',
  steps: [
    { uid: '1', fields: [field('a')] },
    { uid: '2', fields: [field('b', { field: 'a', operator: 'is', value: 'yes' })] },
    { uid: '3', fields: [field('c')] },
  ],
}

const entered = (given: Record<string, string>) =>
  new Map(Object.entries(given).map(([name, value]) => [name, [value]]))

const read = (given: Record<string, string>, isScript = false) =>
  readStep(definition, entered(given), { isScript })

describe('the step that was sent', () => {
  it.each<[given: Record<string, string>, step: number, goTo: number | undefined]>([
    [{}, 0, undefined],
    [{ _step: '1' }, 1, undefined],
    [{ _step: '99' }, 2, undefined],
    [{ _step: '-1' }, 0, undefined],
    [{ _step: '1e1' }, 0, undefined],
    [{ _step: '2', _go: 'back' }, 2, 1],
    [{ _step: '0', _go: 'back' }, 0, 0],
    [{ _step: '2', _go: 'step:0' }, 2, 0],
    [{ _step: '0', _go: 'step:42' }, 0, 2],
    [{ _step: '0', _go: 'forward' }, 0, undefined],
  ])('of %j is %i, and leads to %s', (given, step, goTo) => {
    const sent = read(given)
    expect([sent.step, sent.goTo]).toEqual([step, goTo])
  })

  it('has the values of its own fields only', () => {
    expect(read({ _step: '1', a: 'x', b: 'y' }).values).toEqual({ b: 'y' })
  })

  it('comes with others that a script could not save before, and is checked alone', () => {
    const steps = new Map([
      ['_step', ['2', '0', '7', 'x']],
      ['_go', ['save']],
      ['a', ['x']],
      ['b', ['y']],
      ['c', ['z']],
    ])
    const sent = readStep(definition, steps, { isScript: true })
    expect(sent).toMatchObject({ step: 2, isLast: false, values: { a: 'x', c: 'z' } })
    expect(sent.values).not.toHaveProperty('b')
    expect(fieldsToCheck(definition, sent, sent.values).map(({ name }) => name)).toEqual(['c'])
  })

  it('is all steps at once with a script', () => {
    expect(read({ a: 'x', b: 'y', _go: 'back' }, true)).toMatchObject({
      isLast: true,
      goTo: undefined,
      values: { a: 'x', b: 'y', c: '' },
    })
  })
})

it('reads a mail address with its host in ASCII', () => {
  const email = { name: 'email', kind: 'email', label: 'E', required: true, personal: true } as const
  const form = { ...definition, steps: [{ uid: '1', fields: [email] }] }
  const { values } = readStep(form, new Map([['email', [' Ada@müller.de ']]]), { isScript: false })
  expect(values).toEqual({ email: 'Ada@xn--mller-kva.de' })
})

it('a step checks its own fields, the last one all that are asked for', () => {
  const names = (given: Record<string, string>, values: Record<string, string>) =>
    fieldsToCheck(definition, read(given), values).map(({ name }) => name)
  expect(names({ _step: '0' }, { a: 'yes' })).toEqual(['a'])
  expect(names({ _step: '1' }, { a: 'yes' })).toEqual(['b'])
  expect(names({ _step: '1' }, { a: 'no' })).toEqual([])
  expect(names({ _step: '2' }, { a: 'yes' })).toEqual(['a', 'b', 'c'])
  expect(names({ _step: '2' }, { a: 'no', b: 'left over' })).toEqual(['a', 'c'])
})

it('shows the first step with an error', () => {
  expect(stepWithError(definition, { c: 'x', b: 'x' })).toBe(1)
  expect(stepWithError(definition, {})).toBe(0)
})
