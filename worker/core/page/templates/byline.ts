import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { isArticle } from '../../content/types/page.ts'
import type { Sheet } from './template.ts'

/** The blocks of an article of the news: after the first one, which has its title, who wrote it, and when. Those of other pages as they are. */
export function withByline(body: readonly RawBlock[], { content, make }: Sheet): readonly RawBlock[] {
  if (!isArticle(content)) return body
  const { topic, publishedOn, author } = content
  return body.toSpliced(1, 0, make('byline', 'byline', { topic, publishedOn, author }))
}
