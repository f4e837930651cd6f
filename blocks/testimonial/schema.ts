import { block } from '../_kit/block-schema.ts'
import { option } from '../_kit/fields/option.ts'
import { reference } from '../_kit/fields/relation.ts'
import { testimonialPerson } from '../_kit/references/shared-stories.ts'
import { accentNames } from '../_kit/themes/theme.ts'

/** Requirement people-blocks/testimonial. */
export const schema = block(
  {
    title: 'Testimonial',
    category: 'people',
    description: 'What somebody says, with name, face and rating.',
  },
  {
    ...testimonialPerson,
    person: reference('testimonial-person', testimonialPerson, {
      description: 'What the block does not say itself is said of this person',
    }),
    headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h3' }),
    layout: option(['small', 'large'], {
      defaultValue: 'small',
      description: 'Small: a card, also in grids; large: over the whole width',
    }),
    color: option(accentNames, {
      defaultValue: 'pink',
      description: 'Colour of the marks; some themes take their own',
    }),
  },
)
