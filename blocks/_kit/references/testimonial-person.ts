import { asset } from '../fields/asset.ts'
import { number } from '../fields/number.ts'
import { text, textarea } from '../fields/text.ts'

/** A person with a quote: fields of the story type `testimonial-person`, and of the block. */
export const testimonialPerson = {
  quote: textarea({ description: 'What the person says, without quotation marks' }),
  fullName: text(),
  title: text({ description: 'Programme or occupation' }),
  age: number({ min: 1, max: 120, description: 'In years' }),
  studyStart: text({ description: 'When the person began: "Oktober 2024"' }),
  starRating: number({ min: 0, max: 5, description: 'Out of 5; nothing is shown for 0' }),
  photo: asset({ description: 'A portrait; it is cut 1:1' }),
  headline: text(),
}
