import type { ArticleLeaf, PersonLeaf } from 'schema-dts'
import { plainText } from '../../content/plain-text.ts'
import { articleOf } from '../../content/types/page.ts'
import { personSchema as schema } from '../../content/types/person.ts'
import { readContent } from '../../content/types/read-content.ts'
import { changedSince, type Story } from '../../content/types/story.ts'
import { type DescribedPage, present, providerOf } from './organization.ts'

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

export interface PersonSubject {
  readonly role: string | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly profiles: readonly string[]
  readonly subjects: readonly string[]
}

/** Reads the person of a person story; undefined for other stories. */
export function personSubject({ content }: Story): PersonSubject | undefined {
  if (content.component !== 'person') return undefined
  const { role, email, phone, subjects, ...person } = readContent(schema.fields, content)
  const networks = [person.linkedIn, person.xing, person.facebook, person.researchGate, person.orcid]
  return {
    role: role && plainText(role),
    email,
    phone,
    profiles: networks.flatMap(link => (link?.linktype === 'url' ? link.address : [])),
    subjects: subjects.flatMap(({ title }) => (title ? plainText(title) : [])),
  }
}

interface PersonPage extends DescribedPage {
  readonly person: PersonSubject
}

/** The structured data of a teacher. */
export const personOf = ({ person, name, description, url, image, site, origin }: PersonPage): PersonLeaf =>
  present<PersonLeaf>({
    '@type': 'Person',
    name,
    description,
    url,
    image,
    jobTitle: person.role,
    email: person.email,
    telephone: person.phone,
    worksFor: providerOf(site, origin),
    knowsAbout: person.subjects,
    sameAs: person.profiles,
  })
