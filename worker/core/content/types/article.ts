import { articleFields } from './page.ts'
import { readContent } from './read-content.ts'

type Content = Readonly<Record<string, unknown>> & { readonly component: string }

/** An article of the news: its topic, when it was published (epoch milliseconds), and who wrote it. Undefined for any other content. */
export function articleOf(content: Content) {
  if (content.component !== 'page') return undefined
  const { topic, publishedOn, author } = readContent(articleFields, content)
  return topic && publishedOn !== undefined ? { topic, publishedAt: publishedOn, author } : undefined
}

export const isArticle = (content: Content): boolean => articleOf(content) !== undefined
