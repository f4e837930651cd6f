import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement tools/events-page. */
export const schema = block(
  {
    title: 'Events',
    category: 'cards',
    description:
      'The events to come, the next first: all, those online or those on site. Its page has a calendar.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }),
    teaserOnly: boolean({ description: 'The next event alone, as a teaser on other pages.' }),
  },
)
