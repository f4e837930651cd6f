import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { searchFields } from '../_kit/search-field-props.ts'

const { resultsPage: _, ...fieldFields } = searchFields

/** Requirement tools/search-page. */
export const schema = block(
  {
    title: 'Search results',
    category: 'tools',
    description:
      'A search field, and what it finds, by kind; before a search its suggestions. For the search page of a site.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }),
    contactLink: multilink({ description: 'Where the chat leads without script. Default: the contact page' }),
    ...fieldFields,
    aside: bloks({ description: 'Beside the results on large screens: a contact, say' }),
  },
)
