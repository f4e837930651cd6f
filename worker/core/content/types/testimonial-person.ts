import { block } from '../../../../blocks/_kit/block-schema.ts'
import { testimonialPerson } from '../../../../blocks/_kit/references/shared-stories.ts'

/** Story type `testimonial-person` (requirement people-blocks/testimonial). */
export const schema = block(
  { title: 'Testimonial person', description: 'Somebody who studied here, and what they say.' },
  testimonialPerson,
)
