import type { createContentApi } from '../../content-api/app.ts'
import { contentFetch } from '../../content-api/fetch.ts'
import type { PublishedSource } from '../cache/access.ts'

/** The published content of a delivery API that `fetch` reaches; the token chooses the space. */
export const embeddedAt = (fetch: PublishedSource['fetch'], token: string): PublishedSource => ({
  endpoint: 'http://content.invalid/v2',
  token,
  version: 'published',
  fetch,
})

/** The published content of the embedded delivery API. */
export const embeddedSource = (
  api: ReturnType<typeof createContentApi>,
  token = 'embedded-public',
): PublishedSource => embeddedAt(contentFetch(api), token)
