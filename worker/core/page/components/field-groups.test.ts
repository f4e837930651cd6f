import { expect, it } from 'vitest'
import { bloks } from '../../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { datetime } from '../../../../blocks/_kit/fields/datetime.ts'
import type { Field } from '../../../../blocks/_kit/fields/field.ts'
import { icon } from '../../../../blocks/_kit/fields/icon.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { options } from '../../../../blocks/_kit/fields/options.ts'
import { relation } from '../../../../blocks/_kit/fields/relation.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { fieldGroup, fieldSections, governingSwitch } from './field-groups.ts'

const fields = {
  showCallback: boolean(),
  callback: text(),
  callbackLabel: text(),
  callbacks: text(),
  isPurchase: boolean(),
  purchaseItem: text(),
  showStart: boolean(),
  startDate: datetime({ required: true }),
  showName: text(),
  nameLabel: text(),
}

it.each([
  ['callback', 'showCallback'],
  ['callbackLabel', 'showCallback'],
  ['callbacks', undefined],
  ['purchaseItem', 'isPurchase'],
  ['startDate', undefined],
  ['nameLabel', undefined],
  ['showCallback', undefined],
])('the field %s counts with %s', (name, expected) => {
  expect(governingSwitch(name, fields)).toBe(expected)
})

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

const rating = { showStarRating: boolean(), starRatingScore: text(), starRatingLabel: text() }
const flag = { flagText: text(), flagLink: multilink(), flagIcon: icon() }
const further = { headline: text(), subline: text(), text: text(), ctaLabel: text(), ctaLink: multilink() }

it('a long form has a section for fields about one thing, with their switch', () => {
  expect(fieldSections({ ...rating, ...flag, ...further, rounded: boolean() })).toEqual([
    { title: 'Star rating', keys: ['showStarRating', 'starRatingScore', 'starRatingLabel'] },
    { title: 'Flag', keys: ['flagText', 'flagLink', 'flagIcon'] },
  ])
})

it('a short form has none', () => {
  expect(fieldSections({ ...rating, ...flag })).toEqual([])
})
