import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { fallbackNotice } from '../_kit/fallback-notice-props.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import { levelBelow } from '../_kit/heading.tsx'
import { newsDay, topicName } from '../_kit/news.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { chosen, newest, PER_PAGE } from './data.ts'
import { messages } from './messages.ts'
import { parameterNames } from './parameters.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The answer of `news-list`; the call's schema gives it this shape. */
export interface NewsAnswer {
  readonly value: readonly {
    readonly uuid: string
    readonly title: string
    readonly description?: string | undefined
    readonly path: string
    readonly image?: { readonly filename: string; readonly alt: string } | undefined
    readonly publishedAt: number
    readonly topic: string
    readonly author?: string | undefined
  }[]
  readonly total: number
  /** The page that was taken, from 1. */
  readonly page: number
  readonly failed?: true | undefined
}

interface NewsState {
  readonly topic?: string
  readonly page?: number
}

function addressOf(path: string, { topic, page = 1 }: NewsState): string {
  const query = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(topic && { topic }) })
  return `${query}` ? `${path}?${query}` : path
}

/** Articles of a teaser. */
const inTeaser = { cards: 3, rows: 2 } as const

function summaryOf(total: number, isEmpty: boolean, words: Record<keyof typeof messages.de, string>): string {
  if (total) return total === 1 ? words.one : fillTemplate(words.many, { count: total })
  return isEmpty ? words.noneYet : words.none
}

/** The same list in the page's other languages: not all articles are written in all of them. */
const elsewhere = (context: Context) =>
  context.alternates().flatMap(({ language, href }) => {
    // Alternates have languages of the site, all of which have words.
    const label = messages[language as keyof typeof messages]?.here
    return label && language !== context.language() ? [{ language, href, label }] : []
  })

/** Requirements tools/news, tools/missing-data. */
export function props(content: Content, context: Context, place: BlockPlace) {
  const { headline, headlineLevel, teaserOnly, teaserLook } = content
  const topics = context.newsTopics()
  const [, wanted = ''] = teaserOnly ? [] : (context.parameters(parameterNames)[0] ?? [])
  const topic = topics.find(({ code }) => code === wanted)?.code
  const selected = teaserOnly ? undefined : (context.data(chosen) as NewsAnswer | undefined)
  const answer = selected ?? (context.data(newest) as NewsAnswer | undefined)
  const words = context.words(messages)
  const language = context.language()
  const isRows = teaserOnly && teaserLook === 'rows'
  const path = teaserOnly && !isRows ? '' : context.path()
  const others = (answer?.value ?? []).filter(article => !isRows || article.path !== path)
  const articles = others.slice(0, teaserOnly ? inTeaser[teaserLook] : PER_PAGE).map(article => ({
    uuid: article.uuid,
    title: article.title,
    text: article.description,
    href: article.path,
    image: article.image && context.picture(article.image),
    date: newsDay(article.publishedAt, language, context.timeZone()),
    topic: topicName(article.topic, topics),
  }))
  if (teaserOnly && !articles.length) return undefined
  const isFailed = !answer || answer.failed === true
  const isEmpty = !isFailed && !topic && !articles.length
  const { total = 0, page = 1 } = answer ?? {}
  const last = Math.ceil(total / PER_PAGE)
  const linkTo = (number: number) =>
    number >= 1 && number <= last ? addressOf(path, { ...(topic && { topic }), page: number }) : undefined
  return {
    headline: headline ? { text: headline, level: headlineLevel } : undefined,
    level: levelBelow(headline ? headlineLevel : place.headingAbove()),
    articles,
    /** The whole list begins with a large article. */
    look: teaserOnly ? teaserLook : page === 1 ? ('lead' as const) : ('rows' as const),
    notice: isFailed ? fallbackNotice({ text: words.failed }, context) : undefined,
    summary: teaserOnly ? undefined : summaryOf(total, isEmpty, words),
    elsewhere: isEmpty ? elsewhere(context) : [],
    topics:
      teaserOnly || isEmpty || !topics.length
        ? []
        : [
            { label: words.all, href: addressOf(path, {}), isCurrent: !topic },
            ...topics.map(({ code, name }) => ({
              label: name,
              href: addressOf(path, { topic: code }),
              isCurrent: code === topic,
            })),
          ],
    paging:
      teaserOnly || last < 2
        ? undefined
        : {
            label: fillTemplate(words.page, { page, pages: last }),
            previous: linkTo(page - 1),
            next: linkTo(page + 1),
          },
    feed: teaserOnly ? undefined : `${path}feed.xml`,
    words,
  }
}

export type NewsListProps = NonNullable<ReturnType<typeof props>>
