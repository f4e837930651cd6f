import { block } from '../../../../blocks/_kit/block-schema.ts'
import { bloks } from '../../../../blocks/_kit/fields/bloks.ts'
import { groupingFields } from './variant-grouping.ts'

export const individualGroupingFields = {
  ...groupingFields,
  cards: bloks({ allowed: ['card'], description: 'Shown after the cards of the products.' }),
}

/** Story type `individual-grouping`: programmes that editors group, such as all bachelors of a field. */
export const schema = block(
  { title: 'Group of programmes', description: 'Programmes that belong together.' },
  individualGroupingFields,
)
