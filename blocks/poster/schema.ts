import { block } from '../_kit/block-schema.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement media/drawings. */
export const schema = block(
  {
    title: 'Poster',
    category: 'media',
    description: 'One figure as large as a poster, cut by a spot of colour.',
  },
  {
    figure: text({ description: 'At most eight characters: 3+2, 0 €, 84 %' }),
    name: text({
      description: 'What it means, for those who do not see it: three days at work, two in class',
    }),
  },
)
