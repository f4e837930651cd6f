import { expect, it } from 'vitest'
import type { FormField } from './api.ts'
import { rowsOf } from './form-parts.ts'

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
