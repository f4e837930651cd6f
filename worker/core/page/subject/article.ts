import type { ArticleLeaf } from 'schema-dts'
import { articleOf } from '../../content/types/page.ts'
import { changedSince, type Story } from '../../content/types/story.ts'
import { type DescribedPage, providerOf } from './organization.ts'
import { present } from './present.ts'

export interface ArticleSubject {
  readonly publishedAt: number
  readonly author: string | undefined
  /** Time of its last change (epoch milliseconds), if that is after its publication. */
  readonly changedAt: number | undefined
}

export function articleSubject(story: Story): ArticleSubject | undefined {
  const article = articleOf(story.content)
  return (
    article && {
      publishedAt: article.publishedAt,
      author: article.author,
      changedAt: changedSince(story, article.publishedAt),
    }
  )
}

interface ArticlePage extends DescribedPage {
  readonly article: ArticleSubject
}

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
    dateModified: article.changedAt === undefined ? undefined : new Date(article.changedAt).toISOString(),
    author: article.author ? { '@type': 'Person', name: article.author } : provider,
    publisher: provider,
  })
}
