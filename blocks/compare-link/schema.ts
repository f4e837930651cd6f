import { block } from '../_kit/block-schema.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement tools/comparison: the way to it from the pages of programmes. */
export const schema = block(
  {
    title: 'Link to the comparison',
    category: 'programmes',
    description: 'Leads to the comparison of programmes with some chosen.',
  },
  {
    link: multilink({ description: 'The page with the comparison.' }),
    careIds: text({
      translatable: false,
      description: 'Ids in the student management system, with commas.',
    }),
  },
)
