import { expect, it } from 'vitest'
import { bloks } from '../../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import type { Field } from '../../../../blocks/_kit/fields/field.ts'
import { icon } from '../../../../blocks/_kit/fields/icon.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { options } from '../../../../blocks/_kit/fields/options.ts'
import { relation } from '../../../../blocks/_kit/fields/relation.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { fieldGroup } from './field-groups.ts'

it.each<[string, Field, string]>([
  ['text', text(), 'Content'],
  ['type', option(['a']), 'Content'],
  ['backgroundColor', option(['a']), 'Look and behaviour'],
  ['flagIcon', icon(), 'Content'],
  ['slider', boolean(), 'Look and behaviour'],
  ['person', relation('contact-person'), 'Content'],
  ['seoTitle', text(), 'Search engines'],
  ['noindex', boolean(), 'Search engines'],
  ['countryGroups', text(), 'Audience'],
  ['usergroups', options(['a']), 'Audience'],
  ['trackingLabel', text(), 'Tracking and names'],
  ['experimentMetaData', bloks(), 'Tracking and names'],
])('the field %s is found under its group', (name, field, expected) => {
  expect(fieldGroup(name, { [name]: field })).toBe(expected)
})

it('a switch stands beside what counts with it', () => {
  const fields = { showRating: boolean(), ratingLabel: text(), showShadow: boolean() }
  expect(fieldGroup('showRating', fields)).toBe('Content')
  expect(fieldGroup('showShadow', fields)).toBe('Look and behaviour')
})
