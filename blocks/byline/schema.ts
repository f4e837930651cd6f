import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { datetime } from '../_kit/fields/datetime.ts'
import { number } from '../_kit/fields/number.ts'
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
    photo: asset({ description: 'A portrait; it is cut 1:1' }),
    minutes: number({ min: 1, description: 'Time that a reader needs' }),
  },
)
