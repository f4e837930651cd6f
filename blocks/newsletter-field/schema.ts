import { block } from '../_kit/block-schema.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement header-footer/newsletter-field. */
export const schema = block(
  {
    title: 'Newsletter field',
    description: 'A field for an address, which the form of the newsletter then has.',
    place: 'part',
  },
  {
    headline: text({ description: 'A few words above the field' }),
    text: text({ description: 'One sentence: what comes, and how often' }),
    page: multilink({ description: 'The page with the form of the newsletter' }),
    form: text({
      required: true,
      translatable: false,
      description: 'Id of that form; its field for the address is named `email`',
    }),
  },
)
