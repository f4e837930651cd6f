import type { Page } from './paging.ts'

/** An endpoint's answer, before it becomes a response. */
export type Reply = {
  readonly status: number
  readonly body: unknown
  readonly paging?: Page<unknown>['paging']
}

export const answer = (body: unknown, paging?: Page<unknown>['paging']): Reply => ({
  status: 200,
  body,
  ...(paging && { paging }),
})

/** Status and body of every error. https://www.storyblok.com/docs/api/content-delivery/v2/getting-started/errors */
export const failures = {
  unauthorized: { status: 401, body: { error: 'Unauthorized' } },
  notFound: { status: 404, body: ['This record could not be found'] },
  unavailable: { status: 503, body: { error: 'Service Unavailable' } },
  unprocessable: (error: string) => ({ status: 422, body: { error } }),
} satisfies Record<string, Reply | ((error: string) => Reply)>

/**
 * How long shared caches store an answer: published content for long, under its content version; the version itself for
 * two seconds; drafts and errors never. https://www.storyblok.com/docs/concepts/caching
 */
const CACHE = {
  versioned: 'public, s-maxage=604800, max-age=0',
  briefly: 'public, s-maxage=2, max-age=0',
  never: 'max-age=0, private, must-revalidate',
}

export type Caching = keyof typeof CACHE
type Options = { readonly caching: Caching; readonly now: number }

const commonHeaders = ({ caching, now }: Options) => ({
  'cache-control': CACHE[caching],
  date: new Date(now).toUTCString(),
})

export function toResponse({ status, body, paging }: Reply, options: Options): Response {
  const headers = new Headers({
    ...commonHeaders({ ...options, caching: status === 200 ? options.caching : 'never' }),
    'content-type': 'application/json; charset=utf-8',
  })
  if (paging) {
    headers.set('total', String(paging.total))
    headers.set('per-page', String(paging.perPage))
  }
  return new Response(JSON.stringify(body), { status, headers })
}

/** The same address with the content version, which is part of the key in shared caches. */
export function redirectToVersion(url: URL, version: number, now: number): Response {
  const location = `${url.pathname}${url.search}${url.search ? '&' : '?'}cv=${version}`
  const headers = new Headers({ ...commonHeaders({ caching: 'never', now }), location })
  return new Response(null, { status: 301, headers })
}
