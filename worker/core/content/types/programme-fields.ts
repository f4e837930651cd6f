import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { bloks, items } from '../../../../blocks/_kit/fields/bloks.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { relation } from '../../../../blocks/_kit/fields/relation.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { usps } from '../../../../blocks/_kit/usp-fields.ts'

const facts = bloks({ allowed: ['fact'] })

const careerPath = {
  title: text(),
  content: richtext(),
  image: asset(),
  link: multilink(),
}

/** Fields that programmes and groups of programmes share. */
export const programmeFields = {
  usps,
  factSet: items('fact-set', { headline: text(), facts }, { max: 1 }),
  careerPaths: items('career-path', careerPath),
  comparisonLink: multilink({ description: 'The page with the comparison of programmes.' }),
  additionalCostsContent: relation('additional-costs'),
  benefitSet: items('benefit-set', { headline: text(), benefits: facts }, { max: 1 }),
}
