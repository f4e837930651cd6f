import type { Need } from '../_kit/context.ts'

/** Articles on a page. */
export const PER_PAGE = 6

const query = { perPage: String(PER_PAGE) }

export const newest: Need = { call: 'news-list', query }
export const chosen: Need = { call: 'news-list', query, parameters: { topic: 'topic', page: 'page' } }

export const data = (): readonly Need[] => [newest, chosen]
