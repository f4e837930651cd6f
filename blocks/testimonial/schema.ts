import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { text, textarea } from '../_kit/fields/text.ts'
import { accentNames } from '../_kit/themes/theme.ts'

/** Requirement people-blocks/testimonial. */
export const schema = block(
  { title: 'Testimonial', description: 'What somebody says, with name, face and rating.' },
  {
    quote: textarea({ description: 'What the person says, without quotation marks' }),
    fullName: text(),
    title: text({ description: 'Programme or occupation' }),
    age: number({ min: 1, max: 120, description: 'In years' }),
    studyStart: text({ description: 'When the person began: "Oktober 2024"' }),
    starRating: number({ min: 0, max: 5, description: 'Out of 5; nothing is shown for 0' }),
    photo: asset({ description: 'A portrait; it is cut 1:1' }),
    headline: text(),
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
