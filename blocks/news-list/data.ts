import type { ContentOf } from '../_kit/block-schema.ts'
import type { Need, NeedAddress } from '../_kit/context.ts'
import type { schema } from './schema.ts'

/** Articles on a page. */
export const PER_PAGE = 6

const query = { perPage: String(PER_PAGE) }

export const newest: Need = { call: 'news-list', query }

/** Only topics of the defaults and pages that there are make a question of their own. */
function chosenIn(answer: unknown, { parameter, newsTopics }: NeedAddress) {
  const topic = parameter('topic')
  if (topic && !newsTopics.some(({ code }) => code === topic)) return undefined
  // The call's schema gives the answer this shape.
  const last = Math.ceil((answer as { readonly total: number }).total / PER_PAGE)
  const written = parameter('page')
  const page = /^[1-9]\d{0,3}$/.test(written) ? Math.min(Number(written), Math.max(last, 1)) : 1
  return topic || page > 1 ? { topic, page: String(page) } : undefined
}

/** What the address asks for; undefined where that is the newest of all. */
export const chosen: Need = { call: 'news-list', query, after: { need: newest, input: chosenIn } }

/** A teaser has the newest at each address. */
export const data = ({ teaserOnly }: ContentOf<typeof schema>): readonly Need[] =>
  teaserOnly ? [newest] : [newest, chosen]
