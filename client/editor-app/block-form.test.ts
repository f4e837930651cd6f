import { describe, expect, it } from 'vitest'
import type { FormField } from './api.ts'
import { isWanted, rowsOf } from './block-form.tsx'

describe('the sections of a form', () => {
  const field = (name: string, section?: string): FormField => ({
    name,
    label: name,
    group: 'Content',
    type: 'text',
    required: false,
    translatable: false,
    ...(section && { section }),
  })

  it('the fields of a section stand together, where the first of them is', () => {
    const fields = [field('a'), field('flagText', 'Flag'), field('b'), field('flagLink', 'Flag')]
    const names = rowsOf(fields).map(({ title, fields: own }) => [title, own.map(({ name }) => name)])
    expect(names).toEqual([
      [undefined, ['a']],
      ['Flag', ['flagText', 'flagLink']],
      [undefined, ['b']],
    ])
  })
})

describe('a field that counts with a switch', () => {
  const base = { label: '', group: 'Content', required: false, translatable: false }
  const label: FormField = { ...base, name: 'chatLabel', type: 'text', countsWith: 'showChat' }
  const chat = (defaultValue: boolean): FormField => ({
    ...base,
    name: 'showChat',
    type: 'boolean',
    defaultValue,
  })

  it.each([
    ['its switch is off', {}, false, false],
    ['its switch is on', { showChat: true }, false, true],
    ['its switch is on by default', {}, true, true],
    ['it has a value', { chatLabel: 'Chat' }, false, true],
    ['it has an empty link', { chatLabel: { linktype: 'url', url: '' } }, false, false],
  ])('a field is shown where %s: %j', (_, content, defaultValue, expected) => {
    expect(isWanted(label, [chat(defaultValue), label], content)).toBe(expected)
  })
})
