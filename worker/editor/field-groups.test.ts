import { expect, it } from 'vitest'
import type { FieldMetadata } from '../../blocks/_kit/fields/field.ts'
import { fieldGroup } from './field-groups.ts'

const kind = (type: FieldMetadata['type'], rest: Partial<FieldMetadata> = {}): FieldMetadata => ({
  type,
  required: false,
  translatable: false,
  ...rest,
})

it.each([
  ['text', kind('text'), 'Content'],
  ['type', kind('option'), 'Content'],
  ['backgroundColor', kind('option'), 'Look and behaviour'],
  ['slider', kind('boolean'), 'Look and behaviour'],
  ['person', kind('option', { storyType: 'contact-person' }), 'Content'],
  ['name', kind('option', { required: true }), 'Content'],
  ['seoTitle', kind('text'), 'Search engines'],
  ['noindex', kind('boolean'), 'Search engines'],
  ['countryGroups', kind('text'), 'Audience'],
  ['usergroups', kind('options'), 'Audience'],
  ['trackingLabel', kind('text'), 'Tracking and names'],
  ['experimentMetaData', kind('bloks'), 'Tracking and names'],
])('the field %s is found under its group', (name, metadata, expected) => {
  expect(fieldGroup(name, metadata)).toBe(expected)
})
