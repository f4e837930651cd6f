import type { ArticleLeaf } from 'schema-dts'
import { articleOf } from '../../content/types/article.ts'
import type { Story } from '../../content/types/story.ts'
import { type DescribedPage, providerOf } from './organization.ts'
import { present } from './present.ts'

export interface ArticleSubject {
  readonly publishedAt: number
  readonly author: string | undefined
  /** When its story was published last, ISO 8601. */
  readonly changed: string | undefined
}

export function articleSubject({ content, published_at }: Story): ArticleSubject | undefined {
  const article = articleOf(content)
  return (
    article && {
      publishedAt: article.publishedAt,
      author: article.author,
      changed: published_at ?? undefined,
    }
  )
}

interface ArticlePage extends DescribedPage {
  readonly article: ArticleSubject
}

/** A change before the day of publication is none. */
const modifiedOf = ({ publishedAt, changed }: ArticleSubject) =>
  changed !== undefined && Date.parse(changed) > publishedAt ? changed : undefined

/** An article of the news (Google, "article"). */
export function newsArticleOf({
  article,
  name,
  description,
  url,
  image,
  site,
  origin,
}: ArticlePage): ArticleLeaf {
  const provider = providerOf(site, origin)
  return present<ArticleLeaf>({
    '@type': 'Article',
    headline: name,
    description,
    url,
    image,
    datePublished: new Date(article.publishedAt).toISOString(),
    dateModified: modifiedOf(article),
    author: article.author ? { '@type': 'Person', name: article.author } : provider,
    publisher: provider,
  })
}
