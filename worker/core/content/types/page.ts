import { block } from '../../../../blocks/_kit/block-schema.ts'
import { datetime } from '../../../../blocks/_kit/fields/datetime.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { pageFields } from './page-fields.ts'

/** Fields of a page that is an article of the news (requirement tools/news). */
export const articleFields = {
  topic: text({
    translatable: false,
    description: 'Makes an article of the news of the page: the code of a topic of the defaults.',
  }),
  publishedOn: datetime({ description: 'Of an article; without it the page is none.' }),
  author: text({ description: 'Of an article: who wrote it.' }),
}

/** Story type `page`: free blocks. */
export const schema = block(
  { title: 'Page', description: 'A page of free blocks, or an article of the news.' },
  {
    ...pageFields,
    ...articleFields,
    layout: option(['basic', 'page', 'blank'], { defaultValue: 'page' }),
  },
)
