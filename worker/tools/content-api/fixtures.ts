import StoryblokClient, { type ISbConfig } from 'storyblok-js-client'
import type { SpaceSeed, StoredStory, StoryRecord } from '../../../kv-seed/space-schema.ts'
import { createContentApi } from './app.ts'
import { contentFetch } from './fetch.ts'
import { spaceEntries } from './space.ts'

export const SPACE_ID = 1000
export const CV = 1_700_000_000
export const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)

/** A readable uuid: `uuidOf(7)` ends in 7. */
export const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

/** A story with defaults for the fields that a test does not set. */
export function makeStory(id: number, fields: Partial<StoredStory> = {}): StoredStory {
  const slug = fields.slug ?? fields.full_slug?.split('/').at(-1) ?? `story-${id}`
  return {
    id,
    uuid: uuidOf(id),
    name: `Story ${id}`,
    slug,
    full_slug: fields.full_slug ?? slug,
    content: { _uid: `uid-${id}`, component: 'page', title: `Title ${id}` },
    position: id,
    created_at: '2025-01-01T10:00:00.000Z',
    published_at: '2025-02-01T10:00:00.000Z',
    first_published_at: '2025-01-15T10:00:00.000Z',
    ...fields,
  }
}

/** Draft and published alike. */
export const bothOf = (story: StoredStory): StoryRecord => ({ draft: story, published: story })

export const makeSeed = (stories: readonly StoryRecord[], fields: Partial<SpaceSeed> = {}): SpaceSeed => ({
  id: SPACE_ID,
  name: 'Demonstration',
  domain: 'https://example.test/',
  version: CV,
  language_codes: ['en', 'es-co'],
  tokens: { public: 'public-token', preview: 'preview-token' },
  stories,
  datasources: [],
  ...fields,
})

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
export const ask = async (kv: KVNamespace, path: string, query = '', token = 'preview-token') =>
  makeApi(kv).request(`http://content.local/v2/cdn/${path}?token=${token}&cv=${CV}&${query}`)
