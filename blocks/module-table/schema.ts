import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

const course = {
  title: text({ required: true }),
  ects: text({ translatable: false, description: 'Credits, as a number' }),
}

/** Requirement programme-blocks/modules. */
export const schema = block(
  {
    title: 'Module table',
    category: 'programmes',
    description: 'The courses of a programme by module, with their credits.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h3' }),
    modules: items('module', { title: text(), courses: items('module-course', course) }),
  },
)
