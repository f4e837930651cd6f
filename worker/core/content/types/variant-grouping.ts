import { block } from '../../../../blocks/_kit/block-schema.ts'
import { relations } from '../../../../blocks/_kit/fields/relation.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { programmeFields } from './programme-fields.ts'
import { templateFields } from './template-fields.ts'

export const groupingFields = {
  ...templateFields,
  ...programmeFields,
  products: relations('product', { description: 'One card each.' }),
  recognitionOfAchievements: richtext(),
}

/** Story type `variant-grouping`: the study models of a programme (requirement content-model/variant-grouping). */
export const schema = block(
  { title: 'Group of study models', description: 'One programme, and the models in which it is taught.' },
  groupingFields,
)
