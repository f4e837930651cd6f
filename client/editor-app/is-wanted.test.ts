import { expect, it } from 'vitest'
import type { FormField } from './api.ts'
import { isWanted } from './is-wanted.ts'

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
