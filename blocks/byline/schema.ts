import { block } from '../_kit/block-schema.ts'
import { datetime } from '../_kit/fields/datetime.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement tools/news. */
export const schema = block(
  {
    title: 'Byline',
    category: 'text',
    description: 'Who wrote an article, and when. Stands on each article of the news by itself.',
  },
  {
    topic: text({ translatable: false, description: 'Code of a topic of the defaults' }),
    publishedOn: datetime(),
    author: text(),
  },
)
