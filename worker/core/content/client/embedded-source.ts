import type { PublishedSource } from '../cache/access.ts'

/** The published content of a delivery API that `fetch` reaches; the token chooses the space. */
export const embeddedAt = (fetch: PublishedSource['fetch'], token: string): PublishedSource => ({
  endpoint: 'http://content.invalid/v2',
  token,
  version: 'published',
  fetch,
})
