import { block } from '../../../../blocks/_kit/block-schema.ts'
import { landingPageFields } from './template-fields.ts'
import { groupingFields } from './variant-grouping.ts'

/** Story type `lp-variant-grouping`. */
export const schema = block(
  {
    title: 'Group of study models, landing page',
    description: 'One programme for visitors of an advertisement.',
  },
  { ...groupingFields, ...landingPageFields },
)
