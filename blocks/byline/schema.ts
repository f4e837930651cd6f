import { block } from '../_kit/block-schema.ts'
import { datetime } from '../_kit/fields/datetime.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { newsTopics } from '../_kit/news.ts'

/** Requirement tools/news. */
export const schema = block(
  {
    title: 'Byline',
    category: 'text',
    description: 'Who wrote an article, and when. Stands on each article of the news by itself.',
  },
  { topic: option(newsTopics), publishedOn: datetime(), author: text() },
)
