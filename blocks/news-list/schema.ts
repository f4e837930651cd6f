import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement tools/news. */
export const schema = block(
  {
    title: 'News',
    category: 'cards',
    description: 'The articles of the news, the newest first, by topic and in pages. Its page has a feed.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }),
    teaserOnly: boolean({ description: 'The three newest alone, as a teaser on other pages.' }),
    teaserLook: option(['cards', 'rows'], {
      defaultValue: 'cards',
      description:
        'Cards with pictures, or two rows without them. Rows leave out the article of their own page.',
    }),
  },
)
