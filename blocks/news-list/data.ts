import type { ContentOf } from '../_kit/block-schema.ts'
import type { Need, NeedAddress } from '../_kit/context.ts'
import type { schema } from './schema.ts'

/** Articles on a page. */
export const PER_PAGE = 6

const query = { perPage: String(PER_PAGE) }

export const newest: Need = { call: 'news-list', query }

/** The call's topic and page: an unknown topic means all articles, and a page past the last one means the last. */
function chosenIn(answer: unknown, { parameter, newsTopics }: NeedAddress) {
  const topic = parameter('topic')
  if (topic && !newsTopics.some(({ code }) => code === topic)) return undefined
  // The call's schema gives the answer this shape.
  const last = Math.ceil((answer as { readonly total: number }).total / PER_PAGE)
  const written = parameter('page')
  const page = /^[1-9]\d{0,3}$/.test(written) ? Math.min(Number(written), Math.max(last, 1)) : 1
  return topic || page > 1 ? { topic, page: String(page) } : undefined
}

/** The articles of the topic and the page that the address names. The call is not made for the first page of all topics, which is `newest`. */
export const chosen: Need = { call: 'news-list', query, after: { need: newest, input: chosenIn } }

/** A teaser has the newest at each address. */
export const data = ({ teaserOnly }: ContentOf<typeof schema>): readonly Need[] =>
  teaserOnly ? [newest] : [newest, chosen]
