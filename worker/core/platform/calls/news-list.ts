import * as v from 'valibot'
import { image, text } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import type { LibraryEntry } from '../library-entry.ts'
import { count, language, optionalName, pageNumber } from '../page-query.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const article = v.object({
  uuid: v.optional(v.string(), ''),
  title: v.string(),
  description: text,
  path: v.string(),
  image,
  /** Epoch milliseconds. */
  publishedAt: v.number(),
  /** Time of its last change, if that is after its publication. */
  changedAt: v.optional(v.number()),
  topic: v.pipe(v.string(), v.minLength(1)),
  author: text,
})

const answer = v.object({
  value: v.array(article),
  /** Number of all articles of the topic. */
  total: whole,
  /** The page that `value` is, from 1. */
  page: v.pipe(whole, v.minValue(1)),
})

interface Answer extends v.InferOutput<typeof answer> {
  /** The call failed: its list is empty although there may be articles. */
  readonly failed?: true
}

/** Characters of the code of a topic. */
const LONGEST_TOPIC = 60

const query = v.object({
  space: optionalName,
  language,
  // Visitors write these two into addresses: another value counts as absent.
  topic: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TOPIC)), ''), ''),
  page: v.fallback(v.optional(pageNumber, '1'), 1),
  perPage: count(50, 10),
})

function articleOf({ publishedAt, topic, ...entry }: LibraryEntry) {
  if (publishedAt === undefined || !topic) return []
  const { uuid, title, description, path, image, changedAt, author } = entry
  return [{ uuid, title, description, path, image, publishedAt, changedAt, topic, author }]
}

/** The news articles, the newest first, in pages; a page number beyond the last means the last page. */
export const call = platformCall<v.InferOutput<typeof query>, Answer>({
  path: 'v2/news/list',
  query,
  answer,
  async embedded({ language: requested, topic, page, perPage }, dependencies) {
    const { library, defaultLanguage, isForPage } = dependencies
    const language = requested || defaultLanguage
    const found = await library.news(
      { language, topic, page, perPage },
      { isStored: isForPage && !topic && page === 1 },
    )
    const { entries, total, next } = found
    return {
      answer: { value: entries.flatMap(articleOf), total, page: found.page },
      validUntil: next,
    }
  },
  isOwn: true,
  deadline: 1500,
  fallback: { value: [], total: 0, page: 1, failed: true },
  isList: true,
})
