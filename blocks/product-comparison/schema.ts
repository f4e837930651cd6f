import { block } from '../_kit/block-schema.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement tools/comparison. */
export const schema = block(
  {
    title: 'Product comparison',
    category: 'programmes',
    description: 'Up to four programmes of the site side by side, which the address names.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }),
    preset: text({
      translatable: false,
      description: 'Ids in the student management system, with commas: shown where the address names none.',
    }),
    finderLink: multilink({ description: 'The page with the study finder.' }),
    contactLink: multilink({ description: 'Who helps while the list of programmes cannot be shown.' }),
  },
)
