import { block } from '../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../blocks/_kit/fields/asset.ts'
import { number } from '../../../blocks/_kit/fields/number.ts'
import { text, textarea } from '../../../blocks/_kit/fields/text.ts'

/** Story type `testimonial-person` (requirement people-blocks/testimonial). */
export const schema = block(
  { title: 'Testimonial person', description: 'Somebody who studied here, and what they say.' },
  {
    fullName: text(),
    title: text({ description: 'Programme or occupation.' }),
    headline: text(),
    quote: textarea({ description: 'Without quotation marks.' }),
    photo: asset({ description: 'A portrait; it is cut 1:1.' }),
    age: number({ min: 1, max: 120 }),
    studyStart: text({ description: 'When the person began: "Oktober 2024".' }),
    starRating: number({ min: 0, max: 5 }),
  },
)
