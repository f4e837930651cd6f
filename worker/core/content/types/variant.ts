import { block } from '../../../../blocks/_kit/block-schema.ts'
import { bloks } from '../../../../blocks/_kit/fields/bloks.ts'
import { relation } from '../../../../blocks/_kit/fields/relation.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { geoRestrictedUsps } from '../../../../blocks/_kit/usp-fields.ts'
import { withdrawalLink } from '../../../../blocks/course-terms/schema.ts'
import { programmeFields } from './programme-fields.ts'
import { templateFields } from './template-fields.ts'

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
export const schema = block(
  { title: 'Programme', description: 'A programme in one study model, with its prices and facts.' },
  variantFields,
)
