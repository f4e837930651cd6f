import { block } from '../_kit/block-schema.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement tools/study-finder. */
export const schema = block(
  {
    title: 'Study finder',
    category: 'tools',
    description: 'The programmes of the site, which visitors narrow down by filters.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }),
    comparisonLink: multilink({ description: 'The page with the comparison of programmes.' }),
    contactLink: multilink({ description: 'Who helps while the list of programmes cannot be shown.' }),
  },
)
