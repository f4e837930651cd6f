import { block } from '../_kit/block-schema.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement tools/table-view. */
export const schema = block(
  {
    title: 'Programme table',
    category: 'programmes',
    description: 'All programmes of the site as a table, which visitors sort and group.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }),
    finderLink: multilink({ description: 'The page with the study finder.' }),
    contactLink: multilink({ description: 'Who helps while the list of programmes cannot be shown.' }),
  },
)
