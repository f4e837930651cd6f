import StoryblokClient, { type ISbConfig } from 'storyblok-js-client'
import type { SpaceSeed } from '../../../core/content/space-schema.ts'
import { CV, SPACE_ID } from '../../../tests/setup/numbered-stories.ts'
import { createContentApi } from '../app.ts'
import { contentFetch } from '../fetch.ts'
import { spaceEntries } from '../space.ts'

export const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)

export async function putSpace(kv: KVNamespace, seed: SpaceSeed): Promise<void> {
  for (const { key, value } of spaceEntries(seed)) await kv.put(key, value)
}

export const makeApi = (kv: KVNamespace, spaceIds: readonly number[] = [SPACE_ID]) =>
  createContentApi({ kv, spaceIds, now: () => NOW })

/** The published client as the site makes it: one a request, no cache, `cv` by hand. */
export function makeClient(
  kv: KVNamespace,
  accessToken = 'preview-token',
  { spaceIds, ...config }: ISbConfig & { readonly spaceIds?: readonly number[] } = {},
) {
  const api = makeApi(kv, spaceIds)
  return new StoryblokClient({
    accessToken,
    endpoint: 'http://content.local/v2',
    fetch: (input: RequestInfo | URL, init?: RequestInit) => contentFetch(api)(input, init),
    rateLimit: 1000,
    cache: { type: 'none', clear: 'manual', cv: 'manual' },
    ...config,
  })
}

/** A plain request without following redirects; `query` follows token and `cv`. */
export const call = async (kv: KVNamespace, path: string, query = '', token = 'preview-token') =>
  makeApi(kv).request(`http://content.local/v2/cdn/${path}?token=${token}&cv=${CV}&${query}`)
