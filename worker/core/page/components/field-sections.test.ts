import { expect, it } from 'vitest'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { icon } from '../../../../blocks/_kit/fields/icon.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { fieldSections } from './field-sections.ts'

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
