import { block } from '../_kit/block-schema.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { accentNames } from '../_kit/themes/theme.ts'

/** Requirement people-blocks/star-rating. */
export const schema = block(
  { title: 'Star rating', category: 'people', description: 'Five stars, filled as far as a rating goes.' },
  {
    rating: number({ min: 0, max: 5, description: 'Out of 5, e.g. 4,6' }),
    percentage: number({ min: 0, max: 100, description: 'Instead of the rating: 92 is 4,6 of 5' }),
    label: text({ description: 'Beside the stars: who rated, and how many did' }),
    color: option(accentNames),
  },
)
