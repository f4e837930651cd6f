import { block } from '../_kit/block-schema.ts'
import { contactFields } from '../_kit/contact-fields.ts'
import { option } from '../_kit/fields/option.ts'
import { reference } from '../_kit/fields/relation.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement people-blocks/contact-block. */
export const schema = block(
  {
    title: 'Contact',
    category: 'people',
    description:
      'Who answers questions, and on which channels. Left empty: the contact of the page and its visitor.',
    heading: ({ headlineLevel }) => headlineLevel,
  },
  {
    headline: text({ description: 'Default: the name of the person' }),
    headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h2' }),
    person: reference('contact-person', contactFields, {
      description: 'A contact of the site; the fields below stand in its place where they are filled',
    }),
    ...contactFields,
  },
)
