import { escapeXml } from '../../core/base/escape-xml.ts'

export interface FeedArticle {
  readonly uuid: string
  readonly title: string
  readonly description?: string | undefined
  readonly path: string
  /** Epoch milliseconds. */
  readonly publishedAt: number
  /** Time of its last change, if that is after its publication. */
  readonly changedAt?: number | undefined
  readonly author?: string | undefined
}

export interface Feed {
  readonly title: string
  /** Name of the site: the author of articles that name none. */
  readonly site: string
  readonly origin: string
  /** Paths of the page with the articles, and of the feed. */
  readonly page: string
  readonly path: string
  readonly language: string
  /** The newest first. */
  readonly articles: readonly FeedArticle[]
}

const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''

const person = (name: string) => `<author>${element('name', name)}</author>`

const time = (moment: number) => new Date(moment).toISOString()

const link = (relation: string, href: string, type: string) =>
  `<link rel="${relation}" type="${type}" href="${escapeXml(href)}"/>`

const updatedOf = ({ publishedAt, changedAt = publishedAt }: FeedArticle) => changedAt

function entryOf(article: FeedArticle, origin: string): string {
  const { uuid, title, description, path, publishedAt, author } = article
  return [
    '<entry>',
    element('id', `urn:uuid:${uuid}`),
    element('title', title),
    link('alternate', new URL(path, origin).href, 'text/html'),
    element('published', time(publishedAt)),
    element('updated', time(updatedOf(article))),
    author ? person(author) : '',
    element('summary', description),
    '</entry>\n',
  ].join('')
}

/** A feed of articles (RFC 4287). Its ids are those of the stories, so that a reader recognises an article after it moved. */
export function writeAtomFeed({ title, site, origin, page, path, language, articles }: Feed): string {
  const address = new URL(path, origin).href
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', address),
    element('title', title),
    element('updated', time(Math.max(0, ...articles.map(updatedOf)))),
    person(site),
    link('self', address, 'application/atom+xml'),
    link('alternate', new URL(page, origin).href, 'text/html'),
    '\n',
    ...articles.map(article => entryOf(article, origin)),
    '</feed>\n',
  ].join('')
}
