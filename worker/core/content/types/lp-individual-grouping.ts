import { block } from '../../../../blocks/_kit/block-schema.ts'
import { individualGroupingFields } from './individual-grouping.ts'
import { landingPageFields } from './template-fields.ts'

/** Story type `lp-individual-grouping`. */
export const schema = block(
  { title: 'Group of programmes, landing page', description: 'Programmes for visitors of an advertisement.' },
  { ...individualGroupingFields, ...landingPageFields },
)
