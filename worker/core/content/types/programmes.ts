import { block } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { bloks, items } from '../../../../blocks/_kit/fields/bloks.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { relation, relations } from '../../../../blocks/_kit/fields/relation.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { geoRestrictedUsps, usps } from '../../../../blocks/_kit/usp-fields.ts'
import { withdrawalLink } from '../../../../blocks/course-terms/schema.ts'
import { landingPageFields, templateFields } from './page.ts'

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

export const variantFields = {
  ...templateFields,
  ...programmeFields,
  product: relation('product', { description: 'Degree, prices and admission come from it.' }),
  geoRestrictedUsps,
  advantageCommunicationFacts: bloks({ allowed: ['fact'] }),
  feesHeadline: text(),
  feesDescription: richtext(),
  withdrawalLink,
}

/** Story type `variant`: one way to study a programme (requirement content-model/variant). */
export const variantSchema = block(
  { title: 'Programme', description: 'A programme in one study model, with its prices and facts.' },
  variantFields,
)

export const groupingFields = {
  ...templateFields,
  ...programmeFields,
  products: relations('product', { description: 'One card each.' }),
  recognitionOfAchievements: richtext(),
}

/** Story type `variant-grouping`: the study models of a programme (requirement content-model/variant-grouping). */
export const variantGroupingSchema = block(
  { title: 'Group of study models', description: 'One programme, and the models in which it is taught.' },
  groupingFields,
)

export const individualGroupingFields = {
  ...groupingFields,
  cards: bloks({ allowed: ['card'], description: 'Shown after the cards of the products.' }),
}

/** Story type `individual-grouping`: programmes that editors group, such as all bachelors of a field. */
export const individualGroupingSchema = block(
  { title: 'Group of programmes', description: 'Programmes that belong together.' },
  individualGroupingFields,
)

/** Story type `lp-variant`: the landing page of a programme. */
export const lpVariantSchema = block(
  { title: 'Programme, landing page', description: 'A programme for visitors of an advertisement.' },
  { ...variantFields, ...landingPageFields },
)

/** Story type `lp-variant-grouping`. */
export const lpVariantGroupingSchema = block(
  {
    title: 'Group of study models, landing page',
    description: 'One programme for visitors of an advertisement.',
  },
  { ...groupingFields, ...landingPageFields },
)

/** Story type `lp-individual-grouping`. */
export const lpIndividualGroupingSchema = block(
  { title: 'Group of programmes, landing page', description: 'Programmes for visitors of an advertisement.' },
  { ...individualGroupingFields, ...landingPageFields },
)
