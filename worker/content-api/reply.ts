import type { Page } from './paging.ts'

/** What an endpoint says, before it is a response. */
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

/** Published answers are kept by shared caches, which their content version tells apart; nothing else is. */
const CACHE = {
  shared: 'public, s-maxage=604800, max-age=0',
  never: 'max-age=0, private, must-revalidate',
}

type Options = { readonly isShared: boolean; readonly now: number }

const commonHeaders = ({ isShared, now }: Options) => ({
  'cache-control': isShared ? CACHE.shared : CACHE.never,
  date: new Date(now).toUTCString(),
})

export function toResponse({ status, body, paging }: Reply, options: Options): Response {
  const headers = new Headers({
    ...commonHeaders({ ...options, isShared: options.isShared && status === 200 }),
    'content-type': 'application/json; charset=utf-8',
  })
  if (paging) {
    headers.set('total', String(paging.total))
    headers.set('per-page', String(paging.perPage))
  }
  return new Response(JSON.stringify(body), { status, headers })
}

/** The same address with the content version, by which caches hold published answers apart. */
export function redirectToVersion(url: URL, version: number, now: number): Response {
  const location = `${url.pathname}${url.search}${url.search ? '&' : '?'}cv=${version}`
  const headers = new Headers({ ...commonHeaders({ isShared: false, now }), location })
  return new Response(null, { status: 301, headers })
}
